import type { MetaDescriptor } from 'react-router';
import type { NamedPage } from '../pages/nearest-pages.ts';
import { pageMeta } from './page-meta.ts';
import { breadcrumbList } from './structured-data.ts';

type PageMeta = Parameters<typeof pageMeta>[0];

/** A page's metadata for search engines, with its breadcrumb. */
export function pageMetaWithCrumbs(page: PageMeta, crumbs: readonly NamedPage[]): MetaDescriptor[] {
  return pageMeta({ ...page, structuredData: [breadcrumbList(crumbs), ...(page.structuredData ?? [])] });
}
