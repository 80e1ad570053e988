import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HandleErrorFunction, RouterContext, ServerBuild } from 'react-router';
import type { Outcome } from '#leads/outcome.ts';
import type { AcceptOutcome, FrozenQuote, MakeOutcome, ShownQuote } from '#leads/quotes.ts';
import type { SayOutcome, TalkView } from '#leads/talk.ts';
import type { Search } from '#search/create-search.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { compress } from './compress.ts';
import { createFairQueue } from './fair-queue.ts';
import { fillToken, type TokenSource } from './form-page.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { prefersMarkdown } from './markdown/prefers-markdown.ts';
import { mediaType } from './media-types.ts';
import { inlineScriptHashes, startLater } from './page-html.ts';
import type { Log } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Bytes } from './site.ts';
import { encodings } from './site-manifest.ts';

/** Handles a posted form. The current page calls it and shows the result. */
export type ReceiveForm = (values: Readonly<Record<string, unknown>>) => Promise<Outcome>;

/** Talks with staff, for the page that shows one. */
export interface VisitorTalks {
  read: (key: string) => Promise<TalkView | undefined>;
  say: (key: string, values: { id: unknown; text: unknown }) => Promise<SayOutcome>;
}

/** Quotes, for the pages that make and show them. */
export interface VisitorQuotes {
  /**
   * For the form that accepts one. It is part of the page's data, because React would clear a field that is filled in
   * later.
   */
  token: () => Promise<string>;
  make: (frozen: FrozenQuote, choice: string, values: Readonly<Record<string, unknown>>) => Promise<MakeOutcome>;
  find: (id: string) => Promise<ShownQuote | undefined>;
  accept: (id: string, values: Readonly<Record<string, unknown>>) => Promise<AcceptOutcome>;
}

/** What pages may do for the current visitor. */
export interface VisitorServices {
  receiveForm: ReceiveForm;
  talks: VisitorTalks;
  quotes: VisitorQuotes;
}

export type RenderPage = (request: Request, services?: VisitorServices) => Promise<Response>;

export interface PageMaker {
  render: RenderPage;
  /** Whether the page at this path has a form that can be posted. */
  takesForms: (path: string) => boolean;
}

/**
 * How built pages reach the server. The context keys come with them, because a second copy of a key would be a
 * different one.
 */
interface EntryModule {
  searchContext?: RouterContext<Search | null>;
  receiveFormContext?: RouterContext<ReceiveForm | undefined>;
  talksContext?: RouterContext<VisitorTalks | undefined>;
  quotesContext?: RouterContext<VisitorQuotes | undefined>;
}

const worthCompressing = 1024;
/** Enough that a few pages waiting for the database don't hold up the others. */
export const maxConcurrentPages = 4;
/** nginx's status for a client that closed the connection. */
const leftEarly = 499;

/** React loads its development build unless told otherwise, so this must run before anything imports it. */
export async function loadReactRouter(buildFolder: string, log: Log): Promise<(search: Search) => PageMaker> {
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, isRouteErrorResponse, matchPath, RouterContextProvider } = await import('react-router');
  const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href);
  // By default it prints a stack trace for every form sent to a page that accepts none, so a client could fill the log.
  const handleError: HandleErrorFunction = (error, { request }) => {
    const clientFault = isRouteErrorResponse(error) && error.status < 500;
    if (!clientFault && !request.signal.aborted) log.error('A page could not be rendered', { error });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, handleError } };
  const posted = Object.values(build.routes).flatMap((route) => (route?.module.action ? [route.path ?? '/'] : []));
  const handle = createRequestHandler({ ...build, entry }, 'production');
  const { receiveFormContext, searchContext, talksContext, quotesContext } = build.entry.module as EntryModule;
  return (search) => ({
    render(request, services) {
      const context = new RouterContextProvider();
      if (searchContext) context.set(searchContext, search);
      if (receiveFormContext) context.set(receiveFormContext, services?.receiveForm);
      if (talksContext) context.set(talksContext, services?.talks);
      if (quotesContext) context.set(quotesContext, services?.quotes);
      return handle(request, context);
    },
    // With scripts, the form is posted to the URL of the page's data.
    takesForms: (path) => posted.some((pattern) => matchPath(pattern, path.replace(/\.data$/, '')) !== null),
  });
}

interface RendererOptions {
  security: SecurityHeaders;
  scripts: InlineScripts;
  /** For forms; empty if the database is down. */
  token: TokenSource;
}

/** Pages that depend on the request: an estimate in the URL, forms, not found. */
export function createPageRenderer(
  { render, takesForms }: PageMaker,
  { security, scripts, token }: RendererOptions,
): PageMaker {
  const queue = createFairQueue({ concurrency: maxConcurrentPages });

  /** Adds headers, compression and, for forms, a fresh token. */
  async function finish(request: Request, response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
    const type = headers.get('content-type') ?? '';
    if (!response.body || !type.startsWith('text/')) {
      return new Response(response.body, { status: response.status, headers });
    }
    const text = await response.text();
    const content = type.startsWith('text/html') ? await asWanted(request, text, headers) : text;
    const body = await compressFor(request, headers, Buffer.from(content));
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { status: response.status, headers });
  }

  async function asWanted(request: Request, html: string, headers: Headers): Promise<string> {
    headers.append('vary', 'accept');
    if (request.method !== 'POST' && prefersMarkdown(request)) {
      headers.set('content-type', mediaType('page.md'));
      return pageMarkdown(html);
    }
    const content = await fillToken(startLater(html, scripts), token);
    headers.set('content-security-policy', security.policyFor(inlineScriptHashes(content)));
    return content;
  }

  return {
    takesForms,
    async render(request, services) {
      // Rendering costs as much CPU time as hundreds of prerendered pages, so it is queued fairly.
      return queue.run(async () => {
        if (request.signal.aborted) return new Response(null, { status: leftEarly });
        return finish(request, await render(request.method === 'HEAD' ? asGet(request) : request, services));
      });
    },
  };
}

/** Rendered completely, so that headers match the page; the body is dropped on the way out. */
function asGet(request: Request): Request {
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

async function compressFor(request: Request, headers: Headers, plain: Bytes): Promise<Bytes> {
  headers.append('vary', 'accept-encoding');
  if (plain.byteLength < worthCompressing || headers.has('content-encoding')) return plain;
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), encodings);
  if (!encoding) return plain;
  headers.set('content-encoding', encoding);
  return compress(plain, encoding);
}
