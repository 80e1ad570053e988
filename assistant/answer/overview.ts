import { cheapest, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { recurringDays } from '#catalogue/package.ts';
import { orderLink, packageName, priceText, titleOf } from '#catalogue/say/package-text.ts';
import { type Offer, offerOf } from '#catalogue/shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { ReplyPart } from './part.ts';

/** Enough to choose from without reading the whole catalogue. */
const maxOffers = 6;

/** 'What could I do with $50?': the largest package of each service the money buys, most expensive first. */
function withinBudget(offers: readonly Offer[], budget: number): string[] {
  const best = new Map<unknown, { offer: Offer; row: ReturnType<typeof pricedPackages>[number] }>();
  for (const offer of offers) {
    const row = pricedPackages(offer.packages).findLast(({ price }) => price <= budget);
    if (row && !best.has(offer.packages)) best.set(offer.packages, { offer, row });
  }
  return [...best.values()]
    .toSorted((left, right) => right.row.price - left.row.price)
    .slice(0, maxOffers)
    .map(({ offer, row }) => `- **${titleOf(offer)}**, ${packageName(offer, row)}: ${priceText(offer, row)}`);
}

/** A category's page sells nothing itself: prices of its services, or what the budget buys of them. */
export function overviewPart(offer: Offer, query: CatalogueQuery): ReplyPart {
  const members = offer.members.map((slug) => offerOf(query.shop, slug));
  const bought = query.budget === undefined ? [] : withinBudget(members, query.budget);
  if (query.budget !== undefined && bought.length) return budgetPart(bought, query.budget);
  const lines = members.map((member) => {
    const first = cheapest(member.packages);
    const price = first
      ? `from {${member.slug}.from}${first.recurs ? ` per ${recurringDays} days` : ''}`
      : 'quoted on request';
    return `- **${titleOf(member)}**: ${price}`;
  });
  return {
    text: `**${titleOf(offer)}** covers these services:\n${lines.join('\n')}\nSee them all: ${orderLink(offer).url}`,
    worked: [],
    tables: [],
  };
}

function budgetPart(lines: readonly string[], budget: number): ReplyPart {
  const value = formatMoney(budget);
  return {
    text: `With ${value} you could get, for example:\n${lines.join('\n')}\nAll services: {page.services}`,
    worked: [{ value, row: 'question', field: 'budget' }],
    tables: [],
  };
}
