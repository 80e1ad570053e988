import { plainWords } from '../text/plain.ts';
import { createSpeller, type Speller } from '../text/spelling.ts';
import type { RetrievableEntry, RetrievedEntry, Retriever } from './retriever.ts';
import { contentTerms, queryTerms, questionTerms } from './terms.ts';

/** The weight of a query word found only in an entry's answer: 'i sell cbd' matches the answer, not the question. */
const answerWeight = 0.6;
/** The share of the score that remains if the entry's wording says much more than the query. */
const queryCoverageFloor = 0.5;
/** A word no entry contains is the strongest sign of another subject: 'my back hurts' isn't about backups. */
const unknownWordWeight = 1.3;
/**
 * What is asked about a subject matters less than the subject: 'what is a favicon' finds the entry that only offers
 * one.
 */
const questionWordWeight = 0.5;
/** More words than any entry has: a pasted page is read up to here. */
const maxTerms = 60;

/**
 * One shared word proves little, two more, three enough: 'i need a plumber' shares one word with an entry on local SEO.
 * A query of one word can't share more.
 */
function certainty(shared: number, asked: number): number {
  if (shared >= 3 || asked === 1) return 1;
  return shared === 2 ? 0.88 : 0.62;
}

function isAsked(term: string): boolean {
  return term === '?meaning' || term === '?worth' || term === '?reason';
}

interface Wording {
  entry: number;
  /** The total weight of its words. */
  totalWeight: number;
}

export interface LexicalIndex<Item extends RetrievableEntry> extends Retriever<Item> {
  speller: Speller;
  /** The same for words that were already corrected. */
  searchWords(words: readonly string[], limit: number): RetrievedEntry<Item>[];
  /** The weight of a term: the fewer entries contain it, the higher. */
  weightOf(term: string): number;
}

/** Place names are left out: an unknown word may be one, and then it isn't a misspelling. */
function vocabularyOf(entries: readonly RetrievableEntry[], answers: readonly (readonly string[])[]): Set<string> {
  const words = entries.flatMap(({ question, category }, entry) =>
    category === 'availability' ? [] : [...plainWords(question), ...(answers[entry] ?? [])],
  );
  return new Set(words.filter((word) => word.length > 2));
}

/** The top few without sorting everything: half of the entries share some word with a long question. */
function topScores(scores: ReadonlyMap<number, number>, limit: number): [entry: number, score: number][] {
  const top: [number, number][] = [];
  for (const [entry, score] of scores) {
    const last = top[limit - 1];
    if (last && score <= last[1]) continue;
    const place = top.findIndex(([, other]) => other < score);
    top.splice(place < 0 ? top.length : place, 0, [entry, score]);
    if (top.length > limit) top.pop();
  }
  return top;
}

/**
 * Lexical search. The score is the share of the query's meaning that an entry covers, weighted by how rare the words
 * are; words no entry contains weigh most, so that an off-topic question can't score high because of common words.
 * Building is linear in the entries' text, a search in the entries that share a word with the query. MiniSearch, with
 * the same terms, ranks better by itself: of 504 questions in `bench/held-out/entries.jsonl` it gets 233 right first,
 * this 187. But its scores grow with the query, and the assistant's calibration needs a share from 0 to 1.
 */
export function createLexicalIndex<Item extends RetrievableEntry>(entries: readonly Item[]): LexicalIndex<Item> {
  const answers = entries.map(({ answer = '' }) => plainWords(answer));
  const speller = createSpeller(vocabularyOf(entries, answers));
  const wordings: Wording[] = [];
  const inWordings = new Map<string, number[]>();
  const inAnswers = new Map<string, number[]>();
  const entriesWith = new Map<string, number>();

  const post = (index: Map<string, number[]>, term: string, at: number) => {
    const list = index.get(term);
    if (list) list.push(at);
    else index.set(term, [at]);
  };

  const termSets: Set<string>[] = [];
  entries.forEach(({ question, alternatives = [] }, entry) => {
    const seen = new Set<string>();
    for (const wording of [question, ...alternatives]) {
      const terms = new Set(questionTerms(wording));
      for (const term of terms) {
        post(inWordings, term, wordings.length);
        seen.add(term);
      }
      wordings.push({ entry, totalWeight: 0 });
      termSets.push(terms);
    }
    for (const term of new Set(contentTerms(answers[entry] ?? []))) {
      post(inAnswers, term, entry);
      seen.add(term);
    }
    for (const term of seen) entriesWith.set(term, (entriesWith.get(term) ?? 0) + 1);
  });

  const total = Math.max(entries.length, 1);
  const weightOf = (term: string) => {
    const holding = entriesWith.get(term) ?? 0;
    const asked = isAsked(term) ? questionWordWeight : 1;
    return Math.log(1 + total / (holding + 0.5)) * (holding ? asked : unknownWordWeight);
  };
  wordings.forEach((wording, at) => {
    for (const term of termSets[at] ?? []) wording.totalWeight += weightOf(term);
  });

  function search(query: string, limit: number): RetrievedEntry<Item>[] {
    return searchWords(speller.correct(plainWords(query)), limit);
  }

  function searchWords(words: readonly string[], limit: number): RetrievedEntry<Item>[] {
    const terms = [...new Set(queryTerms(words))].slice(0, maxTerms);
    if (!terms.length) return [];
    const subjects = terms.filter((term) => !isAsked(term)).length;
    if (!subjects) return [];
    const weights = terms.map(weightOf);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const covered = new Map<number, number>();
    const shared = new Map<number, number>();
    const answered = new Map<number, number>();
    terms.forEach((term, index) => {
      const weight = weights[index] ?? 0;
      for (const at of inWordings.get(term) ?? []) {
        covered.set(at, (covered.get(at) ?? 0) + weight);
        if (!isAsked(term)) shared.set(at, (shared.get(at) ?? 0) + 1);
      }
      for (const entry of inAnswers.get(term) ?? []) answered.set(entry, (answered.get(entry) ?? 0) + weight);
    });

    const best = new Map<number, number>();
    for (const [at, mass] of covered) {
      const wording = wordings[at];
      if (!wording) continue;
      const fromAnswer = Math.max(0, (answered.get(wording.entry) ?? 0) - mass) * answerWeight;
      const share = Math.min(1, (mass + fromAnswer) / whole);
      const fit = mass / wording.totalWeight;
      const agreement = share * (queryCoverageFloor + (1 - queryCoverageFloor) * fit);
      const score = agreement * certainty(shared.get(at) ?? 0, subjects);
      if (score > (best.get(wording.entry) ?? 0)) best.set(wording.entry, score);
    }
    for (const [entry, mass] of answered) {
      const score = (mass / whole) * answerWeight * answerWeight;
      if (!best.has(entry)) best.set(entry, score);
    }
    return topScores(best, limit).flatMap(([entry, score]) => {
      const item = entries[entry];
      return item ? [{ item, score }] : [];
    });
  }

  return { search, searchWords, speller, weightOf };
}
