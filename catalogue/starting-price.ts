import { pricedPackages } from './look-up.ts';
import { formatMoney } from './money.ts';
import { priceLists } from './price-lists.ts';
import type { ServiceSlug } from './service.ts';

/** 'from $300': the cheapest package of the services; 'on request' where none has a price. */
export function startingPrice(slugs: readonly ServiceSlug[]): string {
  const [cheapest] = pricedPackages(slugs.flatMap((slug) => priceLists[slug]));
  return cheapest ? `from ${formatMoney(cheapest.price)}` : 'on request';
}
