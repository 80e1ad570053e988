import type { QuoteItem } from './quote.ts';

/** More lines than anyone orders at once. */
export const maxItems = 30;
/** Enough for any estimate, and it keeps figures readable. */
export const largestQuantity = 99;

/** A visitor's selection; on the site it is part of the URL. */
export interface Choice {
  items: readonly QuoteItem[];
  discount: boolean;
}

/** 'item=website-development.standard.1&discount=1', or an empty string for an empty selection. */
export function writeChoice({ items, discount }: Choice): string {
  const query = new URLSearchParams(items.map(({ slug, tier, quantity }) => ['item', `${slug}.${tier}.${quantity}`]));
  if (discount && items.length > 0) query.set('discount', '1');
  return query.toString();
}
