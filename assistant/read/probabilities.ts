import { type Kind, kinds } from '#language/encode/labels.ts';

/** Weights fitted on held-out writers. */
export interface Calibration {
  /** A row per kind: a weight per feature, and a bias. */
  kinds: readonly (readonly number[])[];
  /** The same for 'this entry is meant': its score, its lead over the next, the probability of any entry, the bias. */
  entry: readonly number[];
}

const least = 1e-4;
/** Feature scales, so that weights can be fitted and compared. */
const size = { opinion: 1 / 3, score: 5, usualEntry: 0.6, usualService: 0.5 };
/** Calibrated kinds; places are left to the encoder, because the calibration set has none. */
export const weighedKinds = kinds.filter((kind) => kind !== 'place');

/** Features for each kind: the encoder's probabilities and the similarity of the closest entries and services. */
export function kindFeatures(
  likely: Readonly<Record<Kind, number>>,
  entries: readonly number[],
  services: readonly number[],
): number[] {
  const [entry = 0, nextEntry = 0] = entries;
  const [service = 0, nextService = 0] = services;
  return [
    ...weighedKinds.map((kind) => Math.log(likely[kind] + least) * size.opinion),
    (entry - size.usualEntry) * size.score,
    (entry - nextEntry) * size.score,
    (service - size.usualService) * size.score,
    (service - nextService) * size.score,
  ];
}

function dot(weights: readonly number[], values: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 1), 0);
}

/** The probability of each kind. */
export function kindProbabilities(
  calibration: Calibration,
  place: number,
  features: readonly number[],
): Record<Kind, number> {
  const scores = calibration.kinds.map((weights) => dot(weights, features));
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const others = weighedKinds.map((kind, index) => [kind, ((1 - place) * (powers[index] ?? 0)) / sum]);
  return { ...(Object.fromEntries(others) as Record<Kind, number>), place };
}

/** The probability that an entry is meant. */
export function entryProbability(calibration: Calibration, score: number, lead: number, anyEntry: number): number {
  return logistic(dot(calibration.entry, [score, lead, anyEntry]));
}

/** The probability that a candidate is meant, by its features. */
export function probabilityOfFeatures(weights: readonly number[], features: readonly number[]): number {
  return logistic(dot(weights, features));
}

function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The probabilities that a segment asks about a separate topic, and about something in the price lists. */
export interface RequestProbabilities {
  topic: number;
  order: number;
}

/** The log odds of the whole message above which they affect its segments, and their weight. */
const [doubt, turnWeight] = [2, 2];
const maxLogOdds = 4;

/** The probabilities of 'entry' and 'catalogue', adjusted by the whole turn; all other kinds stay as they are. */
export function pooledKinds(
  kinds: Readonly<Record<Kind, number>>,
  { topic, order }: RequestProbabilities,
): Record<Kind, number> {
  const logOdds = Math.log((topic + least) / (order + least));
  const beyond = Math.min(maxLogOdds, Math.max(0, Math.abs(logOdds) - doubt)) * turnWeight * Math.sign(logOdds);
  const entry = kinds.entry * Math.exp(beyond);
  const both = (kinds.entry + kinds.catalogue) / (entry + kinds.catalogue || 1);
  return { ...kinds, entry: entry * both, catalogue: kinds.catalogue * both };
}
