import { useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/**
 * A page's data and scripts, fetched ahead. React Router's `PrefetchPageLinks` runs the scripts too, and when they cannot
 * be fetched it reloads the page in front of the visitor, who then has none. These links fail without a sound.
 */
export function PrefetchLinks({ pathname }: { pathname: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  if (!router || !routes) return null;
  const matches = matchRoutes(router.routes, pathname) ?? [];
  const scripts = new Set(
    matches.flatMap(({ route }) => {
      const known = routes[route.id];
      return known ? [known.module, ...(known.imports ?? [])] : [];
    }),
  );
  return (
    <>
      <link rel="prefetch" as="fetch" href={pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`} />
      {[...scripts].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
