import type { QuoteItem } from './quote.ts';

/** What somebody has put together; on the site it lives in the address. */
export interface Choice {
  items: readonly QuoteItem[];
  discount: boolean;
}

/** 'item=website-development.standard.1&discount=1', or nothing for an empty choice. */
export function writeChoice({ items, discount }: Choice): string {
  const query = new URLSearchParams(items.map(({ slug, tier, quantity }) => ['item', `${slug}.${tier}.${quantity}`]));
  if (discount && items.length > 0) query.set('discount', '1');
  return query.toString();
}
