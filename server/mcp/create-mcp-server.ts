import { McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { orderPlace } from '#catalogue/say/order-words.ts';
import { absoluteUrl, orderApp } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import type { McpOptions } from './mcp-options.ts';
import { registerAsk } from './tools/ask.ts';
import { registerEstimate } from './tools/estimate.ts';
import { registerSearch } from './tools/search.ts';
import { registerServices } from './tools/services.ts';

/** The lists change only with a build, so clients may cache them for an hour. */
const kept = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The site's facts for programs: tools for questions and estimates, and every page as a resource. */
export function createMcpServer(options: McpOptions): McpServer {
  const { pages, version } = options;
  const server = new McpServer(
    { name: company.storagePrefix, title: company.name, version, websiteUrl: absoluteUrl('/') },
    {
      instructions: `Facts about ${company.legalName}: services, packages, prices in ${company.currency}, ${wording.time.noun}s and policies. Everything is read-only; orders are placed ${orderApp ? `at ${company.orderApp}` : orderPlace()}.`,
      cacheHints: {
        'tools/list': kept,
        'resources/list': kept,
        'resources/templates/list': kept,
        'resources/read': kept,
        'server/discover': kept,
      },
    },
  );
  registerAsk(server, options);
  registerServices(server, options);
  registerEstimate(server);
  registerSearch(server, options);
  server.registerResource(
    'pages',
    new ResourceTemplate(`${company.site}/{+page}.md`, { list: () => ({ resources: [...pages.list] }) }),
    { title: 'Pages', mimeType: 'text/markdown' },
    ({ href: uri }) => {
      const text = pages.read(uri);
      if (text === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no page ${uri}`);
      return { contents: [{ uri, mimeType: 'text/markdown', text }] };
    },
  );
  return server;
}
