import { redirect } from 'react-router';
import { writeChoice } from '#catalogue/quote-address.ts';
import { sitePages } from '../pages/site-pages.ts';
import { readChoice } from './choice.ts';
import { type EstimateView, estimateView } from './estimate-view.ts';
import { startField } from './start-field.ts';
import { choiceOf } from './starting-points.ts';

/** The estimate in a URL, or an empty one. */
export function loadEstimate(request: Request): EstimateView {
  const { searchParams } = new URL(request.url);
  const start = choiceOf(searchParams.get(startField));
  if (start) throw redirect(addressOf(writeChoice(start)));
  const read = readChoice(searchParams);
  if (!read) return estimateView({ items: [], discount: false });
  const { choice, problems, fromForm } = read;
  // The plain form sends all its fields, so the visitor is redirected to the short URL, which can be shared.
  if (fromForm && problems.length === 0 && choice.items.length > 0) throw redirect(addressOf(writeChoice(choice)));
  return estimateView(choice, problems);
}

/** Estimates used to be on service pages; links to them exist in emails and bookmarks. */
export function redirectToEstimate(request: Request): void {
  const { searchParams, search } = new URL(request.url);
  if (readChoice(searchParams)) throw redirect(addressOf(search.slice(1)), 301);
}

function addressOf(query: string): string {
  return `${sitePages.estimate.path}?${query}#estimate`;
}
