import type { Site } from '../site.ts';

export type RouteOf = (path: string) => string;

/**
 * The route of a URL: '/service/*' for '/service/logo-design'. The number of routes is bounded, whatever is requested:
 * only existing ones, and 'other'.
 */
export function createRouteOf(site: Site, endpoints: readonly string[]): RouteOf {
  const known = new Set(endpoints);
  return (path) => {
    if (known.has(path)) return path;
    if (!site.has(path)) return path.startsWith('/api/') ? '/api/*' : 'other';
    const [, first = '', ...more] = path.split('/');
    return more.length > 0 ? `/${first}/*` : path;
  };
}
