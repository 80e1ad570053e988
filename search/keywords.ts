import type { SearchDocument } from './document.ts';
import { knownWords } from './known-words.ts';
import { isStopWord, splitWords } from './words.ts';

/** Keywords per document in the browser's index; services have many names. */
const maxWords = { service: 40, others: 7 } as const;
/** Visitors' wordings name the topic more often than the text does. */
const alsoWeight = 3;
/** A word counts at most this often: repeating it doesn't make a text more about it. */
const maxRepeats = 3;

/** The few words per document, besides its title, that distinguish it from others. */
export function keywordsOf(documents: readonly SearchDocument[]): string[][] {
  const written = knownWords(documents);
  const holding = new Map<string, number>();
  const counted = documents.map(({ title, also = [], text = '' }) => {
    const inTitle = new Set(splitWords(title));
    const counts = new Map<string, number>();
    const count = (words: readonly string[], weight: number) => {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
    };
    count(also.flatMap(splitWords), alsoWeight);
    count(splitWords(text), 1);
    for (const word of new Set([...inTitle, ...counts.keys()])) holding.set(word, (holding.get(word) ?? 0) + 1);
    return [...counts].filter(
      ([word]) => !inTitle.has(word) && !isStopWord(word) && written.has(word) && /^\p{L}{2,}$/u.test(word),
    );
  });
  return counted.map((counts, place) => {
    const kind = documents[place]?.kind === 'service' ? 'service' : 'others';
    const rarity = (word: string) => {
      const documentsWith = holding.get(word) ?? 1;
      // A word in a single document is as likely a typo as a name. Only services may have unique names.
      return documentsWith === 1 && kind === 'others' ? 0 : Math.log(documents.length / documentsWith);
    };
    return counts
      .map(([word, times]) => ({ word, weight: Math.min(times, alsoWeight * maxRepeats) * rarity(word) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((left, right) => right.weight - left.weight)
      .slice(0, maxWords[kind])
      .map(({ word }) => word);
  });
}
