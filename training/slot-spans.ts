import { createShop, offerOf, recurs } from '#catalogue/shop.ts';
import type { SlotLabel } from '#language/encode/labels.ts';

/** Words that say something about an order; unknown ones are ignored in training. */
export interface SlotSpan {
  words: string;
  value: SlotLabel | null;
}

interface LabelledPart {
  text: string;
  add?: Ordered | undefined;
  adds?: readonly Ordered[] | undefined;
  value?: Partial<Ordered> | undefined;
}

interface Ordered {
  service: string;
  tier: string | null;
  times?: number | undefined;
}

const shop = createShop();
const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = new RegExp(`\\$?\\d[\\d,]*|\\b(?:${numberWords.join('|')})\\b`, 'gi');
/** These may refer to a package. */
const pointing =
  /\b(?:cheap(?:er|est)?|small(?:er|est)?|big(?:ger|gest)?|larg(?:er|est)|middle|mid|medium|top|next|first|second|third|last|other|dearest|most expensive|full|ones?|both|half|single)\b/gi;

function numberIn(words: string): number {
  const at = numberWords.indexOf(words.toLowerCase());
  return at >= 0 ? at + 2 : Number(words.replaceAll(/[$,]/g, ''));
}

/**
 * What the numbers and packages of a part say, as far as its labels imply: the number a line is changed to is a
 * quantity, the price of the package it is changed to names that package.
 */
export function spansOf(part: LabelledPart, services: readonly string[]): SlotSpan[] {
  const { text, value, add, adds = [] } = part;
  const wanted = [
    ...(add ? [add] : []),
    ...adds,
    ...(value
      ? services.map((service) => ({ service: value.service ?? service, tier: value.tier ?? null, times: value.times }))
      : []),
  ].filter(({ service }) => shop.offers.has(service));
  const rows = wanted.flatMap(({ service, tier }) =>
    offerOf(shop, service).packages.filter((row) => row.tier === tier),
  );
  const numbers = [...text.matchAll(number)].map(({ 0: words, index }): SlotSpan => {
    const said = numberIn(words);
    const after = text.slice(index + words.length, index + words.length + 12);
    const often = wanted.find(({ times }) => times === said);
    if (/^ ?months?\b/i.test(after)) return { words, value: often ? 'months' : null };
    if (often && !recurs(offerOf(shop, often.service)) && !words.startsWith('$')) return { words, value: 'times' };
    if (rows.some(({ price }) => price === said)) return { words, value: 'tier' };
    if (rows.some(({ tier }) => tier.startsWith(`${said}-`))) return { words, value: 'amount' };
    return { words, value: null };
  });
  const names = new Set(
    wanted.flatMap(({ service }) => offerOf(shop, service).packages.map((row) => row.name.toLowerCase())),
  );
  const packages = [...names].flatMap((name) => {
    const at = text.toLowerCase().indexOf(name);
    if (at < 0 || /\d/.test(name)) return [];
    const isMeant = rows.some((row) => row.name.toLowerCase() === name);
    return [{ words: text.slice(at, at + name.length), value: isMeant ? ('tier' as const) : null }];
  });
  const unknown = [...text.matchAll(pointing)].map(({ 0: words }): SlotSpan => ({ words, value: null }));
  return [...numbers, ...packages, ...unknown];
}
