import { categoryOf } from './categories.ts';
import { packagesOf, pricedPackages } from './look-up.ts';
import { formatMoney } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import type { ServiceSlug } from './service.ts';

/** An overview page has no list of its own: it sells what its category sells. */
function packagesSold(slug: ServiceSlug): readonly Package[] {
  const own = packagesOf(slug);
  if (own.length > 0) return own;
  return categoryOf(slug).attributes.subCategories.flatMap(({ url }) => packagesOf(url));
}

/** 'from $300': the cheapest package of the services; 'on request' where none has a price. */
export function startingPrice(slugs: readonly ServiceSlug[]): string {
  const [cheapest] = pricedPackages(slugs.flatMap(packagesSold));
  return cheapest ? `from ${formatMoney(cheapest.price)}` : 'on request';
}

/** The same with how often it is charged: 'from $75 per 30 days'. */
export function fromPrice(slugs: readonly ServiceSlug[]): string {
  const packages = slugs.flatMap((slug) => packagesOf(slug));
  const monthly = packages.length > 0 && packages.every(({ recurs }) => recurs);
  return monthly ? `${startingPrice(slugs)} per ${recurringDays} days` : startingPrice(slugs);
}
