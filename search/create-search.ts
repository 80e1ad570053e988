import type { Encoder } from '#language/encode/encoder.ts';
import { createVectorIndex } from '#language/retrieve/vector-index.ts';
import { queryLetters, type SearchDocument, type SearchResult, shownResults } from './document.ts';
import { pickResults } from './pick-results.ts';
import { createWordIndex, kindWeights } from './word-index.ts';

/** Candidates from each kind of search. */
const considered = 60;
/**
 * Semantic similarity counts as much as words. At half the weight 'employment' is lost, at twice the weight names of
 * services.
 */
const meaningWeight = 1;
/** Below this, documents aren't about the same thing. */
const nearEnough = 0.5;
/** Above this, a query is more likely about nothing we know: even 'qqxzv' has neighbours. */
const aboutNothing = 0.5;
/** How much of a query is embedded, to bound its cost: a question of twelve words has 60 letters. */
const encodedLetters = 60;

/** The encoder reads English. In other scripts, each letter would cost as much as a word and mean nothing. */
function encodable(query: string): string {
  return query
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\s]/gu, ' ')
    .trim()
    .slice(0, encodedLetters);
}

export interface VectoredDocument extends SearchDocument {
  /** Its embedding; without one it is found by words only. */
  vector?: ArrayLike<number> | undefined;
}

export interface SearchOptions {
  documents: readonly VectoredDocument[];
  /** The assistant's encoder; without one, only words count. */
  encoder?: Pick<Encoder, 'encode'> | undefined;
}

export type Search = (query: string) => Promise<SearchResult[]>;

/** The server's search: one ranking by words and, with the assistant's encoder, by semantic similarity. */
export function createSearch({ documents, encoder }: SearchOptions): Search {
  const words = createWordIndex(documents);
  const placed = documents.flatMap((document) =>
    document.vector ? [{ item: document, vector: document.vector }] : [],
  );
  const meanings = createVectorIndex<SearchDocument>(placed, placed[0]?.vector.length ?? 0);

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
