import { type SitePage, sitePages } from './site-page-list.ts';

export { type SitePage, searchPage, sitePages } from './site-page-list.ts';

/** The header's links after Services. */
export const headerPages: readonly SitePage[] = [
  sitePages.portfolio,
  sitePages.testimonials,
  sitePages.about,
  sitePages.blog,
  sitePages.contact,
];

export const footerPages: readonly SitePage[] = [
  sitePages.services,
  sitePages.estimate,
  sitePages.portfolio,
  sitePages.testimonials,
  sitePages.about,
  sitePages.contact,
  sitePages.careers,
  sitePages.sitemap,
  sitePages.terms,
  sitePages.privacy,
];

/** The menu entry a URL belongs to: '/service/logo-design' is under Services, '/blog/x' under Blog. */
export function isUnder(pathname: string, page: SitePage): boolean {
  if (page.path === sitePages.services.path && pathname.startsWith('/service/')) return true;
  return pathname === page.path || pathname.startsWith(`${page.path}/`);
}
