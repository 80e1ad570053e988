import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { finishEntries } from './finish-entries.ts';

const sound: Draft = {
  id: 1,
  question: 'What does a kite cost?',
  answer: 'From {kite-building.from}.',
  category: 'pricing',
  alternatives: ['kite price'],
  tags: ['kite-building'],
  source: 'entries/a.md:1',
};

test('figures are filled in and the source is dropped', () => {
  const { entries, skipped } = finishEntries([sound]);
  expect(skipped).toEqual([]);
  expect(entries).toEqual([expect.objectContaining({ id: 1, answer: 'From CHF 40.' })]);
  expect(entries[0]).not.toHaveProperty('source');
});

test('repeated or broken ids, missing answers and unknown references affect only their entries', () => {
  const { entries, skipped } = finishEntries([
    sound,
    { ...sound, question: 'A second one with the same id' },
    { ...sound, id: 2, answer: ' ' },
    { ...sound, id: 3, answer: 'See {kite-building.smal.price}.' },
    { ...sound, id: Number.NaN },
    { ...sound, id: 1767 },
  ]);
  expect(entries.map(({ id }) => id)).toEqual([1, 1767]);
  expect(entries[0]?.question).toBe(sound.question);
  expect(skipped.map(({ id }) => id)).toEqual([1, 2, 3, Number.NaN]);
  expect(skipped[2]?.reason).toContain('kite-building.smal.price');
});
