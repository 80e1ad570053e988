import { sitemapText } from '#content/pages/collection-texts.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { groupedAddresses } from '../pages/grouped-addresses.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from '../sections/band.tsx';
import { LinkGroups } from '../sections/link-groups.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import type { Route } from './+types/sitemap';

const crumbs = breadcrumbs(sitePages.sitemap);

export const meta = () => pageMetaWithCrumbs(sitePages.sitemap, crumbs);

export function loader() {
  return { ...sitemapText, ...groupedAddresses() };
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, company, services, reading } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} compact />
      <Band labelledBy="company">
        <LinkGroups id="company" title="Company" groups={company} />
      </Band>
      <Band tone="sheet" labelledBy="services">
        <LinkGroups id="services" title="Services" groups={services} />
      </Band>
      <Band labelledBy="reading">
        <LinkGroups id="reading" title="Work and reading" groups={reading} />
      </Band>
    </>
  );
}
