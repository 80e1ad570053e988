import type { Encoder } from '#language/encode/encoder.ts';
import { createMeaningIndex } from '#language/retrieve/meaning.ts';
import { queryLetters, type SearchDocument, type SearchResult, shownResults } from './document.ts';
import { pickResults } from './pick-results.ts';
import { createWordIndex, kindWeights } from './word-index.ts';

/** Documents each way of searching brings in. */
const considered = 60;
/** Nearness in meaning counts as much as the words do; half as much loses 'employment', twice as much names of services. */
const meaningWeight = 1;
/** Less near is not about the same. */
const nearEnough = 0.5;
/** From here on a query is likelier about nothing that we know: 'qqxzv' has neighbours too. */
const aboutNothing = 0.5;
/** Of a query this much is read by meaning, so that its cost has a bound: a question of twelve words has 60 letters. */
const encodedLetters = 60;

/** The encoder reads English: of other scripts each letter would cost as much as a word, and say nothing. */
function encodable(query: string): string {
  return query
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\s]/gu, ' ')
    .trim()
    .slice(0, encodedLetters);
}

export interface VectoredDocument extends SearchDocument {
  /** Where it points in the encoder's space; without one it is found by words alone. */
  vector?: ArrayLike<number> | undefined;
}

export interface SearchOptions {
  documents: readonly VectoredDocument[];
  /** The assistant's encoder; without one the words decide alone. */
  encoder?: Pick<Encoder, 'encode'> | undefined;
}

export type Search = (query: string) => Promise<SearchResult[]>;

/** The search of the server: one ranking by words and, with the assistant's encoder, by meaning. */
export function createSearch({ documents, encoder }: SearchOptions): Search {
  const words = createWordIndex(documents);
  const placed = documents.flatMap((document) =>
    document.vector ? [{ item: document, vector: document.vector }] : [],
  );
  const meanings = createMeaningIndex<SearchDocument>(placed, placed[0]?.vector.length ?? 0);

  async function byMeaning(query: string): Promise<{ document: SearchDocument; score: number }[]> {
    const text = encodable(query);
    if (!encoder || placed.length === 0 || text === '') return [];
    const [encoding] = await encoder.encode([{ text }]);
    if (!encoding || encoding.kinds['off-topic'] >= aboutNothing) return [];
    return meanings
      .nearest(encoding.vector, considered)
      .filter(({ score }) => score >= nearEnough)
      .map(({ item, score }) => ({ document: item, score: score * kindWeights[item.kind] }));
  }

  return async (text) => {
    const query = text.slice(0, queryLetters).trim();
    if (!/[\p{L}\p{N}]/u.test(query)) return [];
    const scores = new Map(words.rank(query, considered).map(({ document, score }) => [document, score]));
    for (const { document, score } of await byMeaning(query)) {
      scores.set(document, (scores.get(document) ?? 0) + meaningWeight * score);
    }
    const ranked = [...scores].toSorted(([, left], [, right]) => right - left).map(([document]) => document);
    return pickResults(ranked, shownResults);
  };
}
