import { isServiceSlug } from '#catalogue/look-up.ts';
import { pageTitle } from '#company/page-title.ts';
import { redirectToEstimate } from '../estimator/load-estimate.ts';
import { missingPage } from '../pages/missing-page.ts';
import { AfterOrder } from '../sections/after-order.tsx';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { KeyPoints } from '../sections/key-points.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { Questions } from '../sections/questions.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { ServiceOffer } from '../sections/service-offer.tsx';
import { Technologies } from '../sections/technologies.tsx';
import { WhatYouGet } from '../sections/what-you-get.tsx';
import { WorkPicture } from '../sections/work-picture.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { serviceStructuredData } from '../seo/service-structured-data.ts';
import { drawnWork } from '../service-page/drawn-work.ts';
import { listedWith, serviceView } from '../service-page/service-view.ts';
import { workWith } from '../service-page/shown-work.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/service';

export function loader({ params, request }: Route.LoaderArgs) {
  if (!isServiceSlug(params.slug)) throw missingPage(request);
  redirectToEstimate(request);
  const { slug } = params;
  return { view: serviceView(slug), work: drawnWork(workWith([slug]) ?? workWith(listedWith(slug)), 'alone') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view } = loaderData;
  const { path, searchTitle, searchDescription: description } = view;
  const title = pageTitle(searchTitle);
  return pageMeta({ path, title, description, structuredData: serviceStructuredData(view) });
}

export default function ServicePage({ loaderData: { view, work } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        heading={view.name}
        lead={view.promise}
        kicker={view.kicker}
        crumbs={view.crumbs}
        {...(work ? { picture: <WorkPicture {...work} />, pictureAlt: work.exhibit.alt } : { motif: view.slug })}
        compact
      >
        <ButtonRow>
          <ButtonLink to="#place-order">{orderLabel(view.tiers.length)}</ButtonLink>
          <ButtonLink to={view.estimatePath} look="outline">
            Estimate your order
          </ButtonLink>
        </ButtonRow>
      </PageHeader>
      <ServiceOffer {...view} />
      <Band tone="sheet" labelledBy="what-you-get">
        <WhatYouGet {...view} />
      </Band>
      <Band labelledBy="process">
        <SectionHeading id="process" title="How it usually works" />
        <KeyPoints points={view.process} numbered />
        <Technologies technologies={view.technologies} />
        {view.tiers.length > 0 && <AfterOrder {...view.afterOrder} />}
      </Band>
      <Band tone="sky" labelledBy="questions">
        <Questions title="Questions people ask" questions={view.questions} />
      </Band>
      {view.related.length > 0 && (
        <Band labelledBy="related">
          <SectionHeading
            id="related"
            title="Related services"
            lead="What goes well with it, and what might suit you better."
          />
          <ServiceCards services={view.related} />
        </Band>
      )}
    </>
  );
}

function orderLabel(tiers: number): string {
  if (tiers === 0) return 'See the services';
  return tiers === 1 ? 'Ask for a quote' : 'See packages and prices';
}
