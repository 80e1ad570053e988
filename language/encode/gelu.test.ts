import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gelu } from './gelu.ts';

/** The error function by its series, to check the approximation. */
function errorFunction(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < 60; n++) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

test('gelu is x times the share of a normal curve below it', () => {
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), (x) => {
      expect(gelu(x)).toBeCloseTo((x * (1 + errorFunction(x / Math.SQRT2))) / 2, 4);
    }),
  );
});
