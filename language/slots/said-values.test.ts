import { expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { saidValues } from './said-values.ts';

const numbersIn = (text: string) => saidValues(plainWords(text)).numbers.map(({ value }) => value);

test.each([
  ['not six, one website', [1]],
  ['four posts instead of five', [4]],
  ['the small one', []],
  ['just once', [1]],
  ['the 500 one', [500]],
])('%s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test('what it says no to is left out, a package too', () => {
  expect(saidValues(plainWords('basic, not standard')).tiers.map(({ name }) => name)).toEqual(['basic']);
});

test('a number knows its unit and its months', () => {
  expect(saidValues(plainWords('7 pages for 3 months')).numbers).toMatchObject([
    { value: 7, limits: ['pages'], months: false },
    { value: 3, months: true },
  ]);
});
