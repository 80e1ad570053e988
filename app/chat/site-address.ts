import { company } from '#company/facts.ts';

/**
 * The path of one of our own pages, so that the browser need not load a new document and the chat stays as it is. What
 * the browser would make of the address decides, not how it is written: '//elsewhere.example' and '/\\elsewhere.example'
 * begin like paths and lead to other sites, also behind the site's own name.
 */
export function pathOnSite(address: string): string | undefined {
  const url = URL.parse(address, company.site);
  if (url?.origin !== company.site) return undefined;
  const path = url.pathname + url.search + url.hash;
  return URL.parse(path, company.site)?.origin === company.site ? path : undefined;
}
