/** Every number that decides between an answer and none, with its reason. The first five are the owner's. */

/** Fuzzy search: an entry less similar than this is not listed. */
export const fuzzyThreshold = 0.3;
/** Fuzzy search: entries listed at most. */
export const fuzzyLimit = 5;
/** Below this a knowledge entry is not said: 'my cat isnt eating' scores about 0.2, 'do you migrate sites' 0.7. */
export const fallbackThreshold = 0.4;
/** Evidence that a word is a place: 'in Tbilisi' has 0.6, 'in golang' 0.4. */
export const availabilityThreshold = 0.45;
/** An answer that holds the whole query scores at least this. */
export const answerContainsQuery = 0.9;
/** Shorter query words say nothing about the subject. */
export const shortestQueryWord = 3;

export const intentScore = 1;
export const placeScore = 0.99;
/** Answers worked out from the catalogue: sure of the figures, less of the reading. */
export const catalogueScore = 0.95;
/** Policy, ordering, contact: one right answer once the words are recognised. */
export const topicScore = 0.97;

/** The owner's bounds for the name of a place. */
export const placeNameLetters = { from: 2, to: 48 } as const;
export const defaultTopK = 3;
