/** The owner's figures for searching by words. */

/** Fuzzy search: an entry less similar than this is not listed. */
export const fuzzyThreshold = 0.3;
/** Fuzzy search: entries listed at most. */
export const fuzzyLimit = 5;
/** An answer that holds the whole query scores at least this. */
export const answerContainsQuery = 0.9;
/** Shorter query words say nothing about the subject. */
export const shortestQueryWord = 3;
