import type { QuoteItem } from '#catalogue/quote.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { sitePages } from '../pages/site-pages.ts';

/** The estimator with these packages. */
export function estimatePath(items: readonly QuoteItem[]): string {
  return `${sitePages.estimate.path}?${writeChoice({ items, discount: false })}#estimate`;
}
