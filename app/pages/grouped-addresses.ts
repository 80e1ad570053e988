import { categories, categoryOf } from '#catalogue/categories.ts';
import { nameOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import type { NamedPage } from './nearest-pages.ts';
import { type SiteAddress, siteAddresses } from './site-addresses.ts';
import { sitePages } from './site-pages.ts';

export interface LinkGroup {
  title: string;
  links: readonly NamedPage[];
}

const aboutUs: readonly NamedPage[] = [sitePages.home, sitePages.about, sitePages.testimonials, sitePages.careers];
const forClients: readonly NamedPage[] = [sitePages.services, sitePages.estimate, sitePages.contact];
const goodToKnow: readonly NamedPage[] = [
  { ...sitePages.terms, label: 'Terms and conditions' },
  sitePages.privacy,
  sitePages.developers,
  sitePages.sitemap,
];

/** Every page for people, in the groups of the site map. */
export function groupedAddresses() {
  const addresses = siteAddresses();
  const company: LinkGroup[] = [
    { title: 'About us', links: named(aboutUs) },
    { title: 'For clients', links: named(forClients) },
    { title: 'Good to know', links: named(goodToKnow) },
  ];
  const services: LinkGroup[] = categories.map((category) => ({
    title: category.attributes.name,
    links: serviceSlugs
      .filter((slug) => categoryOf(slug).id === category.id)
      .map((slug) => ({ path: `/service/${slug}`, label: nameOf(slug).name })),
  }));
  const reading: LinkGroup[] = [
    { title: sitePages.portfolio.label, links: [...named([sitePages.portfolio]), ...ofKind(addresses, 'piece')] },
    { title: sitePages.blog.label, links: [...named([sitePages.blog]), ...ofKind(addresses, 'post')] },
    { title: 'Posts by subject', links: ofKind(addresses, 'tag') },
  ];
  return { company, services, reading };
}

function ofKind(addresses: readonly SiteAddress[], kind: SiteAddress['kind']): NamedPage[] {
  return named(addresses.filter((address) => address.kind === kind));
}

function named(pages: readonly NamedPage[]): NamedPage[] {
  return pages.map(({ path, label }) => ({ path, label }));
}
