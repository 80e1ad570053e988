import lines from './common-words.json' with { type: 'json' };

/**
 * Everyday English, as visitors write it. A word in this list is never 'corrected' into one of ours ('work' stays 'work',
 * though 'cork' is one letter away) and is not taken for the name of a place.
 */
let words: ReadonlySet<string> | undefined;

/** The set is made when a word is first looked up: a chat that is only opened does without. */
export function isCommonWord(word: string): boolean {
  words ??= new Set(lines.flatMap((line) => line.split(' ')));
  return words.has(word);
}
