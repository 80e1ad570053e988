import { expect, test } from 'vitest';
import type { Reader } from './reader.ts';
import { trustingEntry, trustingNames, trustingUnits } from './unseen.ts';

const kinds = {
  catalogue: 0.1,
  entry: 0.2,
  refused: 0.3,
  'not-offered': 0.1,
  'off-topic': 0.1,
  steering: 0.1,
  place: 0.1,
};
const sum = (all: typeof kinds) => Object.values(all).reduce((total, each) => total + each, 0);

test('of a new service named outright, doubts whether it is sold speak for it', () => {
  const trusted = trustingNames(kinds);
  expect(trusted).toMatchObject({ 'not-offered': 0, 'off-topic': 0, refused: 0.3, entry: 0.2 });
  expect(trusted.catalogue).toBeCloseTo(0.3);
  expect(sum(trusted)).toBeCloseTo(1);
});

test("so many of a new unit are refused only where an area's own word is said", () => {
  expect(trustingUnits(kinds, { areaNamed: false, terse: false }).refused).toBe(0);
  expect(trustingUnits(kinds, { areaNamed: true, terse: false }).refused).toBe(0.3);
});

test('where little else is said, no entry is asked for', () => {
  expect(trustingUnits(kinds, { areaNamed: false, terse: true })).toMatchObject({ entry: 0, steering: 0 });
  expect(trustingUnits(kinds, { areaNamed: false, terse: false }).entry).toBe(0.2);
});

const said = { question: 'Kites?', answer: 'Yes.' };

test('where a new entry fits best and shares words, doubts speak for it', () => {
  const [added, learnt] = [
    { id: 1, ...said },
    { id: 2, ...said },
  ];

  const reader = { unseenEntries: new Set([added]) } as unknown as Reader;
  const fits = { entry: added, score: 0.8, share: 0.5 };
  expect(trustingEntry(reader, kinds, fits)).toMatchObject({ 'not-offered': 0, 'off-topic': 0, catalogue: 0.1 });
  expect(trustingEntry(reader, kinds, fits).entry).toBeCloseTo(0.4);
  for (const other of [{ ...fits, entry: learnt }, { ...fits, share: 0 }, { ...fits, score: 0.4 }, undefined])
    expect(trustingEntry(reader, kinds, other)).toEqual(kinds);
});
