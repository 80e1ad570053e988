import { formatMoney } from '#catalogue/money.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import { orderLink } from '#catalogue/say/package-text.ts';
import type { BySite } from '#catalogue/service-by-site.ts';
import { type Offer, offerOf } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import type { FigureSource } from '../contract.ts';
import type { OrderLine } from '../dialogue/order-line.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { ReplyPart } from './part.ts';
import { offeredWords } from './previous-reply.ts';
import { confirmOrCorrect } from './verdict.ts';

/** What is sold by site as lines of a quote. */
export interface PerSiteOrder {
  text: string;
  worked: readonly FigureSource[];
  /** At the price named, or at the lowest. */
  total: number;
}

/** Something that is sold by site. */
export type PerSiteOffer = Offer & { bySite: BySite };

export function isSiteOffer(offer: Offer): offer is PerSiteOffer {
  return offer.bySite !== undefined;
}

function siteOfferOf({ service }: OrderLine, { shop }: CatalogueQuery): PerSiteOffer {
  const offer = offerOf(shop, service);
  if (!isSiteOffer(offer)) throw new Error(`${service} is not sold by site.`);
  return offer;
}

export function sitePrices({ bySite }: PerSiteOffer): number[] {
  return bySite.sites.map(({ price }) => price);
}

function fact({ slug }: PerSiteOffer, amount: number, field: string): FigureSource {
  return { value: formatMoney(amount), row: slug, field };
}

/** The price of the chosen or named site, if any. */
function sitePrice({ tiers }: OrderLine, offer: PerSiteOffer, query: CatalogueQuery): number | undefined {
  const [chosen, other] = offer.packages.filter(({ tier }) => tiers.includes(tier));
  if (chosen?.price && !other) return chosen.price;
  const { dollars } = query.assumedFigures;
  return dollars !== undefined && sitePrices(offer).includes(dollars) ? dollars : undefined;
}

export function siteOrder(lines: readonly OrderLine[], query: CatalogueQuery): PerSiteOrder {
  const orders = lines.map((line) => oneOrder(line, siteOfferOf(line, query), query));
  return {
    text: orders.map(({ text }) => text).join('\n'),
    worked: orders.flatMap(({ worked }) => worked),
    total: orders.reduce((sum, { total }) => sum + total, 0),
  };
}

function oneOrder(line: OrderLine, offer: PerSiteOffer, query: CatalogueQuery): PerSiteOrder {
  const price = sitePrice(line, offer, query) ?? Math.min(...sitePrices(offer));
  const total = price * line.quantity;
  const { piece } = offer.bySite;
  return {
    text: `- ${line.quantity > 1 ? `${line.quantity} × **${piece}** at ${formatMoney(price)}: ${formatMoney(total)}, {${offer.slug}.days} each` : `**${capitalize(piece)}**: ${formatMoney(price)}, {${offer.slug}.days}`}. Order here: ${orderLink(offer).url}`,
    worked: [
      fact(offer, price, 'price'),
      fact(offer, total, `price times ${line.quantity}`),
      { value: `${line.quantity}`, row: 'question', field: 'count' },
    ],
    total,
  };
}

interface Sum {
  text: string;
  worked: readonly FigureSource[];
}

/** How many a budget buys. */
function bought(offer: PerSiteOffer, budget: number): Sum {
  const lines = sitePrices(offer)
    .map((price) => ({ price, count: Math.floor(budget / price) }))
    .filter(({ count }) => count > 0);
  const phrases = lines.map(({ price, count }) => `${count} at ${formatMoney(price)} (${formatMoney(count * price)})`);
  return {
    text: phrases.length ? `For ${formatMoney(budget)} you get ${joinWords(phrases, 'or')}. ` : '',
    worked: [
      fact(offer, budget, 'budget'),
      ...lines.flatMap(({ price, count }) => [
        fact(offer, price, 'price'),
        fact(offer, price * count, `price times ${count}`),
      ]),
    ],
  };
}

/** The total of several. */
function severalOf(line: OrderLine, offer: PerSiteOffer, query: CatalogueQuery): Sum {
  const { quantity } = line;
  if (quantity < 2) return { text: '', worked: [] };
  const prices = sitePrices(offer);
  const price = sitePrice(line, offer, query);
  const pieces = `${quantity} ${offer.bySite.piece}s`;
  const least = quantity * (price ?? Math.min(...prices));
  const most = quantity * (price ?? Math.max(...prices));
  const sentence = price
    ? `**${formatMoney(least)}** in total for ${pieces} at ${formatMoney(price)} each. `
    : `${pieces} come to **${formatMoney(least)} to ${formatMoney(most)}** in total, depending on the sites. `;
  return {
    text: sentence,
    worked: [
      fact(offer, least, 'total'),
      fact(offer, most, 'total'),
      { value: pieces, row: 'question', field: 'count' },
    ],
  };
}

/** The price comes first, or the time if only that was asked. */
function figuresSaid({ slug, bySite: { piece } }: PerSiteOffer, { wants }: CatalogueQuery): string {
  return wants.has('time') && !wants.has('price')
    ? `${oneOf(piece)} takes **{${slug}.days}** and costs {${slug}.prices}, depending on the site.`
    : `${oneOf(piece)} costs {${slug}.prices}, depending on the site, and takes {${slug}.days}.`;
}

function oneOf(piece: string): string {
  return `${'aeiou'.includes(piece.charAt(0)) ? 'An' : 'A'} **${piece}**`;
}

/** What is sold by site, in full: prices, contents and where to order it. */
export function perSitePart(line: OrderLine, query: CatalogueQuery): ReplyPart {
  const offer = siteOfferOf(line, query);
  const { slug, bySite } = offer;
  const sum = query.budget === undefined ? severalOf(line, offer, query) : bought(offer, query.budget);
  const verdict = confirmOrCorrect(query, { prices: sitePrices(offer), days: [bySite.delivery.to] });
  const yes = verdict || offeredWords(query);
  const included = [...bySite.includes, `A choice of {${slug}.count}: {${slug}.by-price}`];
  return {
    text: `${yes}${query.unitAsked === 'words' ? `The article is {${slug}.words} long. ` : ''}${sum.text}${figuresSaid(offer, query)} You get:\n${included.map((each) => `- ${each}`).join('\n')}\nOrder on the ${bySite.orderedOn.called}: ${orderLink(offer).url}`,
    worked: [
      { value: `${bySite.sites.reduce((all, site) => all + site.count, 0)} sites`, row: slug, field: 'sites' },
      { value: formatQuantity('words', bySite.words), row: slug, field: 'words' },
      ...sitePrices(offer).map((price) => fact(offer, price, 'price')),
      ...sum.worked,
    ],
    tables: [],
  };
}
