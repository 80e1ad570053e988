import type { NamedPage } from './nearest-pages.ts';
import { sitePages } from './site-pages.ts';

/** The path from home to a page; the last item is the page itself. */
export function breadcrumbs(...pages: readonly NamedPage[]): NamedPage[] {
  return [sitePages.home, ...pages].map(({ path, label }) => ({ path, label }));
}
