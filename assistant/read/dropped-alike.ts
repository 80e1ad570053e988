import { offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import type { Edits } from './edits-in.ts';
import type { Mention } from './mentions.ts';

/**
 * 'Forget SEO' after 'One-time SEO' was ordered: if the message drops what nobody spoke of, it also drops what has the
 * same words in its name.
 */
export function withDroppedAlike(
  shop: Shop,
  edits: Edits,
  {
    words,
    mentions,
    discussed,
  }: { words: readonly string[]; mentions: readonly Mention[]; discussed: readonly string[] },
): Edits {
  const unknown = mentions.filter(({ service }) => edits.drops.includes(service) && !discussed.includes(service));
  if (unknown.length !== edits.drops.length) return edits;
  const terms = unknown.map(({ from, to }) => words.slice(from, to).map(stem));
  const isAlike = (service: string) => {
    const name = new Set(plainWords(offerOf(shop, service).name).map(stem));
    return terms.some((own) => own.every((word) => name.has(word)));
  };
  return { ...edits, drops: [...edits.drops, ...discussed.filter(isAlike)] };
}
