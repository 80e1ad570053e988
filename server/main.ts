import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { createContentChanged } from './admin-host/content-changed.ts';
import { createPreview } from './admin-host/preview.ts';
import { createStaffEndpoint } from './admin-host/staff-endpoint.ts';
import { joinSupervision, type Supervision } from './admin-host/supervision.ts';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { cacheFor } from './cache-for.ts';
import { createChatLog } from './chatbot/chat-log.ts';
import { createFeedback, type FeedbackEntry, feedbackPerMinute } from './chatbot/feedback.ts';
import { createSemanticSearch } from './chatbot/semantic-search.ts';
import { startAssistant } from './chatbot/threaded-assistant.ts';
import { createClientLimit } from './client-limit.ts';
import { readConfiguration } from './configuration.ts';
import { createCountEndpoint, reportsPerMinute } from './counts/count-endpoint.ts';
import { createVisits } from './counts/visits.ts';
import { createEstimateEndpoint } from './estimate/estimate-endpoint.ts';
import { createFormPages } from './form-page.ts';
import { createHttpServer } from './http-server.ts';
import { readInlineScripts } from './inline-scripts.ts';
import { createContactEndpoints } from './leads/endpoint.ts';
import { markdownPages } from './mcp/markdown-pages.ts';
import { createMcpEndpoint } from './mcp/mcp-endpoint.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createRouteOf } from './metrics/route-of.ts';
import { operationPaths, type Readiness, scrapesPerMinute } from './operations/operations.ts';
import { createStaffQuotes } from './quotes/staff-quotes.ts';
import { createPageRenderer, loadReactRouter } from './render-page.ts';
import { createLog, type Log } from './request-log.ts';
import { createSearchEndpoint } from './search/search-endpoint.ts';
import { readSearchFile } from './search/search-file.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { prepareShutDown } from './shutdown.ts';
import { loadSite } from './site.ts';
import { createTalkEndpoints } from './talk/endpoints.ts';
import { readTlsFiles } from './tls-files.ts';

/** A visitor may need several attempts until a message is valid. */
const attemptsPerMessage = 6;
/** A tab that waits for a reply polls every few seconds at most; several people may share an address. */
const readsPerMinute = 120;
/** Health is computed at most this often. */
const healthMs = 1_000;
const root = path.resolve(import.meta.dirname, '..');

const result = readConfiguration(process.env);
if (!result.ok) stop(result.problems.join('\n'));
const { configuration } = result;
const tls = configuration.tls && readTlsFiles(configuration.tls);
if (tls && !tls.ok) stop(tls.problem);

// A full disk or a closed log pipe loses log lines, not the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const log = createLog(configuration.log);
const buildFolder = path.resolve(root, process.argv[2] ?? 'build');
const [site, scripts, reactRouter, documents] = await Promise.all([
  loadSite(buildFolder),
  readInlineScripts(buildFolder),
  loadReactRouter(buildFolder, log),
  readSearchFile(buildFolder),
]).catch((error) => stop(`There is no finished build in ${buildFolder}: run npm run build first (${error.message}).`));
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const security = createSecurityHeaders(configuration.analyticsOrigins);
const backend = await openBackend(configuration, root, log).catch((error) =>
  stop(`Messages cannot be stored: ${error.message}. Set DATA_DIR to a folder that can be written to.`),
);
const assistant = startAssistant({
  documents,
  startsWhenAsked: configuration.assistantStartsWhenAsked,
  warn: (message) => log.warn(message),
});
const supervision = joinSupervision();
const chatLog = configuration.chatLog ? createChatLog(backend.chat, log) : undefined;
// Anyone may query the health endpoint at any rate, so database checks are shared.
const backendHealth = cacheFor(backend.health, healthMs);
const health = async () => ({ assistant: assistant.mode(), ...(await backendHealth()), ...supervision?.health() });
const [mayAsk, maySearch] = [
  backend.limit('chat', configuration.chatRateLimit),
  backend.limit('search', configuration.searchRateLimit),
];
const mayTryToWrite = backend.limit('contact-attempts', configuration.contactRateLimit * attemptsPerMessage);
const visits = createVisits(backend.counter, site);
const endpoints = [
  createSemanticSearch({ mayAsk, assistant, asked: countChatQuestion }),
  createFeedback({ record: countRating, mayRate: backend.limit('feedback', feedbackPerMinute) }),
  createSearchEndpoint({ maySearch, search: assistant.search }),
  createEstimateEndpoint(maySearch),
  createCountEndpoint(visits, backend.limit('count', reportsPerMinute)),
  ...createContactEndpoints(backend.receiver, mayTryToWrite),
  ...createTalkEndpoints({
    service: backend.talk,
    receiver: backend.receiver,
    mayTry: mayTryToWrite,
    mayPoll: createClientLimit({ perMinute: readsPerMinute }),
  }),
  ...(configuration.admin && supervision ? staffEndpoints(configuration.admin.token, supervision) : []),
];
const ownPaths = [...endpoints.map(({ path }) => `/api${path}`), '/mcp', ...operationPaths];
const metrics = configuration.metrics
  ? await createMetrics({ routeOf: createRouteOf(site, ownPaths), version, assistant, health })
  : undefined;
let readiness: Readiness = 'starting';
assistant.settled().then(() => {
  if (readiness === 'starting') readiness = 'ready';
});
const answer = createApp({
  site,
  pages: createPageRenderer(reactRouter(assistant.search), { security, scripts, token: backend.receiver.token }),
  formPage: createFormPages(backend.receiver.token),
  receiver: backend.receiver,
  talk: backend.talk,
  quotes: backend.quotes,
  viewed: visits.viewed,
  mayRender: backend.limit('page', configuration.pageRateLimit),
  security,
  log: metrics ? { ...log, request: withMetrics(metrics) } : log,
  operations: {
    version,
    health,
    readiness: () => readiness,
    metrics,
    token: configuration.operationsToken,
    mayScrape: backend.limit('scrape', scrapesPerMinute),
  },
  mcp: createMcpEndpoint({
    pages: markdownPages(site),
    assistant,
    search: assistant.search,
    version,
    asked: countQuestion,
    failed: (error) => log.error('A program was not answered', { error }),
    mayAsk,
    maySearch,
  }),
  endpoints,
  trustedProxies: configuration.trustedProxies,
});

const { host, port } = configuration;
const server = createHttpServer(answer, security, log, {
  tls: tls?.files,
  behindProxy: configuration.trustedProxies > 0,
});
const shutDown = prepareShutDown(server);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    stop(
      `Port ${port} is taken: stop the other program or choose another port, for example PORT=${port + 1} npm start`,
    );
  }
  stop(`The server cannot listen on ${host}:${port}: ${error.message}`);
});
// The next server must be as ready as this one before it takes over.
if (supervision) await assistant.settled();
server.listen(port, host, () => {
  supervision?.ready();
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(
    `${backend.summary}\nReady on ${tls ? 'https' : 'http'}://${displayName(host)}:${actualPort} (version ${version})\n`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // A terminal and npm may both forward the signal; only the first one counts.
  process.on(signal, async () => {
    if (readiness === 'stopping') return;
    readiness = 'stopping';
    const finished = await shutDown();
    await backend.close();
    if (!finished) process.stderr.write('Some requests took too long and were cut off.\n');
    process.exit(finished ? 0 : 1);
  });
}

/** A question of a visitor, asked in the chat on one of the pages. */
function countChatQuestion({ question, history }: Inquiry, reply: Answer, request: Request): void {
  countQuestion(question, reply);
  if (history.every(({ sender }) => sender === 'bot')) visits.done(request, 'chat begun');
  visits.done(request, 'match' in reply ? 'question answered' : 'question unanswered');
}

function countRating(entry: FeedbackEntry, request: Request): void {
  (chatLog?.rated ?? log.feedback)(entry);
  if (entry.score < 0) visits.done(request, 'answer unhelpful');
}

function countQuestion(question: string, reply: Answer): void {
  chatLog?.asked(question, reply);
  metrics?.answered(reply);
}

/** Each log line is also counted. */
function withMetrics(counters: Metrics): Log['request'] {
  return (entry) => {
    log.request(entry);
    counters.request(entry);
  };
}

/** The admin host's webhook, and previews of drafts for staff. */
function staffEndpoints(token: string, supervision: Supervision) {
  return [
    createContentChanged({ token, changed: supervision.contentChanged }),
    createStaffEndpoint({
      token,
      supervision,
      assistant,
      mark: backend.mark,
      talk: backend.talk,
      mailsReplies: backend.mailsReplies,
      quotes: createStaffQuotes(backend.quoteStore),
      counts: backend.counts,
      leadRetentionDays: configuration.leadRetentionDays,
    }),
    createPreview({ token, supervision }),
  ];
}

function displayName(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
