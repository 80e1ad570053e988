import { expect, test } from 'vitest';
import { trustingNames, trustingUnits } from './untaught.ts';

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
