import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HandleErrorFunction, RouterContext, ServerBuild } from 'react-router';
import type { Search } from '#search/create-search.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { inlineScriptHashes, startAfterFirstPaint } from './page-html.ts';
import type { Log } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { encodings } from './site-manifest.ts';

export type RenderPage = (request: Request) => Promise<Response>;

export interface PageMaker {
  render: RenderPage;
  /** Whether the page at this path has a form to be posted. */
  takesForms: (path: string) => boolean;
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Pages made on request are compressed while the visitor waits: level 4 takes a tenth of the time of the best. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const worthCompressing = 1024;

/** React loads in its development form unless told otherwise, so this must run before anything imports it. */
export async function loadReactRouter(buildFolder: string, log: Log): Promise<(search: Search) => PageMaker> {
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, isRouteErrorResponse, matchPath, RouterContextProvider } = await import('react-router');
  const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href);
  // By itself it prints a stack for every form sent to a page that takes none: a client could fill the log with those.
  const handleError: HandleErrorFunction = (error, { request }) => {
    const clientFault = isRouteErrorResponse(error) && error.status < 500;
    if (!clientFault && !request.signal.aborted) log.error('A page could not be rendered', { error });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, handleError } };
  const posted = Object.values(build.routes).flatMap((route) => (route?.module.action ? [route.path ?? '/'] : []));
  const handle = createRequestHandler({ ...build, entry }, 'production');
  const { searchContext } = build.entry.module as { searchContext?: RouterContext<Search | null> };
  return (search) => ({
    render(request) {
      const context = new RouterContextProvider();
      if (searchContext) context.set(searchContext, search);
      return handle(request, context);
    },
    // With scripts, the form goes to the address of the page's data.
    takesForms: (path) => posted.some((pattern) => matchPath(pattern, path.replace(/\.data$/, '')) !== null),
  });
}

/** Pages that depend on the request: an estimate in the address, posted forms, not found. */
export function createPageRenderer({ render, ...rest }: PageMaker, security: SecurityHeaders): PageMaker {
  async function renderWithHeaders(request: Request): Promise<Response> {
    const response = await render(request.method === 'HEAD' ? asGet(request) : request);
    const headers = new Headers(response.headers);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
    const type = headers.get('content-type') ?? '';
    if (!response.body || !type.startsWith('text/')) {
      return new Response(response.body, { status: response.status, headers });
    }
    const text = await response.text();
    const isPage = type.startsWith('text/html');
    const content = isPage ? startAfterFirstPaint(text) : text;
    if (isPage) headers.set('content-security-policy', security.policyFor(inlineScriptHashes(content)));
    const body = await compress(request, headers, Buffer.from(content));
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { status: response.status, headers });
  }
  return { ...rest, render: renderWithHeaders };
}

/** Rendered in full, so that the headers are those of the page; the body is dropped on the way out. */
function asGet(request: Request): Request {
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

async function compress(request: Request, headers: Headers, plain: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  headers.append('vary', 'accept-encoding');
  if (plain.byteLength < worthCompressing || headers.has('content-encoding')) return plain;
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), encodings);
  if (!encoding) return plain;
  headers.set('content-encoding', encoding);
  return Buffer.from(encoding === 'br' ? await brotli(plain, brotliOptions) : await gzipAsync(plain));
}
