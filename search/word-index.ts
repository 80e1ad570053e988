import MiniSearch from 'minisearch';
import { createWordCorrector } from './correct-words.ts';
import type { DocumentKind, SearchDocument } from './document.ts';
import { isConcept, readQuery, splitWords, tellingOf, termsOf } from './words.ts';
import { writtenWords } from './written-words.ts';

/** A word in the title says more about a document than one among its other names, and far more than one in its text. */
const fieldWeights = { title: 3, also: 1.5, text: 0.4 };
/** The beginning of a word says less than the word: 'care' is care before it is careers. */
const prefixWeight = 0.55;
/** What was typed is exactly what something is called: 'logo design', however many questions speak of it. */
const nameWeight = 2;
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

/**
 * Search by words: whole, begun or misspelt, and by the words that mean the same. Runs on the server and in browsers.
 * `written` are the words that are right as they stand.
 */
export function createWordIndex(
  documents: readonly SearchDocument[],
  written: ReadonlySet<string> = writtenWords(documents),
): WordIndex {
  const index = new MiniSearch<{ id: number; document: SearchDocument }>({
    fields: Object.keys(fieldWeights),
    extractField: ({ id, document: { title, also = [], text = '' } }, field) =>
      ({ id: `${id}`, title, also: also.join(' . '), text })[field] ?? '',
    tokenize: splitWords,
    processTerm: termsOf,
  });
  index.addAll(documents.map((document, id) => ({ id, document })));
  const mend = createWordCorrector(written);
  const names = documents.map(({ kind, title, also = [] }) => {
    const ours = kind === 'service' ? [title, ...also] : [title];
    return new Set(ours.map((name) => readQuery(name).join(' ')));
  });

  function rank(query: string, limit: number): Ranked[] {
    const read = mend(readQuery(query));
    const words = tellingOf(read);
    const name = read.join(' ');
    const matches = index.search(query, {
      boost: fieldWeights,
      tokenize: () => words,
      processTerm: termsOf,
      // Only the last word may be unfinished; what it stands for comes after it.
      prefix: (term, place, terms) => place === terms.length - 2 && !isConcept(term) && term.length >= shortestPrefix,
      weights: { prefix: prefixWeight, fuzzy: 0 },
      boostDocument: (id) => kindWeights[documents[id]?.kind ?? 'work'] * (names[id]?.has(name) ? nameWeight : 1),
    });
    const best = matches[0]?.score ?? 1;
    return matches.slice(0, limit).flatMap(({ id, score }) => {
      const document = documents[id];
      return document ? [{ document, score: score / best }] : [];
    });
  }

  return { rank };
}
