import MiniSearch from 'minisearch';
import { createWordCorrector } from './correct-words.ts';
import type { DocumentKind, SearchDocument } from './document.ts';
import { knownWords } from './known-words.ts';
import { contentWords, isConcept, readQuery, splitWords, termsOf } from './words.ts';

/** Field weights: a word in the title says more than one in other names, and far more than one in the text. */
const fieldWeights = { title: 3, also: 1.5, text: 0.4 };
/** A prefix counts less than the whole word: 'care' means care before careers. */
const prefixWeight = 0.55;
/** The query is exactly a name: 'logo design', however many questions mention it. */
const nameWeight = 2;
/** A single letter is the prefix of too many words. */
const minPrefixLength = 2;

/** At equal scores a service is more likely wanted than a question about it, and a sample project least. */
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
  /** From 0 to 1; the best match of this query is 1. */
  score: number;
}

export interface WordIndex {
  /** Documents that share words with the query, best first. */
  rank(query: string, limit: number): Ranked[];
}

/**
 * Search by words: whole, prefixes or misspelt, and synonyms. Runs on the server and in browsers. `written` contains
 * the words known to be correct.
 */
export function createWordIndex(
  documents: readonly SearchDocument[],
  written: ReadonlySet<string> = knownWords(documents),
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
    const words = contentWords(read);
    const name = read.join(' ');
    const matches = index.search(query, {
      boost: fieldWeights,
      tokenize: () => words,
      processTerm: termsOf,
      // Only the last word may be unfinished; its concept follows it.
      prefix: (term, place, terms) => place === terms.length - 2 && !isConcept(term) && term.length >= minPrefixLength,
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
