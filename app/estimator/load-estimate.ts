import { redirect } from 'react-router';
import { type Choice, writeChoice } from '#catalogue/quote-address.ts';
import { readChoice } from './choice.ts';
import { type EstimateView, estimateView } from './estimate-view.ts';

/** The estimate an address asks for, else the page's own beginning. */
export function loadEstimate(request: Request, beginning: Choice): EstimateView {
  const { pathname, searchParams } = new URL(request.url);
  const read = readChoice(searchParams);
  if (!read) return estimateView(beginning);
  const { choice, problems, fromForm } = read;
  // The plain form sends a field for everything: the visitor gets the short address, which can be shared.
  if (fromForm && problems.length === 0 && choice.items.length > 0) {
    throw redirect(`${pathname}?${writeChoice(choice)}#estimate`);
  }
  return estimateView(choice, problems);
}
