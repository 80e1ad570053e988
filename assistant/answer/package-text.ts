import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { absoluteUrl, orderApp } from '#company/addresses.ts';
import type { ReplyLink } from '../contract.ts';
import { guestPostsSlug, type Offer } from '../shop.ts';

/** Words about packages; every figure is a reference, so that the reply can say where it comes from. */

/** To 'do you do …?' as well as to 'help me with …'. */
export const offeredWords = 'Yes, we can help with that. ';

export function orderLink({ slug, name }: Offer): ReplyLink {
  const url = slug === guestPostsSlug ? orderApp.services : `${absoluteUrl(`/service/${slug}`)}#place-order`;
  return { label: `Order ${name}`, url };
}

/** The name, with the short one visitors know it by where that says something else. */
export function titleOf({ name, shortName }: Offer): string {
  return /^[A-Z ]+$/.test(shortName) && !name.includes(shortName) ? `${name} (${shortName})` : name;
}

export function packageName({ slug }: Offer, { tier }: Package): string {
  return `{${slug}.${tier}.name}`;
}

export function priceText({ slug }: Offer, { tier, price, recurs }: Package): string {
  if (price === null) return 'quoted on request';
  return `{${slug}.${tier}.price}${recurs ? ` per ${recurringDays} days` : ''}`;
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

/** Names keep their capitals inside a sentence; a plain noun loses its own. */
export function insideSentence(inclusion: string): string {
  const properName = /^(?:React|Next|Node|WordPress|Strapi|Google|Search Console|English|MERN|SEO|API|NAP|AI)\b/.test(
    inclusion,
  );
  return properName || !/^[A-Z][a-z ]/.test(inclusion)
    ? inclusion
    : inclusion.charAt(0).toLowerCase() + inclusion.slice(1);
}

function contentsOf(offer: Offer, row: Package): string[] {
  return [...limitTexts(offer, row), ...broughtInclusions(row).map(insideSentence)];
}

/** A line of its own, said once for all the packages that a reply tells of. */
export function spendLine(rows: readonly Package[]): string {
  return rows.some(excludesAdSpend) ? `\n${adSpendNote}.` : '';
}

/** 'vector files, transparent PNG': inclusions as a list has them, without the articles that a sentence needs. */
export function listed(inclusions: readonly string[]): string {
  return inclusions.map(insideSentence).join(', ');
}

/** What a package brings that none of the others does. */
export function broughtBeyond(row: Package, others: readonly Package[]): string[] {
  return broughtInclusions(row).filter((inclusion) => !others.some(({ inclusions }) => inclusions.includes(inclusion)));
}

function packageBefore({ packages }: Offer, { tier }: Package): Package | undefined {
  return packages[packages.findIndex((row) => row.tier === tier) - 1];
}

/** ' (also: competitor link review)'; nothing where nothing is added. */
export function alsoBrings(row: Package, before: Package): string {
  const added = broughtBeyond(row, [before]);
  return added.length ? ` (also: ${listed(added)})` : '';
}

/** Where packages are not told apart by an amount: what the first brings, and what each later one adds. */
function contentsTold(offer: Offer, row: Package): string {
  if (offer.packages.every(({ inclusions }) => `${inclusions}` === `${row.inclusions}`)) return '';
  const before = packageBefore(offer, row);
  if (before) return alsoBrings(row, before);
  // An amount in the name tells the packages apart already.
  return Object.keys(row.limits).length ? '' : ` (${listed(broughtInclusions(row))})`;
}

/** '**Custom**: anything beyond Standard, price and time quoted on request'. */
function openPackageLine(offer: Offer, row: Package): string {
  const before = packageBefore(offer, row);
  const contents = before ? broughtBeyond(row, [before]).map(insideSentence) : [];
  return `**${packageName(offer, row)}**: ${[...contents, 'price and time quoted on request'].join(', ')}`;
}

/** '**Basic**: $50, 4 days, 2 concepts'. */
export function figuresLine(offer: Offer, row: Package): string {
  const time = row.recurs ? [] : [timeText(offer, row)];
  return `**${packageName(offer, row)}**: ${[priceText(offer, row), ...time, ...limitTexts(offer, row)].join(', ')}`;
}

/** The figures, or what is in the package where no amount tells it from the others. */
export function shortLine(offer: Offer, row: Package): string {
  if (row.price === null && !row.delivery) return openPackageLine(offer, row);
  return `${figuresLine(offer, row)}${limitTexts(offer, row).length ? '' : contentsTold(offer, row)}`;
}

/** The short line and all that is in the package. */
export function fullLine(offer: Offer, row: Package): string {
  const time = row.recurs ? '' : `, ready in ${timeText(offer, row)}`;
  return `**${packageName(offer, row)}**: ${priceText(offer, row)}${time}. Includes: ${contentsOf(offer, row).join(', ')}.`;
}

/** What is in a package, a line each, after the sentence that it belongs to. */
export function contentsList(offer: Offer, row: Package, opening = 'It includes'): string {
  const contents = contentsOf(offer, row);
  if (!contents.length) return '';
  const lines = contents.map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`);
  return ` ${opening}:\n${lines.join('\n')}${spendLine([row])}`;
}

/** '**$180**, ready in 7 days': the figure that is asked for comes first. */
export function figureText(offer: Offer, row: Package, first: 'price' | 'time' = 'price'): string {
  if (row.recurs) return `**${priceText(offer, row)}**`;
  return first === 'time'
    ? `**${timeText(offer, row)}**, ${priceText(offer, row)}`
    : `**${priceText(offer, row)}**, ready in ${timeText(offer, row)}`;
}

/** '**Logo Design, Premium**' */
export function packageTitle(offer: Offer, row: Package): string {
  return `**${titleOf(offer)}, ${packageName(offer, row)}**`;
}

/** One package: its figures in a sentence, then what is in it. The price leads, or the time where only that is asked. */
export function packageSentence(offer: Offer, row: Package, first: 'price' | 'time' = 'price'): string {
  const name = packageTitle(offer, row);
  const included = contentsList(offer, row);
  if (row.price === null) {
    return `${name} is quoted on request${row.delivery ? ` and takes ${timeText(offer, row)}` : ''}.${included}`;
  }
  if (row.recurs) return `${name} costs **${priceText(offer, row)}**.${included}`;
  return first === 'time'
    ? `${name} takes **${timeText(offer, row)}** and costs ${priceText(offer, row)}.${included}`
    : `${name} costs **${priceText(offer, row)}** and takes ${timeText(offer, row)}.${included}`;
}

export function orderLine(offer: Offer): string {
  return `Order here: ${orderLink(offer).url}`;
}
