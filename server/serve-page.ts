import { markdownPath } from '#company/markdown-path.ts';
import type { ClientLimit } from './client-limit.ts';
import type { Visits } from './counts/visits.ts';
import type { FormPages } from './form-page.ts';
import { readFormPost } from './form-post.ts';
import type { LeadReceiver } from './leads/receive.ts';
import { prefersMarkdown } from './markdown/prefers-markdown.ts';
import { methodNotAllowed, plainText, redirectTo, tryAgainLater } from './plain-responses.ts';
import type { QuoteService } from './quotes/quote-service.ts';
import { movedTo, withoutTrailingSlashes } from './redirects.ts';
import type { PageMaker, VisitorServices } from './render-page.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { serveFile } from './serve-file.ts';
import type { Site, StoredFile } from './site.ts';
import type { TalkService } from './talk/talk-service.ts';

export interface PageOptions {
  site: Site;
  pages: PageMaker;
  /** A prerendered page with a form, with a token inserted. */
  formPage: FormPages;
  security: SecurityHeaders;
  receiver: Pick<LeadReceiver, 'receive'>;
  talk: Pick<TalkService, 'read' | 'say'>;
  quotes: QuoteService;
  /** Called for each page that is served. */
  viewed: Visits['viewed'];
  /** Rendering costs a thousand times as much as a built page, so it is rate-limited per visitor. */
  mayRender: ClientLimit;
}

export type ServePage = (request: Request, clientKey: string) => Promise<Response>;

/** The whole site: built files, redirects, and what must be rendered for the request. */
export function createPageServer(options: PageOptions): ServePage {
  const { site, pages, formPage, security, receiver, talk, quotes, viewed, mayRender } = options;

  function servicesFor(clientKey: string): VisitorServices {
    return {
      receiveForm: (values) => receiver.receive(values, clientKey),
      talks: { read: talk.read, say: (key, values) => talk.say(key, values, clientKey) },
      quotes: {
        make: (frozen, choice, values) => quotes.make(frozen, choice, values, clientKey),
        token: quotes.token,
        find: quotes.find,
        accept: (id, values) => quotes.accept(id, values, clientKey),
      },
    };
  }

  return async (request, clientKey) => {
    const url = new URL(request.url);
    const path = decodeURIComponent(url.pathname);
    const file = site.get(path);
    const takesForms = pages.takesForms(path);
    const allow = takesForms ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';

    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    if (request.method === 'POST' && takesForms) {
      const permission = await mayRender(clientKey);
      if (!permission.allowed) return tryAgainLater(permission.retryAfterSeconds);
      const form = await readFormPost(request);
      if (form instanceof Response) return form;
      return pages.render(form, servicesFor(clientKey));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(allow);

    if (file && !changesWith(url.searchParams, file)) {
      const markdown = prefersMarkdown(request) ? site.get(markdownPath(path)) : undefined;
      if (markdown) return serveFile(request, markdown, security);
      if (isPage(file) && request.method === 'GET') viewed(request, path, url.searchParams);
      return serveFile(request, takesForms && isPage(file) ? await formPage(file) : file, security);
    }
    const target = file ? undefined : (movedTo(path.toLowerCase()) ?? asBuilt(path, site));
    if (target) return redirectTo(target + url.search);
    if (path.startsWith('/assets/')) return plainText(404, 'There is no such file.');
    const permission = await mayRender(clientKey);
    if (permission.allowed) {
      if (file && isPage(file) && request.method === 'GET') viewed(request, path, url.searchParams);
      return pages.render(request, servicesFor(clientKey));
    }
    // All pages without a form were built, so other URLs are known not to exist; they get a plain 404.
    return file || takesForms ? tryAgainLater(permission.retryAfterSeconds) : plainText(404, 'There is no such page.');
  };
}

function isPage({ scriptHashes }: StoredFile): boolean {
  return scriptHashes !== undefined;
}

function changesWith(query: URLSearchParams, { parameters = [] }: StoredFile): boolean {
  return parameters.some((name) => query.has(name));
}

/**
 * Redirects '/About/' to its built form, '/about'. Only to existing URLs, which also keeps '//elsewhere.example/' from
 * becoming a redirect to another site.
 */
function asBuilt(path: string, site: Site): string | undefined {
  const target = withoutTrailingSlashes(path.toLowerCase()) || '/';
  return target !== path && site.has(target) ? target : undefined;
}
