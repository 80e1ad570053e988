import { absoluteUrl } from '#company/addresses.ts';
import { escapeMarkup } from '#company/escape.ts';

export interface SitemapEntry {
  path: string;
  /** ISO date. */
  lastModified?: string;
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(absoluteUrl(path))}</loc>${modified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
