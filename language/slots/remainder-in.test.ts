import { describe, expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { countsIn } from './numbers-in.ts';
import { withRemainder } from './remainder-in.ts';

function countsOf(text: string) {
  const words = plainWords(text);
  return withRemainder(words, countsIn(words)).map(({ value, limits, isQuantity }) => ({
    value,
    limits,
    isQuantity,
  }));
}

describe('what is left of a number', () => {
  test('is worked out, and its size has the unit of the size before it', () => {
    expect(countsOf('12 articles, 4 of them at 2000 words the rest 1000')).toEqual([
      { value: 4, limits: [], isQuantity: true },
      { value: 2000, limits: ['words'], isQuantity: false },
      { value: 8, limits: [], isQuantity: true },
      { value: 1000, limits: ['words'], isQuantity: false },
    ]);
  });

  test('is nothing where more is taken than there was', () => {
    expect(countsOf('3 articles, 4 of them at 2000 words, the rest 1000').map(({ value }) => value)).toContain(3);
  });

  test('says nothing where no part is taken of it', () => {
    expect(countsOf('5 pages, and the rest later').map(({ value }) => value)).toEqual([5]);
  });
});
