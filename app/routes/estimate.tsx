import { useState } from 'react';
import { data, redirectDocument } from 'react-router';
import { renderTexts } from '#catalogue/render-texts.ts';
import { estimateText } from '#content/pages/estimate.ts';
import { quotePath } from '#leads/quotes.ts';
import { headersOf, statusOf } from '#server/leads/outcome-answer.ts';
import { loadEstimate } from '../estimator/load-estimate.ts';
import { startingPoints } from '../estimator/starting-points.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { makeQuote } from '../quotes/make-quote.ts';
import { assuranceLinks } from '../sections/assurance-links.ts';
import { Band } from '../sections/band.tsx';
import { Estimate } from '../sections/estimate.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { StartingPoints } from '../sections/starting-points.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { quotesContext } from '../server-contexts.ts';
import type { Route } from './+types/estimate';

const crumbs = breadcrumbs(sitePages.estimate);

export const meta = () => pageMetaWithCrumbs(sitePages.estimate, crumbs);

export function loader({ request }: Route.LoaderArgs) {
  const { heading, lead, startsHeading, startsLead } = renderTexts(estimateText);
  return {
    heading,
    lead,
    startsHeading,
    startsLead,
    starts: startingPoints(),
    assurances: assuranceLinks([]),
    estimate: loadEstimate(request),
  };
}

/** Turns the estimate in the URL into a quote with its own URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await makeQuote(request, context.get(quotesContext));
  // A new document, because third-party scripts running in this one would see its URL.
  if (outcome.kind === 'made') throw redirectDocument(`${quotePath(outcome.id)}#quote`, 303);
  return data(outcome.message, { status: statusOf(outcome), headers: headersOf(outcome) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, lead, startsHeading, startsLead, starts, assurances, estimate } = loaderData;
  const [shown, setShown] = useState(estimate.query);
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} compact />
      {starts.length > 0 && (
        <Band labelledBy="starts">
          <SectionHeading id="starts" title={startsHeading} lead={startsLead} />
          <StartingPoints starts={starts} chosen={shown} />
        </Band>
      )}
      <Estimate estimate={estimate} problem={actionData} assurances={assurances} onShown={setShown} />
    </>
  );
}
