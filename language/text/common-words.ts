import lines from './common-words.json' with { type: 'json' };

/**
 * Everyday English, as visitors write it. A word in this list is never 'corrected' into one of ours ('work' stays 'work',
 * though 'cork' is one letter away) and is not taken for the name of a place.
 */
export const commonWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
