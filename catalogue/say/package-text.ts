import { absoluteUrl } from '#company/addresses.ts';
import { joinWords } from '#company/join-words.ts';
import { wording } from '#company/wording.ts';
import { broughtInclusions, excludesAdSpend } from '../ad-spend.ts';
import { deliveryDays } from '../look-up.ts';
import { type Package, recurringDays } from '../package.ts';
import { quantityNames } from '../quantities.ts';
import { renderReferences } from '../references.ts';
import type { Offer } from '../shop.ts';
import { countedBeside, timeNoun, timeUnit } from '../time-noun.ts';
import { capitalize } from './grammar.ts';
import { asThing, insideSentence, listed } from './inclusion-words.ts';

/** Texts about packages. Every figure is a reference, so that the reply can state its source. */

/** A service is ordered from its packages, so that is what the link to its page says. */
export function orderLink({ slug, name, shortName, bySite, packages }: Offer): { label: string; url: string } {
  if (bySite) return { label: `Order ${name}`, url: renderReferences(bySite.orderedOn.link) };
  const label = packages.length > 1 ? `See ${shortName} packages` : `See ${shortName}`;
  return { label, url: `${absoluteUrl(`/service/${slug}`)}#place-order` };
}

/** The name, with the short one visitors know if that differs. */
export function titleOf({ name, shortName }: Offer): string {
  return /^[A-Z ]+$/.test(shortName) && !name.includes(shortName) ? `${name} (${shortName})` : name;
}

export function packageName({ slug }: Offer, { tier }: Package): string {
  return `{${slug}.${tier}.name}`;
}

/** ' per 30 days', ' per night'; empty for the price of a whole order. */
export function periodText({ orderNoun }: Pick<Offer, 'orderNoun'>, { recurs }: Pick<Package, 'recurs'>): string {
  const unit = timeUnit(orderNoun);
  if (recurs) return ` per ${recurringDays} days`;
  return unit ? ` per ${unit}` : '';
}

export function priceText(offer: Offer, row: Package): string {
  return row.price === null ? 'quoted on request' : `{${offer.slug}.${row.tier}.price}${periodText(offer, row)}`;
}

/** Whether a package takes a time of its own: a recurring one goes on, and of what is ordered by time visitors say how much. */
export function hasTime({ orderNoun }: Pick<Offer, 'orderNoun'>, { recurs }: Pick<Package, 'recurs'>): boolean {
  return !recurs && !timeNoun(orderNoun);
}

export function timeText({ slug }: Offer, { tier, delivery }: Package): string {
  return delivery ? `{${slug}.${tier}.days}` : 'time agreed with the quote';
}

export function limitTexts({ slug }: Offer, { tier, limits, name }: Package): string[] {
  return quantityNames
    .filter((quantity) => limits[quantity] !== undefined && quantity !== 'domainAuthority')
    .filter((quantity) => !(quantity === 'words' && name.includes('words')))
    .map((quantity) =>
      quantity === 'adSpend' ? `up to {${slug}.${tier}.adSpend} of ad spend managed` : `{${slug}.${tier}.${quantity}}`,
    );
}

function contentTexts(offer: Offer, row: Package): string[] {
  return [...limitTexts(offer, row), ...broughtInclusions(row).map(insideSentence)];
}

/** A separate line, once for all packages in a reply. */
export function termsLine(rows: readonly Package[]): string {
  const terms = [
    ...(rows.some(excludesAdSpend) ? ["Ad spend isn't included."] : []),
    ...(rows.some(({ recurs }) => recurs) ? ['{policy.renewal}.'] : []),
  ];
  return terms.length ? `\n${terms.join(' ')}` : '';
}

/** What a package includes and none of the others does. */
function broughtBeyond(row: Package, others: readonly Package[]): string[] {
  return broughtInclusions(row).filter((inclusion) => !others.some(({ inclusions }) => inclusions.includes(inclusion)));
}

function packageBefore({ packages }: Offer, { tier }: Package): Package | undefined {
  return packages[packages.findIndex((row) => row.tier === tier) - 1];
}

/** 'a competitor overview and an action plan'; empty if one of them isn't a thing. */
export function asThings(inclusions: readonly string[]): string | undefined {
  const things = inclusions.flatMap((inclusion) => asThing(inclusion) ?? []);
  if (!things.length || things.length < inclusions.length) return undefined;
  const outside = (thing: string) => thing.replace(/\([^()]*\)/g, '');
  if (!things.some((thing) => / and |,/.test(outside(thing)))) return joinWords(things, 'and');
  const [last = '', ...before] = things.toReversed();
  return before.length ? `${before.toReversed().join('; ')}${before.length > 1 ? ';' : ','} and ${last}` : last;
}

/** ', with a colour and type guide'; empty if nothing is added. */
export function withThings(inclusions: readonly string[]): string {
  if (!inclusions.length) return '';
  const things = asThings(inclusions);
  return things ? `, with ${things}` : `; also: ${listed(inclusions)}`;
}

/** ' (plus a competitor link review)'; empty if nothing is added. */
function plusThings(row: Package, before: Package): string {
  const added = broughtBeyond(row, [before]);
  return added.length ? ` (plus ${asThings(added) ?? listed(added)})` : '';
}

/** What distinguishes packages without a quantity: what the first includes, and what later ones add to it. */
function contentsTold(offer: Offer, row: Package, alone: boolean): string {
  const { packages } = offer;
  const [first] = packages;
  const before = packageBefore(offer, row);
  if (!first || packages.every(({ inclusions }) => `${inclusions}` === `${row.inclusions}`)) return '';
  // A quantity in the name already distinguishes the packages; each says what the smallest lacks.
  if (Object.keys(row.limits).length) return before ? withThings(broughtBeyond(row, [first])) : '';
  return before && !alone ? plusThings(row, before) : ` (${listed(broughtInclusions(row))})`;
}

/** '**Custom**: anything beyond Standard, price and time quoted on request'. */
export function openPackageLine(offer: Offer, row: Package): string {
  const before = packageBefore(offer, row);
  const contents = before ? broughtBeyond(row, [before]).map(insideSentence) : [];
  return `**${packageName(offer, row)}**: ${[...contents, 'price and time quoted on request'].join(', ')}`;
}

/** ['4 days', '2 concepts'] */
function sizeTexts(offer: Offer, row: Package): string[] {
  return [...(hasTime(offer, row) ? [timeText(offer, row)] : []), ...limitTexts(offer, row)];
}

/** '$50, 4 days, 2 concepts'. */
export function figuresTold(offer: Offer, row: Package): string {
  return [priceText(offer, row), ...sizeTexts(offer, row)].join(', ');
}

/** '**Basic**: $50, 4 days, 2 concepts'. */
export function figuresLine(offer: Offer, row: Package): string {
  return `**${packageName(offer, row)}**: ${figuresTold(offer, row)}`;
}

/** What a package includes besides its figures, if no quantity distinguishes it from the others. */
function besideFigures(offer: Offer, row: Package, alone = false): string {
  return limitTexts(offer, row).length ? '' : contentsTold(offer, row, alone);
}

/** The figures, or what the package includes if no quantity distinguishes it from the others. */
export function shortLine(offer: Offer, row: Package): string {
  if (row.price === null && !row.delivery) return openPackageLine(offer, row);
  const [first] = offer.packages;
  const added = first && !limitTexts(offer, first).length ? limitTexts(offer, row) : [];
  if (added.length) {
    const figures = [priceText(offer, row), ...(hasTime(offer, row) ? [timeText(offer, row)] : [])].join(', ');
    return `**${packageName(offer, row)}**: ${figures} (plus ${joinWords(added, 'and')})`;
  }
  return `${figuresLine(offer, row)}${besideFigures(offer, row)}`;
}

/** '**Logo Design, Basic**: $50, 4 days, 2 concepts': a line that includes the service. */
export function titledLine(offer: Offer, row: Package): string {
  return `${packageTitle(offer, row)}: ${figuresTold(offer, row)}${besideFigures(offer, row, true)}`;
}

/** 'Basic at $50 (4 days, 2 concepts); Standard at $100 (…)': the packages of a service in one line. */
export function offerFigures(offer: Offer, rows: readonly Package[]): string {
  const [only] = rows;
  // A delivery time that all share is stated once.
  const sameTime = rows.every((row) => hasTime(offer, row)) && new Set(rows.map(deliveryDays)).size === 1;
  const said = rows.map((row) => {
    if (row.price === null) return `${packageName(offer, row)}, quoted on request`;
    const sizes = (sameTime ? limitTexts(offer, row) : sizeTexts(offer, row)).join(', ');
    return `${packageName(offer, row)} at ${priceText(offer, row)}${sizes ? ` (${sizes})` : ''}`;
  });
  const time = sameTime && only ? `, ${rows.length > 1 ? 'each ' : ''}in ${timeText(offer, only)}` : '';
  return `${said.join('; ')}${time}`;
}

/** '**Logo Design**: Basic at $50 (…); Standard at $100 (…)': a service whose package hasn't been chosen. */
export function openOfferLine(offer: Offer, rows: readonly Package[]): string {
  const [only, other] = rows;
  return only && !other ? titledLine(offer, only) : `**${titleOf(offer)}**: ${offerFigures(offer, rows)}`;
}

/** The short line and everything in the package. */
export function fullLine(offer: Offer, row: Package): string {
  const time = hasTime(offer, row) ? `, ${wording.time.ready} ${timeText(offer, row)}` : '';
  return `**${packageName(offer, row)}**: ${priceText(offer, row)}${time}. Includes: ${listed(contentTexts(offer, row))}.`;
}

/** What a package includes, one item per line, after its sentence. */
export function contentsList(offer: Offer, row: Package, opening = 'It includes'): string {
  const contents = contentTexts(offer, row);
  if (!contents.length) return '';
  const lines = contents.map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`);
  return ` ${opening}:\n${lines.join('\n')}${termsLine([row])}`;
}

/** '**$180**, ready in 7 days': the requested figure comes first. */
export function figureText(offer: Offer, row: Package, first: 'price' | 'time' = 'price'): string {
  if (!hasTime(offer, row)) return `**${priceText(offer, row)}**`;
  return first === 'time'
    ? `**${timeText(offer, row)}**, ${priceText(offer, row)}`
    : `**${priceText(offer, row)}**, ${wording.time.ready} ${timeText(offer, row)}`;
}

/** '**Logo Design, Premium**'; a service with one package is named alone. */
export function packageTitle(offer: Offer, row: Package): string {
  return offer.packages.length === 1 ? `**${titleOf(offer)}**` : `**${titleOf(offer)}, ${packageName(offer, row)}**`;
}

/** The same inside a sentence: 'a **1,000-word blog post**' for what is sold by the piece. */
export function packageSubject(offer: Offer, row: Package): string {
  return offer.piece ? `a **{${offer.slug}.${row.tier}.piece}**` : packageTitle(offer, row);
}

const counting = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'five', or '13'. */
export function countWord(quantity: number): string {
  return counting[quantity] ?? `${quantity}`;
}

/** 'Five **2,000-word articles** cost **$200** in total, $40 each.' */
export function severalSaid(offer: Offer, row: Package, quantity: number, total: string): string {
  const price = priceText(offer, row);
  const pieces = `**{${offer.slug}.${row.tier}.piece}s**`;
  const count = counting[quantity];
  if (offer.piece && count) return `${capitalize(count)} ${pieces} cost **${total}** in total, ${price} each.`;
  const title = packageTitle(offer, row);
  if (row.recurs)
    return `${count ? `${capitalize(count)} ${recurringDays}-day orders` : `${quantity} × ${recurringDays} days`} of ${title} come to **${total}**, at ${price}.`;
  const orders = timeNoun(offer.orderNoun);
  return `${count && !countedBeside(offer.orderNoun) ? `${capitalize(count)} ${orders ?? 'orders'} of` : `${quantity} ×`} ${title} come to **${total}**, at ${price}${orders ? '' : ' each'}.`;
}

/** Lower-cased, for the middle of a sentence. */
export function inside(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** 'costs **$180** and takes 7 days': the price comes first, or the time if only that was asked. */
function figuresSaid(offer: Offer, row: Package, first: 'price' | 'time'): string {
  const [price, time] = [priceText(offer, row), timeText(offer, row)];
  if (row.price === null) {
    if (!row.delivery) return 'is quoted on request';
    return first === 'time' ? `takes **${time}** and is quoted on request` : `is quoted on request and takes ${time}`;
  }
  if (!hasTime(offer, row)) return `costs **${price}**`;
  return first === 'time' ? `takes **${time}** and costs ${price}` : `costs **${price}** and takes ${time}`;
}

/** The form of a sentence about a package: which figure comes first, and whether the contents follow. */
interface Telling {
  first?: 'price' | 'time';
  briefly?: boolean;
}

/** One package: its figures in a sentence, then its contents. */
export function packageSentence(offer: Offer, row: Package, { first = 'price', briefly }: Telling = {}): string {
  return `${capitalize(packageSubject(offer, row))} ${figuresSaid(offer, row, first)}.${briefly ? termsLine([row]) : contentsList(offer, row)}`;
}

/** The contents of a package, for someone who already knows its price. */
export function contentsSentence(offer: Offer, row: Package): string {
  return `${capitalize(packageSubject(offer, row))}${contentsList(offer, row, 'includes')}`;
}

/** The same for a package just mentioned: 'It costs …'. */
export function itsSentence(offer: Offer, row: Package, { first = 'price', briefly }: Telling, subject = 'It'): string {
  const contents = briefly ? termsLine([row]) : contentsList(offer, row, 'Everything in it');
  return `${subject} ${figuresSaid(offer, row, first)}.${contents}`;
}

/** What needs a quote can't be ordered yet. */
export function orderLine(offer: Offer): string {
  const quoted = offer.packages.length > 0 && offer.packages.every(({ price }) => price === null);
  return `${quoted ? 'More about it' : 'Order here'}: ${orderLink(offer).url}`;
}

/** '3 × Standard at $80 and Basic at $30' */
export function orderWords(orders: readonly { offer: Offer; row: Package; quantity: number }[]): string {
  const names = orders.map(
    ({ offer, row, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${packageName(offer, row)} at ${priceText(offer, row)}`,
  );
  return joinWords(names, 'and');
}
