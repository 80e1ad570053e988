import lines from './common-words.json' with { type: 'json' };

/**
 * Everyday English, as visitors write it. A word in this list is never 'corrected' into one of ours ('work' stays
 * 'work', although 'cork' is one letter away) and isn't taken for a place name.
 */
let words: ReadonlySet<string> | undefined;

/** The set is created at the first lookup: a chat that is only opened doesn't need it. */
export function isCommonWord(word: string): boolean {
  words ??= new Set(lines.flatMap((line) => line.split(' ')));
  return words.has(word);
}
