import { plainWords } from '#language/text/plain.ts';
import type { ReaderContext } from './reader-context.ts';
import { tierNamesOf } from './tier-names.ts';

const article = /^(?:a|an|the|your|my|our)$/;
const packageNoun = /^(?:packages?|plans?|tiers?|ones?)$/;

type Names = Pick<ReaderContext, 'nameMatcher' | 'shop'> & { speller: Pick<ReaderContext['speller'], 'correct'> };

function namedPlaces({ nameMatcher, shop, speller }: Names, words: readonly string[]): Set<number> {
  const tiers = tierNamesOf(shop);
  const named = new Set<number>();
  for (const { from, to } of nameMatcher.mentionsIn(speller.correct(words)))
    for (let at = from; at < to; at++) named.add(at);
  for (const [at, word] of words.entries()) if (tiers.has(word)) named.add(at);
  return named;
}

/**
 * A question without the services and packages it names: 'how many revisions does the Premium logo package have'
 * becomes 'how many revisions does it have', which an entry for all services answers. Undefined if none is named.
 */
export function withoutNames(names: Names, text: string): string | undefined {
  const words = plainWords(text);
  const named = namedPlaces(names, words);
  if (!named.size) return undefined;
  const isBeside = (at: number) =>
    named.has(at) ||
    (named.has(at + 1) && article.test(words[at] ?? '')) ||
    (named.has(at - 1) && packageNoun.test(words[at] ?? ''));
  const kept = words.flatMap((word, at) => (isBeside(at) ? (isBeside(at - 1) ? [] : ['it']) : [word]));
  return kept.join(' ');
}
