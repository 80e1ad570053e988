import type { MetaDescriptor } from 'react-router';
import type { NamedPage } from '../pages/nearest-pages.ts';
import type { SitePage } from '../pages/site-pages.ts';
import { pageMetaWithCrumbs } from './page-meta-with-crumbs.ts';
import { collectionPage } from './structured-data.ts';

interface Item {
  title: string;
  path: string;
}

/** Metadata for search engines of a page that lists others: services, projects, posts. */
export function collectionMeta(
  page: SitePage,
  crumbs: readonly NamedPage[],
  items: readonly Item[] = [],
): MetaDescriptor[] {
  return pageMetaWithCrumbs({ ...page, structuredData: [collectionPage(page, items)] }, crumbs);
}
