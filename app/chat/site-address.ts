import { company } from '#company/facts.ts';

/**
 * The path of one of our own pages, so that the browser doesn't load a new document and the chat stays open. It is
 * resolved as a browser would: '//elsewhere.example' and '/\\elsewhere.example' look like paths but lead to other
 * sites, even after the site's own origin.
 */
export function pathOnSite(address: string): string | undefined {
  const url = URL.parse(address, company.site);
  if (url?.origin !== company.site) return undefined;
  const path = url.pathname + url.search + url.hash;
  return URL.parse(path, company.site)?.origin === company.site ? path : undefined;
}
