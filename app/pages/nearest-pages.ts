import { editDistance } from '#language/text/similarity.ts';

export interface NamedPage {
  path: string;
  label: string;
}

/** 'webste' and 'website' share 6 of 7 letters (0.86); below this, words that merely look alike begin to match. */
const alike = 0.7;
/** One matching word of two, exactly spelled, is worth suggesting; one of three is not. */
const worthSuggesting = 0.45;
/** Limits for hostile URLs; no page has words half as long, or half as many. */
const longestWord = 30;
const maxWords = 16;
/** Words too common in URLs to mean anything. */
const commonWords = new Set(['a', 'an', 'and', 'the', 'in', 'of', 'for', 'to', 'html', 'php', 'index', 'page', 'www']);

export type FindNearestPages = (address: string, limit?: number) => NamedPage[];

/** Finds the pages whose URL or name is closest to an unknown URL, best first. */
export function nearestPagesAmong(pages: readonly NamedPage[]): FindNearestPages {
  const named = pages.map(({ path, label }) => ({ path, label, names: namesOf(path, label) }));
  return (address, limit = 4) => {
    const wanted = addressWords(readable(address));
    if (wanted.length === 0) return [];
    const compare = remembering(likeness);
    return named
      .map((page) => ({ page, score: nearness(wanted, page.names, compare) }))
      .filter(({ score }) => score >= worthSuggesting)
      .toSorted((left, right) => right.score - left.score || left.page.path.length - right.page.path.length)
      .slice(0, limit)
      .map(({ page: { path, label } }) => ({ path, label }));
  };
}

type Words = readonly string[];
type Compare = (left: string, right: string) => number;

function namesOf(path: string, label: string): Words[] {
  return [lastPart(path), path, label].map(addressWords).filter(({ length }) => length > 0);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function addressWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length <= longestWord && !commonWords.has(word)).slice(0, maxWords);
}

/**
 * Similarity of whole names catches joined words ('logodesign'), word overlap catches changed order and extra words.
 */
function nearness(wanted: Words, names: readonly Words[], compare: Compare): number {
  const whole = wanted.join('');
  return Math.max(0, ...names.map((name) => Math.max(overlap(wanted, name, compare), likeness(whole, name.join('')))));
}

/** The share of both names that the matching words make up: 1 if all words of each are in the other. */
function overlap(wanted: Words, name: Words, compare: Compare): number {
  const forward = coverage(wanted, name, compare);
  const backward = coverage(name, wanted, (word, other) => compare(other, word));
  return (forward + backward) / 2;
}

function coverage(words: Words, others: Words, compare: Compare): number {
  const best = words.map((word) => Math.max(...others.map((other) => compare(word, other))));
  return best.reduce((sum, score) => sum + score, 0) / words.length;
}

/** 1 for equal words, 0 for dissimilar ones: 'desgin' and 'design' are one edit apart, which gives 0.83. */
function likeness(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  // The length difference bounds the similarity, which rules out most pairs without comparing them.
  if (Math.min(left.length, right.length) / longer < alike) return 0;
  const score = (longer - editDistance(left, right, { swaps: true })) / longer;
  return score >= alike ? score : 0;
}

/** The same few words occur in many names, so each pair is compared once. */
function remembering(compare: Compare): Compare {
  const known = new Map<string, Map<string, number>>();
  return (left, right) => {
    const scores = known.get(left) ?? new Map<string, number>();
    known.set(left, scores);
    const score = scores.get(right) ?? compare(left, right);
    scores.set(right, score);
    return score;
  };
}
