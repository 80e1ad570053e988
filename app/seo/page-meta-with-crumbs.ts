import type { MetaDescriptor } from 'react-router';
import type { NamedPage } from '../pages/nearest-pages.ts';
import { pageMeta } from './page-meta.ts';
import { breadcrumbList } from './structured-data.ts';

type PageMeta = Parameters<typeof pageMeta>[0];

/** What search engines read of a page, with the way to it from home. */
export function pageMetaWithCrumbs(page: PageMeta, crumbs: readonly NamedPage[]): MetaDescriptor[] {
  return pageMeta({ ...page, structuredData: [breadcrumbList(crumbs), ...(page.structuredData ?? [])] });
}
