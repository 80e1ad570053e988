import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { absoluteUrl } from '#company/addresses.ts';
import type { SearchResult } from '#search/document.ts';
import { resultSchema } from '../../search/result-schema.ts';
import { searchQuery } from '../../search/search-endpoint.ts';
import type { McpOptions } from '../mcp-options.ts';
import { annotations, result } from './tool-result.ts';

const searchAnswer = z.object({
  results: z.array(resultSchema.omit({ path: true }).extend({ url: z.url().optional() })),
});

/** Search results with absolute URLs. */
function foundBy(results: readonly SearchResult[]): z.infer<typeof searchAnswer> {
  return { results: results.map(({ path, ...found }) => ({ ...found, ...(path && { url: absoluteUrl(path) }) })) };
}

/** The search of the site. */
export function registerSearch(server: McpServer, { search }: McpOptions): void {
  server.registerTool(
    'search',
    {
      title: 'Search the site',
      description: 'Finds services, packages, pages, blog posts, portfolio pieces and answers, best match first.',
      inputSchema: z.object({ query: searchQuery }),
      outputSchema: searchAnswer,
      annotations,
    },
    async ({ query }) => {
      const found = foundBy(await search(query));
      const lines = found.results.map(({ title, url, note }) => `- ${[title, note, url].filter(Boolean).join(', ')}`);
      return result([lines.join('\n') || 'Nothing was found.'], found);
    },
  );
}
