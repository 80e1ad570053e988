import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, similarity } from './similarity.ts';

describe('the similarity of two texts', () => {
  test('two empty strings score 1, an empty and a full one 0', () => {
    expect(similarity('', '')).toBe(1);
    expect(similarity('', 'logo')).toBe(0);
  });

  test('it is the longer length minus the distance, over the longer length', () => {
    expect(similarity('kitten', 'sitting')).toBeCloseTo((7 - 3) / 7);
    expect(similarity('cots', 'cost')).toBeCloseTo(2 / 4);
  });

  test('it is symmetric and between 0 and 1, for long texts too', () => {
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ minLength: 300, maxLength: 700 }));
    fc.assert(
      fc.property(text, text, (left, right) => {
        const score = similarity(left, right);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(similarity(right, left)).toBe(score);
      }),
    );
  });
});

test('two neighbours in the wrong order are one step for whoever asks for it, and two otherwise', () => {
  expect(editDistance('desgin', 'design')).toBe(2);
  expect(editDistance('desgin', 'design', { swaps: true })).toBe(1);
  expect(editDistance('wesbiet', 'website', { swaps: true })).toBe(2);
});
