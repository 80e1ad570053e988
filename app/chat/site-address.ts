import { company } from '#company/facts.ts';

/** The path of one of our own pages, so that the browser need not load a new document and the chat stays as it is. */
export function pathOnSite(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (url === company.site) return '/';
  return url.startsWith(`${company.site}/`) ? url.slice(company.site.length) : undefined;
}
