/** The part of React Router's route manifest that is used here. */
interface KnownRoute {
  id: string;
  path?: string;
  module: string;
  imports?: readonly string[];
}

type WithManifest = Window & { __reactRouterManifest?: { routes: Readonly<Record<string, KnownRoute | undefined>> } };

/** The route of one of the site's pages; undefined for files and unknown URLs. */
export function routeAt(pathname: string): KnownRoute | undefined {
  const routes = (window as WithManifest).__reactRouterManifest?.routes ?? {};
  if (/\.\w+$/.test(pathname)) return undefined;
  return Object.values(routes).find((route) => route && route.id !== 'root' && matches(route.path ?? '', pathname));
}

/** 'service/:slug' is the pattern of '/service/logo-design'. */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname
    .replace(/(?<=.)\/$/, '')
    .slice(1)
    .split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
