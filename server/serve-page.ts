import { namesOnlyCampaign } from './campaign-parameters.ts';
import { readFormPost } from './form-post.ts';
import { methodNotAllowed, plainText, redirectTo } from './plain-answers.ts';
import { movedTo } from './redirects.ts';
import type { RenderPage } from './render-page.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { serveFile } from './serve-file.ts';
import type { Site, StoredFile } from './site.ts';

export interface PageOptions {
  site: Site;
  render: RenderPage;
  security: SecurityHeaders;
}

/** The whole site: built files, addresses that moved, and what must be rendered for the request at hand. */
export function createPageServer({ site, render, security }: PageOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const path = decodeURIComponent(url.pathname);
    const file = site.get(path);
    const fixed = file !== undefined && !isRendered(file);
    const allow = fixed ? 'GET, HEAD, OPTIONS' : 'GET, HEAD, POST, OPTIONS';

    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    if (request.method === 'POST' && !fixed) {
      const form = await readFormPost(request);
      return form instanceof Response ? form : render(form);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(allow);

    if (file && (fixed || namesOnlyCampaign(url.searchParams))) return serveFile(request, file, security);
    const target = movedTo(path) ?? withoutTrailingSlash(path, site);
    if (target) return redirectTo(target + url.search);
    if (path.startsWith('/assets/')) return plainText(404, 'There is no such file.');
    return render(request);
  };
}

/** Pages and their data can also be rendered for a query or a posted form; all other files are what they are. */
function isRendered(file: StoredFile): boolean {
  return file.scriptHashes !== undefined || file.path.endsWith('.data');
}

/** Only to pages that exist, which also keeps '//elsewhere.example/' from becoming a redirect to another site. */
function withoutTrailingSlash(path: string, site: Site): string | undefined {
  const target = path.replace(/\/+$/, '');
  return target !== path && site.has(target) ? target : undefined;
}
