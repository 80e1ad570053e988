import { company } from '#company/facts.ts';

/**
 * Whether a request may come from one of our pages. Browsers name the origin with every form; without one it is some other
 * program, which no visitor can be tricked into using. The host is what the visitor asked for; the scheme may be the
 * proxy's business.
 */
export function isFromOurPages(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  return origin === company.site || URL.parse(origin)?.host === new URL(request.url).host;
}
