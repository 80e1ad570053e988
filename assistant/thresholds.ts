/** Every number that decides between an answer and none, with its reason. The first is the owner's. */

/** Below this certainty a knowledge entry is not said. */
export const fallbackThreshold = 0.4;

export const intentScore = 1;
export const placeScore = 0.99;
/** Answers worked out from the catalogue: sure of the figures, less of the reading. */
export const catalogueScore = 0.95;
/** An entry asked for in its own words. */
export const ownWordingScore = 0.98;

export const defaultTopK = 3;

/** The rest comes out of `training/calibrate.ts`, on writers the encoder was not trained with. */

/** A service that no word names has to be this near. */
export const describedScore = 0.35;
/** From here on a message is read together with the one before. */
export const leansThreshold = 0.5;
/** A want this likely is served. */
export const wantThreshold = 0.5;
/** How much the search by words adds to the nearness in meaning. */
export const lexicalShare = 0.25;

/** The next four were chosen on `bench/staff-answers/open.jsonl`, against what benches and off-topic questions lose by them. */

/** Messages come this much less near to an entry that the encoder was not taught: nothing has pulled them there. */
export const untaughtLift = 0.13;
/** How much the words of such an entry add to its nearness, where a message says nothing else. */
export const untaughtShare = 0.3;
/** From this score on, with so much of its words, it is likelier meant than a matter to which nobody has an answer. */
export const untaughtScore = 0.6;
export const leastUntaughtShare = 0.25;

/** How much less an answer from one service's page counts where another service is spoken of and not that one. */
export const otherServiceFine = 0.1;
