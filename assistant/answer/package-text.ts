import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { joinWords } from '#catalogue/join-words.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { absoluteUrl, orderApp } from '#company/addresses.ts';
import type { ReplyLink } from '../contract.ts';
import { guestPostsSlug, type Offer } from '../shop.ts';

/** Words about packages; every figure is a reference, so that the reply can say where it comes from. */

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
      quantity === 'adSpend' ? `ad spend managed up to {${slug}.${tier}.adSpend}` : `{${slug}.${tier}.${quantity}}`,
    );
}

/** Names keep their capitals inside a sentence; a plain noun loses its own. */
function insideSentence(inclusion: string): string {
  const properName = /^(?:React|Next|Node|WordPress|Strapi|Google|English|MERN|SEO|API|NAP|AI)\b/.test(inclusion);
  return properName || !/^[A-Z][a-z ]/.test(inclusion)
    ? inclusion
    : inclusion.charAt(0).toLowerCase() + inclusion.slice(1);
}

function contentsOf(offer: Offer, row: Package): string[] {
  return [...limitTexts(offer, row), ...broughtInclusions(row).map(insideSentence)];
}

function leftOut(row: Package): string {
  return excludesAdSpend(row) ? ` ${adSpendNote}.` : '';
}

/** '**Basic**: $50, 4 days, 2 concepts'. */
export function shortLine(offer: Offer, row: Package): string {
  const time = row.recurs ? [] : [timeText(offer, row)];
  const limits = limitTexts(offer, row);
  const told = limits.length ? limits : contentsOf(offer, row).slice(0, 1);
  return `**${packageName(offer, row)}**: ${[priceText(offer, row), ...time, ...told].join(', ')}`;
}

/** The short line and all that is in the package. */
export function fullLine(offer: Offer, row: Package): string {
  const time = row.recurs ? '' : `, ready in ${timeText(offer, row)}`;
  return `**${packageName(offer, row)}**: ${priceText(offer, row)}${time}. Includes ${joinWords(contentsOf(offer, row), 'and')}.${leftOut(row)}`;
}

/** One package in a sentence or two: 'Logo Design Premium costs $180 and takes 7 days. It includes …' */
export function packageSentence(offer: Offer, row: Package): string {
  const name = `**${titleOf(offer)}, ${packageName(offer, row)}**`;
  const contents = contentsOf(offer, row);
  const included = contents.length ? ` It includes ${joinWords(contents, 'and')}.${leftOut(row)}` : '';
  if (row.price === null) {
    return `${name} is quoted on request${row.delivery ? ` and takes ${timeText(offer, row)}` : ''}.${included}`;
  }
  const time = row.recurs ? '' : ` and takes ${timeText(offer, row)}`;
  return `${name} costs ${priceText(offer, row)}${time}.${included}`;
}

export function orderLine(offer: Offer): string {
  return `Order here: ${orderLink(offer).url}`;
}
