import { company } from '#company/facts.ts';

/**
 * Whether a request may come from one of our pages. Browsers send the origin with every form; a request without one
 * comes from another program, which can't be abused through a visitor. The host is the one requested; the scheme may be
 * the proxy's.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  return origin === company.site || URL.parse(origin)?.host === new URL(request.url).host;
}
