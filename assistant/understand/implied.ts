import type { Sellable } from '../vocabulary/service-descriptions.ts';
import { takes } from './order-lines.ts';
import type { Count } from './quantities.ts';
import type { Mention } from './services.ts';

/** What a counted thing is bought as, where no service named can hold it. */
const boughtAs: readonly (readonly [RegExp, Sellable])[] = [
  [/^pages?$|^pagers?$/, 'website-development'],
  [/^words?$/, 'content-writing'],
  [/^keywords?$/, 'keyword-research'],
  [/^(?:competitor|rival)s?$/, 'competitor-website-analysis'],
  [/^(?:citation|listing)s?$/, 'local-citation-building'],
  [/^(?:banner|graphic)s?$/, 'posts-and-banners-design'],
  [/^(?:stats?|statistics)$/, 'infographic-design'],
  [/^concepts?$/, 'logo-design'],
  [/^da\d\d$/, 'blogger-outreach'],
];

/** 'My site has 40 pages' is no order for 40 pages. */
const alreadyTheirs = / (?:my|our|the|existing|current|has|have|its|their|your|had|all|over|about) (?:\S+ ){0,1}$/;

/** '350 dollars, just a few pages', 'how many concepts for $100': nothing but the thing counted names the service. */
export function serviceOfUnits(text: string): Mention | undefined {
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    const service = boughtAs.find(([unit]) => unit.test(word))?.[1];
    // Words are counted in translations and essays as well.
    if (service && service !== 'content-writing')
      return { service, at: index, end: index + word.length, weak: true, words: '' };
  }
  return undefined;
}

/** Services that only their amounts name: '15 pages and 4 logo concepts' asks for a website too. */
export function impliedServices(
  text: string,
  counts: readonly Count[],
  mentions: readonly Mention[],
  named: readonly Mention[],
): Mention[] {
  const found: Mention[] = [];
  for (const count of counts) {
    const known = [...mentions, ...found];
    if (count.value < 1 || known.some((mention) => takes(mention, count))) continue;
    if (alreadyTheirs.test(text.slice(0, count.at))) continue;
    const service =
      named.find((mention) => takes(mention, count))?.service ?? boughtAs.find(([unit]) => unit.test(count.word))?.[1];
    if (!service || (service === 'content-writing' && known.some((one) => one.service === 'guest-posts'))) continue;
    if (!boughtAs.some(([unit]) => unit.test(count.word))) continue;
    found.push({ service, at: count.at, end: count.at + 1, weak: false, words: '' });
  }
  return found;
}
