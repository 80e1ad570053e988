/**
 * Thresholds and scores that decide which answer is given, if any. The first was set by the owner. Those for changes to
 * the order are in `dialogue/acts.ts` and `dialogue/resolve-references.ts`.
 */

/** Minimum certainty of a knowledge entry. */
export const fallbackThreshold = 0.4;

export const intentScore = 1;
export const placeScore = 0.99;
/** Answers computed from the catalogue: certain about the figures, less about the question. */
export const catalogueScore = 0.95;
/** An entry asked for in one of its own wordings. */
export const ownWordingScore = 0.98;

export const defaultTopK = 3;

/** The next ones were fitted by `training/calibrate.ts` on held-out writers. */

/** Minimum similarity of a service that isn't named. */
export const describedScore = 0.35;
/** From here on a message is a follow-up, read with the previous one. */
export const followUpThreshold = 0.5;
/** Minimum probability of a want that is answered. */
export const wantThreshold = 0.5;
/** Weight of lexical search relative to embedding similarity. */
export const lexicalWeight = 0.25;

/** The next six were tuned on `bench/staff-answers/open.jsonl`, weighed against losses in other benchmarks. */

/** Added to the similarity of unseen entries, because training hasn't pulled messages towards them. */
export const unseenBoost = 0.2;
/** Weight of shared words for such an entry. */
export const unseenLexicalWeight = 0.3;
/** From this score and share of words on, it is more probable than an off-topic question. */
export const unseenScore = 0.6;
export const minUnseenCoverage = 0.25;
/**
 * From this score on it needs no shared word: 'have you got a quadcopter?' reaches 0.86 for an entry on drones, and few
 * questions about anything else reach it.
 */
export const nearUnseenScore = 0.82;
/** From this score on it is meant even if a service is named: 'do you have express delivery for translations?' reaches 1.14. */
export const sureUnseenScore = 1.09;

/** Penalty for an answer from a service's page while another service is discussed. */
export const otherServicePenalty = 0.1;

/**
 * Entries that compete for a message are close to each other: it is more certain that one of them is meant than which
 * one.
 */
export const competingEntries = 3;
/**
 * Certainty from which the best of them gets the others' certainty added, and the probability that the message is about
 * an entry.
 */
export const competingThreshold = 0.15;
export const surelyEntryThreshold = 0.6;
/** Below this the entry may be related to the question without answering it; the reply then says whom to ask. */
export const hedgeThreshold = 0.6;
/** After a complaint, an entry this certain is an answer to something. */
export const entryInOrderThreshold = 0.6;
/** 'How long until SEO works?': a monthly service has no delivery time, so the nearest entry answers from this certainty on. */
export const ongoingEntryThreshold = 0.1;
/** From this certainty on, an entry about a discount is the answer, although an order is under discussion. */
export const discountCertainty = 0.9;
/** From this probability on, a follow-up asks how long what was discussed takes. */
export const surelyTimeThreshold = 0.95;
/** If a message also names or describes a service, that it isn't sold has to be this much more probable. */
export const notOfferedMargin = 0.1;
/** An entry about something we don't sell has to score this much to be the answer. */
export const notSoldEntryScore = 0.55;
/**
 * An entry with this score is about exactly what a list only partly matches; entries about similar things stay below
 * 0.65.
 */
export const sameThingScore = 0.7;

/**
 * The next three are probabilities that an entry answers a segment (`choose-entry.ts`), chosen on two rounds of
 * live talks in which visitors marked what they wanted to read. Of several questions, one whose likeliest entry stays
 * below the first is reported as unanswered.
 */
export const minPartEntry = 0.25;
/** Added to the prices that a segment seems to ask for. */
export const entryBesidePricesThreshold = 0.4;
/** Replaces them, unless figures are asked for. */
export const entryForPricesThreshold = 0.5;
/** The score without which no entry answers a segment, whatever its other features: of 170 such entries, visitors wanted 7. */
export const minEntryScore = 0.4;
/** An entry on what a website has to do ('sell', 'take bookings') is added to the prices from this score on. */
export const needEntryScore = 0.55;
/** The same for a single sentence of a message, of which one may say anything. */
export const statedNeedScore = 0.65;
/** A question among other sentences, read by itself, gets an entry from this score on. */
export const questionEntryScore = 0.7;
/** A question that compares different services gets the nearest entry from this score on. */
export const comparisonEntryScore = 0.55;
/** Instead of the same prices again, the closest entry from this score on. */
export const otherEntryScore = 0.5;
/** A message about a service added after training asks a question of its page from this score on. */
export const pageQuestionScore = 0.9;
/** In the middle of an order, an entry with this score is asked for, whatever else a message seems to ask. */
export const sameQuestionScore = 0.8;

/**
 * Something wanted that no service's name covers, such as 'an online shop': from these scores on it is the closest
 * service, a single word only if it is almost its name; or the subject of the closest entry.
 */
export const thingServiceScore = 0.5;
export const thingWordScore = 0.9;
export const thingEntryScore = 0.6;

/** If no entry is certain enough, a service with this probability is the answer. */
export const fallbackServiceThreshold = 0.3;
/** Where not every place is served, a message that asks whether we do something somewhere is about the place from this probability on. */
export const placeAskedThreshold = 0.1;
/** The message is about the price lists, even if it names no service. */
export const anyServiceThreshold = 0.5;
/** A first message is surely about what is sold, even if its words name nothing. */
export const surelyCatalogueThreshold = 0.8;

/**
 * A business is refused from this probability of an area not served; below, the probability is reduced by the doubt.
 */
export const refusalThreshold = 0.55;
export const refusalPenalty = 0.6;
/** The same for a message with the area's own word. */
export const namedRefusalThreshold = 0.15;
/** After a refusal the encoder gets it as context: below this the message has certainly left the subject. */
export const lastingRefusalThreshold = 0.05;
/** A refusal that stands is this much more probable than anything else. */
export const refusalMargin = 0.01;
/** Most messages about an area that don't use its word reach this. */
export const nearAreaScore = 0.7;
/** Few messages about an area stay below this, and hardly any others exceed it. */
export const farAreaScore = 0.66;
/** Enough for a message with an area's word (a date picker isn't dating), and for one that also names a place (whose CBD is its centre). */
export const namedAreaScore = 0.45;
export const placedAreaScore = 0.58;
