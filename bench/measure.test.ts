import { expect, test } from 'vitest';
import { median, medians } from './measure.ts';

test('the median is the middle value, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([2])).toBe(2);
});

test('each figure has a median of its own', () => {
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});
