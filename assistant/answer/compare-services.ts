import { broughtInclusions } from '#catalogue/ad-spend.ts';
import { deliveryDays, type PricedPackage, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { verbFor } from '#catalogue/say/grammar.ts';
import { listed } from '#catalogue/say/inclusion-words.ts';
import {
  figuresTold,
  offerFigures,
  openOfferLine,
  orderLine,
  packageSubject,
  packageTitle,
  priceText,
  shortLine,
  termsLine,
  timeText,
  titleOf,
} from '#catalogue/say/package-text.ts';
import { wishWords } from '#catalogue/say/wish-words.ts';
import type { Offer } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import type { FigureSource } from '../contract.ts';
import { type PerSiteOffer, sitePrices } from './by-site.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import type { ReplyPart } from './part.ts';

/** ': your link inside an article …': the line below the heading of its page. */
function whatItIs({ promise }: Offer): string {
  return promise ? `: ${promise}` : ':';
}

/** Whether two inclusions mean the same: 'WordPress theme' is a theme. */
function areSynonymousInclusions(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  return one.endsWith(other) || other.endsWith(one);
}

/** ' Only in this one: …': what a service's smallest matching package includes and no other service does. */
function exclusiveContents({ offer, rows: [row] }: PackageSelection, choices: readonly PackageSelection[]): string {
  if (!row) return '';
  const others = choices.filter((choice) => choice.offer !== offer);
  const held = others.flatMap(({ rows }) => rows).flatMap(({ inclusions }) => inclusions);
  const all = broughtInclusions(row);
  const own = all.filter((line) => !held.some((other) => areSynonymousInclusions(line, other)));
  return own.length ? ` ${own.length < all.length ? 'Only in this one' : 'Included'}: ${listed(own)}.` : '';
}

interface Start {
  offer: Offer;
  row: PricedPackage;
}

/** The cheapest suitable package of each, cheapest first. */
function smallestSuitable(choices: readonly PackageSelection[]): Start[] {
  return choices
    .flatMap(({ offer, rows }) => {
      const [row] = pricedPackages(rows);
      return row ? [{ offer, row }] : [];
    })
    .toSorted((left, right) => left.row.price - right.row.price);
}

/** 'For 10 pages, ' if all are compared for the same need and have a package for it. */
function sharedNeedText(choices: readonly PackageSelection[]): { text: string; worked: readonly FigureSource[] } {
  const [first, ...others] = choices.map(({ wish }) => wishWords(wish));
  const met = choices.every(({ rows, fitting }) =>
    pricedPackages(rows)
      .slice(0, 1)
      .some((row) => fitting.includes(row)),
  );
  if (!first || !met || others.some(({ text }) => text !== first.text)) return { text: '', worked: [] };
  return { text: `For ${first.text}, `, worked: first.worked };
}

/** 'Three DA40 niche edits or Off-page SEO Standard?': each for as many as are asked for; undefined if it is one each. */
function quantityVerdict(
  choices: readonly PackageSelection[],
): { text: string; worked: readonly FigureSource[] } | undefined {
  const sums = choices
    .flatMap(({ offer, rows, quantity }) => {
      const [row] = pricedPackages(rows);
      return row && !row.recurs ? [{ offer, row, quantity, sum: quantity * row.price }] : [];
    })
    .toSorted((left, right) => left.sum - right.sum);
  const [low, high] = [sums[0], sums.at(-1)];
  const isCounted = sums.some(({ quantity }) => quantity > 1);
  if (!low || !high || low === high || sums.length < choices.length || !isCounted) return undefined;
  const value = formatMoney(high.sum - low.sum);
  const amounts = sums.map(({ offer, row, quantity, sum }) =>
    quantity > 1
      ? `${quantity} × ${packageTitle(offer, row)} at ${priceText(offer, row)}: **${formatMoney(sum)}**`
      : `${packageTitle(offer, row)}: **${formatMoney(sum)}**`,
  );
  const verdict = high.sum === low.sum ? 'It costs the same' : `${low.offer.name} is ${value} cheaper`;
  const worked = sums.flatMap(({ quantity, sum }): FigureSource[] => [
    { value: formatMoney(sum), row: 'quote', field: `price times ${quantity}` },
    { value: `${quantity}`, row: 'question', field: 'count' },
  ]);
  return {
    text: `${verdict}. ${joinWords(amounts, 'and')}.\n`,
    worked: [...worked, { value, row: 'quote', field: 'difference' }],
  };
}

/** Which is cheaper, by how much and for what. */
function priceVerdict(
  choices: readonly PackageSelection[],
  { compared: { more } }: CatalogueQuery,
): { text: string; worked: readonly FigureSource[] } {
  const starts = smallestSuitable(choices);
  const [low, high] = [starts[0], starts.at(-1)];
  if (!low || !high || low === high) return { text: '', worked: [] };
  const asked = sharedNeedText(choices);
  const [lowPrice, highPrice] = [priceText(low.offer, low.row), priceText(high.offer, high.row)];
  const fromTheStart =
    choices.every(({ rows }) => rows.length > 1) &&
    starts.every(({ offer, row }) => pricedPackages(offer.packages)[0] === row);
  const start = fromTheStart && !asked.text;
  if (low.row.recurs !== high.row.recurs) {
    // One-off and recurring prices can't be compared.
    const verb = ({ name }: Offer) =>
      start ? `${verbFor(name, 'starts', 'start')} at` : verbFor(name, 'costs', 'cost');
    const sentence = `${low.offer.name} ${verb(low.offer)} ${lowPrice} and ${high.offer.name} ${verb(high.offer)} ${highPrice}`;
    return { text: `${asked.text}${sentence}.\n`, worked: asked.worked };
  }
  const prices = choices.map(({ offer }) => `${offer.packages.map((row) => row.price)}`);
  if (start && new Set(prices).size === 1)
    return { text: `They cost the same at every level, from ${lowPrice}.\n`, worked: [] };
  if (low.row.price === high.row.price) {
    const sentence = `${start ? 'start at' : 'cost'} the same${start ? ' price' : ''}: ${lowPrice}${start ? '' : ' each'}`;
    return { text: `${asked.text ? `${asked.text}they` : 'They'} ${sentence}.\n`, worked: asked.worked };
  }
  if (start) {
    const [first, second] = more ? [high, low] : [low, high];
    const at = ({ offer, row }: Start) =>
      `${offer.name} ${verbFor(offer.name, 'starts', 'start')} at ${priceText(offer, row)}`;
    return { text: `${at(first)}, ${second.offer.name} at ${priceText(second.offer, second.row)}.\n`, worked: [] };
  }
  const value = formatMoney(high.row.price - low.row.price);
  const compares = ({ name }: Offer, higher: boolean) =>
    higher ? `${verbFor(name, 'costs', 'cost')} more:` : `${verbFor(name, 'is', 'are')} cheaper:`;
  const sentence = more
    ? `${high.offer.name} ${compares(high.offer, true)} ${highPrice} against ${lowPrice}, so ${value} more`
    : `${low.offer.name} ${compares(low.offer, false)} ${lowPrice} against ${highPrice}, so ${value} less`;
  return {
    text: `${asked.text}${sentence}.\n`,
    worked: [
      ...asked.worked,
      {
        value,
        row: `${high.offer.slug}/${high.row.tier}`,
        field: `price above ${low.offer.slug}/${low.row.tier}`,
      },
    ],
  };
}

/** Which is faster or slower, and by how much; undefined if one of them is recurring. */
function timeVerdict(
  choices: readonly PackageSelection[],
  { compared: { more } }: CatalogueQuery,
): { text: string; worked: readonly FigureSource[] } | undefined {
  const timed = smallestSuitable(choices)
    .flatMap(({ offer, row }) => (row.recurs ? [] : [{ offer, row, days: deliveryDays(row) ?? 0 }]))
    .toSorted((left, right) => left.days - right.days);
  const [quick, slow] = [timed[0], timed.at(-1)];
  if (!quick || !slow || quick === slow || timed.length < choices.length) return undefined;
  const [least, most] = [timeText(quick.offer, quick.row), timeText(slow.offer, slow.row)];
  if (quick.days === slow.days) return { text: `They take the same time, ${least}.\n`, worked: [] };
  const value = `${slow.days - quick.days} days`;
  const sentence = more
    ? `${slow.offer.name} ${verbFor(slow.offer.name, 'takes', 'take')} longer: ${most} against ${least}, so ${value} more`
    : `${quick.offer.name} ${verbFor(quick.offer.name, 'is', 'are')} quicker: ${least} against ${most}, so ${value} less`;
  return {
    text: `${sentence}.\n`,
    worked: [{ value, row: `${slow.offer.slug}/${slow.row.tier}`, field: 'time above the quicker' }],
  };
}

/** What is sold by site next to services: it has prices by site and no packages. */
function compareWithPerSite(
  choices: readonly PackageSelection[],
  offers: readonly PerSiteOffer[],
): { text: string; worked: readonly FigureSource[] } {
  const bySite = offers.map((offer) => ({ offer, price: formatMoney(Math.min(...sitePrices(offer))) }));
  const starts = smallestSuitable(choices).map(({ offer, row }) =>
    row === offer.packages[0]
      ? `${offer.name} ${verbFor(offer.name, 'starts', 'start')} at ${priceText(offer, row)}`
      : `${packageSubject(offer, row)} costs ${priceText(offer, row)}`,
  );
  const phrases = bySite.map(({ offer: { name }, price }) => `${name} start at ${price}`);
  return {
    text: `${[joinWords(phrases, 'and'), joinWords(starts, 'and')].filter(Boolean).join('; ')}.\n`,
    worked: bySite.map(({ offer: { slug }, price }) => ({ value: price, row: slug, field: 'price' })),
  };
}

/** Services that share a list: what each of them is and where to order it, and the list once. */
function sharedListPart(
  choices: readonly PackageSelection[],
  { compared, isYesNoQuestion }: CatalogueQuery,
): ReplyPart {
  const rows = [...new Set(choices.flatMap((choice) => choice.rows))];
  const [first] = choices;
  const packages = first?.offer.packages.filter((row) => rows.includes(row)) ?? [];
  const list = packages.map((row) => (first ? `- ${shortLine(first.offer, row)}` : '')).join('\n');
  const services = choices
    .map(({ offer }) => `- **${titleOf(offer)}**${whatItIs(offer)} ${orderLine(offer)}`)
    .join('\n');
  const opening = compared.same && isYesNoQuestion ? 'No, but they share one price list' : 'They cost the same';
  const asked = sharedNeedText(choices);
  const [fit] = packages;
  const figures =
    asked.text && first && fit
      ? `${asked.text}either costs ${priceText(first.offer, fit)}${fit.recurs ? '' : ` and takes ${timeText(first.offer, fit)}`}.`
      : `The packages:\n${list}`;
  return {
    text: `${opening}. How they differ:\n${services}\n${figures}${termsLine(rows)}`,
    worked: asked.worked,
    tables: [],
  };
}

/** 'What has GEO Premium that SEO hasn't?': a service without a package is compared by the package of that name. */
function alignTier(choice: PackageSelection, all: readonly PackageSelection[]): PackageSelection {
  const tiers = new Set(all.flatMap(({ by, line }) => (by === 'name' && line.tiers.length === 1 ? line.tiers : [])));
  const rows = choice.by === 'all' && tiers.size === 1 ? choice.rows.filter(({ tier }) => tiers.has(tier)) : [];
  return rows.length ? { ...choice, rows } : choice;
}

/** A service with its figures; package contents are given separately. */
function compareLine(offer: Offer, rows: PackageSelection['rows']): string {
  const [only, other] = rows;
  return only && !other ? `${packageTitle(offer, only)}: ${figuresTold(offer, only)}` : openOfferLine(offer, rows);
}

/** Two or more services side by side, including those sold by site. */
export function compareServices(
  given: readonly PackageSelection[],
  query: CatalogueQuery,
  siteOffers: readonly PerSiteOffer[] = [],
): ReplyPart {
  const choices = given.map((choice) => alignTier(choice, given));
  const sharedList = choices.every(({ offer }) => offer.packages === choices[0]?.offer.packages);
  if (sharedList && siteOffers.length === 0) return sharedListPart(choices, query);
  const byNature = query.compared.by === undefined && query.assumedFigures.dollars === undefined;
  const lines = choices.map((choice) => {
    const { offer, rows } = choice;
    const packages = byNature
      ? `**${titleOf(offer)}**${whatItIs(offer)} ${offerFigures(offer, rows)}`
      : compareLine(offer, rows);
    return `- ${packages}.${query.wants.has('inclusions') || !rows[1] ? exclusiveContents(choice, choices) : ''} ${orderLine(offer)}`;
  });
  for (const offer of siteOffers)
    lines.push(`- **${offer.name}**: {${offer.slug}.prices} by site, {${offer.slug}.days}. ${orderLine(offer)}`);
  const verdict =
    siteOffers.length > 0
      ? compareWithPerSite(choices, siteOffers)
      : (query.compared.by === 'time' && timeVerdict(choices, query)) ||
        quantityVerdict(choices) ||
        priceVerdict(choices, query);
  const spend = termsLine(choices.flatMap(({ rows }) => rows));
  const list = `${lines.join('\n')}${spend}`;
  // The difference is what they are; prices follow, unless they were asked for.
  const opening =
    query.compared.same && query.isYesNoQuestion ? "No, they're different services" : "Here's what sets them apart";
  const text = byNature ? `${opening}:\n${list}\n${verdict.text}`.trimEnd() : `${verdict.text}${list}`;
  return { text, worked: verdict.worked, tables: [] };
}
