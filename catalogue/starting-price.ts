import type { Catalogue } from './catalogue.ts';
import { type Category, categoryOf } from './categories.ts';
import { nameOf, type PricedPackage, packagesOf, pricedPackages } from './look-up.ts';
import { formatMoney } from './money.ts';
import { recurringDays } from './package.ts';
import type { ServiceSlug } from './service.ts';
import { serviceNames } from './service-names.ts';
import { timeUnit } from './time-noun.ts';

interface Priced {
  row: PricedPackage;
  /** 'night', if it is ordered by the night. */
  unit: string | undefined;
}

function pricedOf(slug: ServiceSlug, lists?: Catalogue['priceLists']): Priced[] {
  const unit = timeUnit(serviceNames[slug]?.orderNoun);
  return pricedPackages(packagesOf(slug, lists)).map((row) => ({ row, unit }));
}

/** An overview page has no list of its own: it sells what its category sells. */
function pricesSold(slug: ServiceSlug, lists?: Catalogue['priceLists']): Priced[] {
  if (packagesOf(slug, lists).length > 0) return pricedOf(slug, lists);
  return categoryOf(slug).attributes.subCategories.flatMap(({ url }) => pricedOf(url, lists));
}

export function recurringPrice(price: number): string {
  return `${formatMoney(price)} per ${recurringDays} days`;
}

/**
 * The starting price of services: 'from $300', 'from $75 per 30 days', 'from $62 per night', or 'on request' if none has a
 * price. One-off
 * prices come first: '$75 per 30 days' for maintaining a site isn't the starting price of getting one.
 */
export function startingPrice(slugs: readonly ServiceSlug[], lists?: Catalogue['priceLists']): string {
  const priced = slugs
    .flatMap((slug) => pricesSold(slug, lists))
    .toSorted((left, right) => left.row.price - right.row.price);
  const cheapest = priced.find(({ row }) => !row.recurs) ?? priced[0];
  if (!cheapest) return 'on request';
  const { row, unit } = cheapest;
  if (row.recurs) return `from ${recurringPrice(row.price)}`;
  return `from ${formatMoney(row.price)}${unit ? ` per ${unit}` : ''}`;
}

/** A starting price with the service it is for: 'SEO', 'from $300 per 30 days'. */
export interface NamedPrice {
  slug: ServiceSlug;
  name: string;
  from: string;
}

/**
 * What a category costs: its main service, and the cheapest of the others if that costs less. A price alone would seem
 * to contradict the other one.
 */
export function categoryPrices({ attributes: { url, subCategories } }: Category): NamedPrice[] {
  const others = subCategories.map((sub) => sub.url).filter((slug) => slug !== url);
  const own = pricedPackages(packagesOf(url))[0];
  const found = pricedPackages(others.flatMap((slug) => packagesOf(slug))).filter(({ recurs }) => !recurs)[0];
  const cheaper = others.find((slug) => found && packagesOf(slug).includes(found));
  const named = [...(own ? [url] : []), ...(cheaper && found && (!own || found.price < own.price) ? [cheaper] : [])];
  const shown = named.length > 0 ? named : others.slice(0, 1);
  return shown.map((slug) => ({ slug, name: nameOf(slug).shortName, from: startingPrice([slug]) }));
}
