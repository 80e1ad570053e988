import { listedWords } from '#catalogue/listed.ts';
import { renderReferences } from '#catalogue/references.ts';
import { packageTitle } from '#catalogue/say/package-text.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from '../contract.ts';
import { chosenTier, isOrdered } from '../dialogue/order-line.ts';
import type { DialogueState } from '../dialogue/state.ts';

function lists({ name }: Offer, inclusions: readonly string[], words: readonly string[]): boolean {
  const terms = new Set([name, ...inclusions].flatMap(plainWords));
  return words.some((word) => terms.has(word));
}

/** The first sentence of an answer is its verdict for packages in general. */
const verdict = /^[^.:!?]*[.:]\s+/;

/**
 * An entry whose answer depends on the package, for the only package of the order that it can be about: 'can I edit it
 * myself?' is a yes with one and a no with another.
 */
export function forPackage(shop: Shop, entry: KnownEntry, { lines }: Pick<DialogueState, 'lines'>): KnownEntry {
  const words = listedWords(entry.tags);
  if (!words.length) return entry;
  const concerned = lines.filter(isOrdered).flatMap((line) => {
    const offer = offerOf(shop, line.service);
    const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, line));
    const isAbout = offer.packages.some(({ inclusions }) => lists(offer, inclusions, words));
    return row && isAbout ? [{ offer, row }] : [];
  });
  const [only, another] = concerned;
  if (!only || another) return entry;
  const title = renderReferences(packageTitle(only.offer, only.row), shop.catalogue);
  const opening = lists(only.offer, only.row.inclusions, words)
    ? `Yes, with ${title}. `
    : `Not with ${title}, going by its list. `;
  return { ...entry, answer: `${opening}${entry.answer.replace(verdict, '')}` };
}
