import { type PricedPackage, pricedPackages } from '#catalogue/look-up.ts';
import { priceText, titledLine } from '#catalogue/say/package-text.ts';
import type { Offer, Shop } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import { catalogueScore } from '../thresholds.ts';
import type { ReplyDraft } from './draft.ts';

/** With more services, the range of prices is enough until the visitor names one. */
const maxListed = 8;

interface Sold {
  offer: Offer;
  row: PricedPackage;
}

/** 'How much is Silver?': the figures of every service that has a Silver package. */
export function packageAloneDraft({ offers }: Shop, tiers: readonly string[]): ReplyDraft | undefined {
  const sold = [...offers.values()].flatMap((offer) =>
    pricedPackages(offer.packages.filter(({ tier }) => tiers.includes(tier))).map((row): Sold => ({ offer, row })),
  );
  const [low, high] = [sold.toSorted(byPrice).at(0), sold.toSorted(byPrice).at(-1)];
  if (!low || !high) return undefined;
  const names = joinWords([...new Set(sold.map(({ row }) => row.name))], 'and');
  const services = new Set(sold.map(({ offer }) => offer));
  const text =
    sold.length > maxListed
      ? `**${names}** packages cost ${priceText(low.offer, low.row)} to ${priceText(high.offer, high.row)}, depending on the service. Which service is it for?\nAll prices: {page.services}`
      : `${services.size > 1 ? `**${names}** ${tiers.length > 1 ? 'are' : 'is'} sold for several services` : `The **${names}** package`}:\n${sold.map(({ offer, row }) => `- ${titledLine(offer, row)}`).join('\n')}`;
  return {
    id: `package-${tiers.join('-')}`,
    question: 'What does a package cost for each service?',
    text,
    score: catalogueScore,
    source: 'catalogue',
    suggestions: [...services].slice(0, 2).map(({ shortName }) => `How much is ${shortName} ${low.row.name}?`),
  };
}

function byPrice(left: Sold, right: Sold): number {
  return left.row.price - right.row.price;
}
