import { offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import type { EditCues } from './edit-cues.ts';
import type { Mention } from './mentions.ts';

/**
 * 'Forget SEO' after 'One-time SEO' was ordered: if the message drops what nobody spoke of, it also drops what has the
 * same words in its name.
 */
export function dropSameNamed(
  shop: Shop,
  cues: EditCues,
  {
    words,
    mentions,
    discussed,
  }: { words: readonly string[]; mentions: readonly Mention[]; discussed: readonly string[] },
): EditCues {
  const unknown = mentions.filter(({ service }) => cues.drops.includes(service) && !discussed.includes(service));
  if (unknown.length !== cues.drops.length) return cues;
  const terms = unknown.map(({ from, to }) => words.slice(from, to).map(stem));
  const isAlike = (service: string) => {
    const name = new Set(plainWords(offerOf(shop, service).name).map(stem));
    return terms.some((own) => own.every((word) => name.has(word)));
  };
  return { ...cues, drops: [...cues.drops, ...discussed.filter(isAlike)] };
}
