import type { Catalogue } from './catalogue.ts';
import { categoryOf } from './categories.ts';
import { packagesOf, pricedPackages } from './look-up.ts';
import { formatMoney } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import type { ServiceSlug } from './service.ts';

/** An overview page has no list of its own: it sells what its category sells. */
function packagesSold(slug: ServiceSlug, lists?: Catalogue['priceLists']): readonly Package[] {
  const own = packagesOf(slug, lists);
  if (own.length > 0) return own;
  return categoryOf(slug).attributes.subCategories.flatMap(({ url }) => packagesOf(url, lists));
}

/**
 * The starting price of services: 'from $300', 'from $75 per 30 days', or 'on request' if none has a price. One-off
 * prices come first: '$75 per 30 days' for maintaining a site isn't the starting price of getting one.
 */
export function startingPrice(slugs: readonly ServiceSlug[], lists?: Catalogue['priceLists']): string {
  const priced = pricedPackages(slugs.flatMap((slug) => packagesSold(slug, lists)));
  const cheapest = priced.find(({ recurs }) => !recurs) ?? priced[0];
  if (!cheapest) return 'on request';
  const price = `from ${formatMoney(cheapest.price)}`;
  return cheapest.recurs ? `${price} per ${recurringDays} days` : price;
}
