import type { Mention } from './mentions.ts';

/** What parts the items of a list. */
export const separators = /^(?:,|\.|and|plus|or|versus|also|then)$/;

/** The number of separators before a word: words with the same number are in one item of a list. */
export function itemNumber(words: readonly string[], at: number): number {
  return words.slice(0, at).filter((word) => separators.test(word)).length;
}

/** In the same item of a list. */
export function isInItem(words: readonly string[], { from }: Mention, at: number): boolean {
  return from < words.length && itemNumber(words, from) === itemNumber(words, at);
}
