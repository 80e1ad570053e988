import { ownWordingScore } from '../thresholds.ts';
import { type Calibration, entryProbability, pooledKinds, type RequestProbabilities } from './probabilities.ts';
import type { Reading } from './reading.ts';

/** Combines a segment's reading with the topic of the whole message: a topic of its own, or the price lists. */
export function adjustByMessage(calibration: Calibration, reading: Reading, shares: RequestProbabilities): Reading {
  const [nearest] = reading.entries;
  if (nearest && nearest.certainty >= ownWordingScore) return reading;
  const kinds = pooledKinds(reading.kinds, shares);
  const entries = reading.entries.map((ranked) => ({
    ...ranked,
    certainty: entryProbability(calibration, ranked.score, ranked.lead, kinds.entry),
  }));
  return { ...reading, kinds, entries };
}
