import { categories } from '#catalogue/categories.ts';
import { categoryPrices } from '#catalogue/starting-price.ts';
import { wording } from '#company/wording.ts';
import { redirectToEstimate } from '../estimator/load-estimate.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { PageHeader } from '../sections/page-header.tsx';
import { PriceNote } from '../sections/price-note.tsx';
import { ServiceList } from '../sections/service-list.tsx';
import { collectionMeta } from '../seo/collection-meta.ts';
import { drawnWork } from '../service-page/drawn-work.ts';
import { serviceCard, servicePath } from '../service-page/service-card.ts';
import { worksWith } from '../service-page/shown-work.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/services';

const crumbs = breadcrumbs(sitePages.services);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const services = loaderData?.groups.flatMap((group) => group.services);
  return collectionMeta(
    sitePages.services,
    crumbs,
    services?.map(({ name, path }) => ({ title: name, path })),
  );
};

export function loader({ request }: Route.LoaderArgs) {
  redirectToEstimate(request);
  return {
    groups: categories.map((category) => {
      const { name, shortName, url, sid, icon, subCategories } = category.attributes;
      const slugs = subCategories.map((sub) => sub.url);
      // The pages of its services show the first.
      const [first, second = first] = worksWith(slugs);
      return {
        id: sid,
        name,
        shortName,
        icon,
        path: servicePath(url),
        prices: categoryPrices(category),
        services: slugs.map((slug) => serviceCard(slug)),
        work: drawnWork(second, 'close'),
      };
    }),
  };
}

export default function ServicesPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        heading="Services and prices"
        lead={`Packages with a fixed price, a ${wording.time.noun} and a list of what's included. Compare them here, or combine several and see what they cost.`}
        crumbs={crumbs}
        motif="services"
        compact
      >
        <PriceNote />
        <ButtonLink to={sitePages.estimate.path}>{sitePages.estimate.label}</ButtonLink>
      </PageHeader>
      <ServiceList groups={groups} />
    </>
  );
}
