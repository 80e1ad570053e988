import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Assistant } from '#assistant/assistant.ts';
import type { Answer } from '#assistant/contract.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { chatHistory } from '#company/chat.ts';
import { company } from '#company/facts.ts';
import { markdownPath } from '#company/markdown-path.ts';
import type { Search } from '#search/create-search.ts';
import { historyMessage, questionLetters, readInquiry } from '../chatbot/inquiry.ts';
import { estimate, estimateAnswer, estimateRequest } from '../estimate/estimate.ts';
import { searchQuery } from '../search/search-endpoint.ts';
import { askAnswer, saidBy } from './ask-answer.ts';
import type { MarkdownPages } from './markdown-pages.ts';
import { foundBy, searchAnswer } from './search-answer.ts';
import { categoryNames, describeService, listServices, serviceDetails, serviceList } from './services.ts';

export interface McpOptions {
  pages: MarkdownPages;
  assistant: Assistant;
  search: Search;
  version: string;
  /** Told of each question and its answer. */
  asked?: ((question: string, answer: Answer) => void) | undefined;
}

/** Nothing here changes anything, and nothing is fetched from elsewhere. */
const annotations = { readOnlyHint: true, openWorldHint: false };
/** What is offered changes with a build: clients may keep the lists for an hour. */
const kept = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The same facts as on the pages, for programs: tools that ask and reckon, and every page as a resource. */
export function createMcpServer({ pages, assistant, search, version, asked }: McpOptions): McpServer {
  const server = new McpServer(
    { name: company.storagePrefix, title: company.name, version, websiteUrl: absoluteUrl('/') },
    {
      instructions: `Facts about ${company.legalName}: services, packages, prices in ${company.currency}, delivery times and policies. Everything is read-only; orders are placed at ${company.orderApp}.`,
      cacheHints: {
        'tools/list': kept,
        'resources/list': kept,
        'resources/templates/list': kept,
        'resources/read': kept,
        'server/discover': kept,
      },
    },
  );

  server.registerTool(
    'ask',
    {
      title: 'Ask the assistant',
      description: `Answers a question about ${company.name} in English: prices, packages, times, refunds, revisions, what is offered and what is not. Says so when it does not know.`,
      inputSchema: z.object({
        question: z.string().min(1).max(questionLetters),
        history: z
          .array(historyMessage)
          .max(chatHistory.messages)
          .optional()
          .describe('Earlier messages, oldest first, where the question goes on from them'),
      }),
      outputSchema: askAnswer,
      annotations,
    },
    async ({ question, history }) => {
      const read = readInquiry({ query: question, history });
      if (!read.ok) return failure(read.error);
      const answer = await assistant.reply(read.inquiry);
      asked?.(read.inquiry.question, answer);
      const said = saidBy(answer);
      const sources = said.sources.map(({ title, url }) => `- ${title}: ${url}`);
      return result([said.answer, sources.join('\n')], said);
    },
  );

  server.registerTool(
    'list_services',
    {
      title: 'List services',
      description: 'Every service with its lowest price, or those of one category.',
      inputSchema: z.object({ category: z.enum(categoryNames).optional() }),
      outputSchema: serviceList,
      annotations,
    },
    ({ category }) => {
      const found = listServices(category);
      return result(
        [found.services.map(({ service, name, from }) => `- ${name} (${service}): ${from}`).join('\n')],
        found,
      );
    },
  );

  server.registerTool(
    'get_service',
    {
      title: 'Describe a service',
      description: 'What a service is, its packages with prices, times and contents, and questions about it.',
      inputSchema: z.object({ service: z.string().max(100).describe('As list_services calls it: logo-design') }),
      outputSchema: serviceDetails,
      annotations,
    },
    ({ service }) => {
      if (!isServiceSlug(service)) return failure(`There is no service ${JSON.stringify(service)}: see list_services.`);
      const details = describeService(service);
      const page = pages.read(absoluteUrl(markdownPath(`/service/${service}`)));
      return result([page ?? JSON.stringify(details)], details);
    },
  );

  server.registerTool(
    'estimate',
    {
      title: 'Estimate an order',
      description: 'What packages cost together and how long they take, with a link to the same estimate on the site.',
      inputSchema: estimateRequest,
      outputSchema: estimateAnswer,
      annotations,
    },
    (order) => {
      const found = estimate(order);
      return found.ok ? result([JSON.stringify(found.estimate)], found.estimate) : failure(found.error);
    },
  );

  server.registerTool(
    'search',
    {
      title: 'Search the site',
      description: 'Services, packages, pages, posts, work and answers that match, best first.',
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

  server.registerResource(
    'pages',
    new ResourceTemplate(`${company.site}/{+page}.md`, { list: () => ({ resources: [...pages.list] }) }),
    { title: 'Pages', description: 'Every page of the site as Markdown', mimeType: 'text/markdown' },
    ({ href: uri }) => {
      const text = pages.read(uri);
      if (text === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no page ${uri}`);
      return { contents: [{ uri, mimeType: 'text/markdown', text }] };
    },
  );

  return server;
}

function result(texts: readonly string[], structuredContent: Record<string, unknown>): CallToolResult {
  return { content: texts.filter(Boolean).map((text) => ({ type: 'text', text })), structuredContent };
}

/** For the model to read and put right. */
function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
