import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allKinds, readingOf } from '../fixture-reading.ts';
import { ownWordingScore } from '../thresholds.ts';
import { adjustByMessage } from './adjust-by-message.ts';
import { calibrations } from './calibrations.ts';
import type { Calibration } from './probabilities.ts';

const calibration = calibrations.encoder as Calibration;
const entry = { id: 1, question: 'Do you fly kites?', answer: 'Yes.' };
const reading = readingOf({
  kinds: allKinds({ entry: 0.1, catalogue: 0.8, refused: 0.1 }),
  entries: [{ entry, score: 0.6, lead: 0.1, certainty: 0.2 }],
});

test('what is a matter of its own beyond doubt is an entry, though its words sound like the price lists', () => {
  const { kinds, entries } = adjustByMessage(calibration, reading, { topic: 0.99, order: 0.01 });
  expect(kinds.entry).toBeGreaterThan(kinds.catalogue);
  expect(entries[0]?.certainty).toBeGreaterThan(0.5);
  expect(adjustByMessage(calibration, reading, { topic: 0.01, order: 0.99 }).kinds.entry).toBeLessThan(0.1);
});

test('in doubt the words decide', () => {
  expect(adjustByMessage(calibration, reading, { topic: 0.7, order: 0.3 }).kinds).toEqual(reading.kinds);
});

test('an entry asked for in its own words stays as sure as it was', () => {
  const own = readingOf({ entries: [{ entry, score: 1, lead: 1, certainty: ownWordingScore }] });
  expect(adjustByMessage(calibration, own, { topic: 0, order: 1 })).toBe(own);
});

test('other kinds stay as likely as they were', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (matter, order) => {
      const { kinds } = adjustByMessage(calibration, reading, { topic: matter, order });
      expect(kinds.refused).toBe(reading.kinds.refused);
      expect(kinds.entry + kinds.catalogue).toBeCloseTo(0.9);
    }),
  );
});
