import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatShare } from './money.ts';

test('a share of a price says if it is rounded', () => {
  expect(formatShare(30 / 50)).toBe(formatMoney(0.6));
  expect(formatShare(50 / 75)).toBe(`about ${formatMoney(0.67)}`);
  expect(formatShare(80 / 3)).toBe(`about ${formatMoney(27)}`);
});

test('a share in whole cents is not called rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      expect(formatShare(cents / 100)).toBe(formatMoney(cents / 100));
    }),
  );
});
