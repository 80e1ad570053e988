import { categories, categoryOf } from '#catalogue/categories.ts';
import { cheapest, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import type { Reading } from '../understand/understand.ts';
import type { Part } from './catalogue.ts';
import { orderLink, packageName, priceText, serviceTitle } from './package-text.ts';

const offered = (Object.entries(priceLists) as [ServiceSlug, (typeof priceLists)[ServiceSlug]][])
  .flatMap(([slug, packages]) => pricedPackages(packages).map((row) => ({ slug, row })))
  .toSorted((left, right) => left.row.price - right.row.price);

export type Offer = (typeof offered)[number];
export const [lowestOffer, highestOffer] = [offered[0], offered.at(-1)];

export function offerWords(offer: Offer | undefined): string {
  return offer
    ? `${serviceTitle(offer.slug)}, ${packageName(offer.slug, offer.row)}, at ${priceText(offer.slug, offer.row)}`
    : '';
}

/** Enough to choose from without reading the whole catalogue. */
const mostOffers = 6;

/** 'What could I do with $50?': the largest package of each service that the money buys, dearest first. */
export function offersWithin(
  { money, budget }: Reading,
  among: (slug: ServiceSlug) => boolean = () => true,
): Part | undefined {
  const [sum] = money;
  if (!sum || money.length > 1 || !budget) return undefined;
  const byList = new Map<unknown, Offer>();
  for (const offer of offered)
    if (offer.row.price <= sum.dollars && among(offer.slug)) byList.set(priceLists[offer.slug], offer);
  const best = [...byList.values()].toSorted((left, right) => right.row.price - left.row.price).slice(0, mostOffers);
  if (!best.length) return undefined;
  const value = formatMoney(sum.dollars);
  return {
    text: `For ${value} you can have, for example:\n${best.map((offer) => `- ${offerWords(offer)}`).join('\n')}\nWhich service are you thinking of? All of them: {page.services}`,
    worked: [{ value, row: 'question', field: 'budget' }],
    tables: [],
  };
}

/** A category's page sells nothing itself: what its services cost, or what of them the budget buys. */
export function overviewPart(slug: ServiceSlug, reading: Reading): Part {
  // SEO is marketing too, and has the smaller packages.
  const kinds = [slug, ...(slug === 'digital-marketing' ? (['search-engine-optimization'] as const) : [])];
  const slugs = categories
    .filter(({ attributes }) => kinds.includes(attributes.url))
    .flatMap(({ attributes }) => attributes.subCategories.map(({ url }) => url));
  const affordable = offersWithin(reading, (each) => slugs.includes(each));
  if (affordable) return affordable;
  const lines = categoryOf(slug).attributes.subCategories.map(({ url }) => {
    const price = cheapest(priceLists[url]) ? `from {${url}.from}` : 'quoted on request';
    return `- **${serviceTitle(url)}**: ${price}`;
  });
  return {
    text: `**${serviceTitle(slug)}** at a glance:\n${lines.join('\n')}\nSee all: ${orderLink(slug).url}`,
    worked: [],
    tables: [],
  };
}
