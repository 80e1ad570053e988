import { editDistance } from '#language/text/similarity.ts';

/** Words corrected per query; the rest of a pasted text stays as it is. */
const maxMended = 6;

/** Short words are too easily mistaken for others: 'seo' and 'see'. */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Whether any word of a sorted list has this prefix: a binary search. */
function startsWithAny(sorted: readonly string[], start: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(start) ?? false;
}

/** A typo in the first letters: 'olgo' for 'logo'. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

function nearest(typed: string, words: readonly string[]): string | undefined {
  const typos = allowedTypos(typed);
  if (typos === 0) return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const word of words) {
    if (word.length < typed.length - typos || !beginsAlike(typed, word)) continue;
    // The visitor may still be typing, so only this much of a longer word is compared.
    const compared = word.length > typed.length + typos ? word.slice(0, typed.length) : word;
    // Of two equally close words, the complete one is more likely than the beginning of another.
    const distance = editDistance(typed, compared, { swaps: true }) + (compared === word ? 0 : 0.5);
    if (distance <= typos + 0.5 && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance };
  }
  return best?.word;
}

export type WordCorrector = (words: readonly string[]) => string[];

/** Corrects words the site doesn't use, not even as a prefix. A word is compared with those that start alike. */
export function createWordCorrector(written: ReadonlySet<string>): WordCorrector {
  const sorted = [...written].toSorted((left, right) => (left < right ? -1 : 1));
  const targets = sorted.filter((word) => /^\p{L}{3,}$/u.test(word));
  return (words) => {
    let left = maxMended;
    return words.map((word) => {
      if (startsWithAny(sorted, word) || left === 0) return word;
      left -= 1;
      return nearest(word, targets) ?? word;
    });
  };
}
