import type { NamedPage } from './nearest-pages.ts';
import { sitePages } from './site-pages.ts';

/** The way from home to a page: the pages named after it, the last being the page itself. */
export function crumbsTo(...pages: readonly NamedPage[]): NamedPage[] {
  return [sitePages.home, ...pages].map(({ path, label }) => ({ path, label }));
}
