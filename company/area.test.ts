import { expect, test } from 'vitest';
import { areaInWords, isServed } from './area.ts';
import type { Area } from './fact-types.ts';

const around: Area = { kind: 'around', place: 'Leeds', towns: ['York', 'Bradford'] };
const countries: Area = { kind: 'countries', countries: ['Netherlands', 'Belgium'] };

test.each([
  [{ kind: 'worldwide' }, 'worldwide'],
  [countries, 'in the Netherlands and Belgium'],
  [around, 'in and around Leeds'],
] as const)('%j is stated', (area, said) => {
  expect(areaInWords(area)).toBe(said);
});

test('a place is within the area or not', () => {
  expect(isServed('Oslo', 'Norway', { kind: 'worldwide' })).toBe(true);
  expect(isServed('Ghent', 'Belgium', countries)).toBe(true);
  expect(isServed('Oslo', 'Norway', countries)).toBe(false);
  expect(isServed('York', 'United Kingdom', around)).toBe(true);
  expect(isServed('London', 'United Kingdom', around)).toBe(false);
});
