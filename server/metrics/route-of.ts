import type { Site } from '../site.ts';

export type RouteOf = (path: string) => string;

/**
 * The route that an address belongs to: '/service/logo-design' to '/service/*'. There are only so many, whatever strangers
 * ask for: each is one that exists, and all else is 'other'.
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
