import { normaliseQuestion } from '../text/normalise.ts';
import { similarity } from '../text/similarity.ts';
import type { Found } from './retriever.ts';
import { answerContainsQuery, fuzzyLimit, fuzzyThreshold, shortestQueryWord } from './thresholds.ts';

type Key = 'question' | 'answer';

export interface FuzzyOptions {
  threshold?: number;
  limit?: number;
  keys?: readonly Key[];
}

function scoreText(query: string, words: readonly string[], text: string, key: Key): number {
  const lower = normaliseQuestion(text);
  const textWords = new Set(lower.split(/[^\p{L}\p{N}]+/u));
  const shared = words.filter((word) => textWords.has(word)).length;
  const byWords = words.length ? shared / words.length : 0;
  const whole = similarity(query, lower);
  const score = Math.max(whole, (byWords + whole) / 2);
  return key === 'answer' && lower.includes(query) ? Math.max(score, answerContainsQuery) : score;
}

/** The owner's own search: similarity of letters and shared words over question and answer. */
export function fuzzySearch<Item extends { question: string; answer: string }>(
  query: string,
  items: readonly Item[],
  { threshold = fuzzyThreshold, limit = fuzzyLimit, keys = ['question', 'answer'] }: FuzzyOptions = {},
): Found<Item>[] {
  const normalised = normaliseQuestion(query);
  if (!normalised) return [];
  const words = normalised.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestQueryWord);
  return items
    .map((item) => ({ item, score: Math.max(0, ...keys.map((key) => scoreText(normalised, words, item[key], key))) }))
    .filter(({ score }) => score >= threshold)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, limit);
}
