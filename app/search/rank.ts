import { editDistance } from '#assistant/text/similarity.ts';
import type { SearchEntry } from './search-entry.ts';

/** A word written in full says more than its beginning, and that more than a word that is only nearly the same. */
const wholeWord = 1;
const beginning = 0.85;
const misspelt = 0.6;
/** 'seo' in a title is better than 'seo' among the other words for something. */
const otherWordsWeight = 0.6;
/** What a visitor typed is exactly what others call it: 'web design' for Website Design. */
const exactName = 0.5;
/** At the same score a service is more likely wanted than a question about it. */
const kindBonus: Record<SearchEntry['kind'], number> = {
  service: 0.25,
  page: 0.2,
  post: 0.05,
  work: 0.05,
  question: 0,
};
/** Of a long query not every word must be found: 'how do you deliver logo files' finds 'logo files'. */
const partOfLongQuery = 0.6;
const longQuery = 3;

const fillers = new Set(
  'a an and are at can do does for from how i in is it me much my of on or our the to us we what with you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a query that say something; all of them where none does. */
function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Short words are too easily another word: 'seo' and 'see'. */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How well a typed word stands for a word of an entry, 0 to 1. */
function wordScore(typed: string, word: string): number {
  if (typed === word) return wholeWord;
  if (word.startsWith(typed)) return beginning;
  const typos = allowedTypos(typed);
  if (typos === 0) return 0;
  // The visitor may still be typing: only as much of the word is compared.
  const compared = word.length > typed.length + typos ? word.slice(0, typed.length) : word;
  return editDistance(typed, compared, { swaps: true }) <= typos ? misspelt : 0;
}

function best(typed: string, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => wordScore(typed, word)));
}

function score(typed: readonly string[], { kind, title, also = [] }: SearchEntry): number {
  const titleWords = wordsOf(title);
  const otherWords = also.flatMap(wordsOf);
  const scores = typed.map((word) => Math.max(best(word, titleWords), otherWordsWeight * best(word, otherWords)));
  const found = scores.filter((value) => value > 0).length / typed.length;
  if (found < (typed.length >= longQuery ? partOfLongQuery : 1)) return 0;
  const mean = scores.reduce((sum, value) => sum + value, 0) / typed.length;
  // Of two titles with the word, the one with fewer others is the closer one.
  const closeness = Math.min(1, typed.length / titleWords.length);
  const name = typed.join(' ');
  const named = [title, ...also].some((other) => wordsOf(other).join(' ') === name);
  return mean + 0.2 * closeness + kindBonus[kind] + (named ? exactName : 0);
}

/** The entries that match, best first; nothing for an empty query. */
export function rank(entries: readonly SearchEntry[], query: string, limit: number): SearchEntry[] {
  const typed = queryWords(query);
  if (typed.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: score(typed, entry) }))
    .filter((ranked) => ranked.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

export interface TitlePart {
  text: string;
  hit: boolean;
}

/** A title cut where the query was found, so that a page can mark it. */
export function titleParts(title: string, query: string): TitlePart[] {
  const typed = queryWords(query);
  return (title.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).flatMap((text): TitlePart[] => {
    const word = text.toLowerCase();
    const begun = typed.find((start) => word.startsWith(start));
    if (begun && begun.length < text.length) {
      return [
        { text: text.slice(0, begun.length), hit: true },
        { text: text.slice(begun.length), hit: false },
      ];
    }
    return [{ text, hit: typed.some((start) => wordScore(start, word) > 0) }];
  });
}
