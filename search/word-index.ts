import MiniSearch from 'minisearch';
import type { DocumentKind, SearchDocument } from './document.ts';
import { createMendWords } from './mend-words.ts';
import { isConcept, queryWords, termsOf, wordsOf } from './words.ts';

/** A word in the title says more about a document than one among its other names, and far more than one in its text. */
const fieldWeights = { title: 3, also: 1.5, text: 0.4 };
/** The beginning of a word says less than the word: 'care' is care before it is careers. */
const prefixWeight = 0.55;
/** One letter begins too many words. */
const shortestPrefix = 2;

/** At the same score a service is more likely wanted than a question about it, and a sample project least. */
export const kindWeights: Readonly<Record<DocumentKind, number>> = {
  page: 1.6,
  service: 1.5,
  post: 1.2,
  section: 1.2,
  package: 1,
  answer: 0.9,
  question: 0.8,
  work: 0.7,
};

export interface Ranked {
  document: SearchDocument;
  /** From 0 to 1, the best of this query. */
  score: number;
}

export interface WordIndex {
  /** The documents that share words with the query, best first. */
  rank(query: string, limit: number): Ranked[];
}

/** Search by words: whole, begun or misspelt, and by the words that mean the same. Runs on the server and in browsers. */
export function createWordIndex(documents: readonly SearchDocument[]): WordIndex {
  const written = new Set<string>();
  const found = new Set<string>();
  const index = new MiniSearch<{ id: number; document: SearchDocument }>({
    fields: Object.keys(fieldWeights),
    extractField: ({ id, document: { title, also = [], text = '' } }, field) =>
      ({ id: `${id}`, title, also: also.join(' . '), text })[field] ?? '',
    tokenize: wordsOf,
    processTerm(word, field) {
      found.add(word);
      if (field !== 'also') written.add(word);
      return termsOf(word);
    },
  });
  index.addAll(documents.map((document, id) => ({ id, document })));
  const mend = createMendWords({ written, found });

  function rank(query: string, limit: number): Ranked[] {
    const matches = index.search(query, {
      boost: fieldWeights,
      tokenize: (text) => mend(queryWords(text)),
      processTerm: termsOf,
      // Only the last word may be unfinished; what it stands for comes after it.
      prefix: (term, place, terms) => place === terms.length - 2 && !isConcept(term) && term.length >= shortestPrefix,
      weights: { prefix: prefixWeight, fuzzy: 0 },
      boostDocument: (id) => kindWeights[documents[id]?.kind ?? 'work'],
    });
    const best = matches[0]?.score ?? 1;
    return matches.slice(0, limit).flatMap(({ id, score }) => {
      const document = documents[id];
      return document ? [{ document, score: score / best }] : [];
    });
  }

  return { rank };
}
