import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arithmetic } from '#language/encode/network.ts';
import { plainArithmetic } from '#language/encode/plain-arithmetic.ts';
import { maxTokens } from '#language/encode/tokenizer.ts';
import { readWeights } from '#language/encode/weights.ts';
import { modelFile } from '../../training/fixture-samples.ts';
import { fastArithmetic } from './fast-arithmetic.ts';

const weights = readWeights(modelFile('encoder.bin'));
const [fast, plain] = [fastArithmetic(weights), plainArithmetic(weights)];
const { width } = weights;

/** Values as they occur between layers, for a message of this many words. */
const tables = (widths: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: maxTokens }), fc.integer({ min: 0, max: 1_000 }))
    .map(([words, seed]) =>
      Float32Array.from({ length: words * widths * width }, (_, at) => 3 * Math.sin(at * at + seed)),
    );
const few = { numRuns: 4 };

type Work = (arithmetic: Arithmetic, x: Float32Array) => Float32Array;

/** The largest difference between the two, relative to the largest value. */
function apart(values: Float32Array, work: Work): number {
  const [one = [], other = []] = [fast, plain].map((arithmetic) => {
    const x = arithmetic.begin(values.length);
    x.set(values);
    return [...work(arithmetic, x)];
  });
  expect(one).toHaveLength(other.length);
  const most = (numbers: readonly number[]) => numbers.reduce((best, value) => Math.max(best, Math.abs(value)), 0);
  return most(one.map((value, at) => value - (other[at] ?? Number.NaN))) / most(other);
}

describe('the fast arithmetic equals the plain one', () => {
  test.each(['0.attend', '2.project', '5.widen'])('for the linear layer %s, except rounding', (name) => {
    const work: Work = ({ linear }, x) => linear(x, name);
    fc.assert(
      fc.property(tables(1), (x) => apart(x, work) < 0.03),
      few,
    );
  });

  test('for attention', () => {
    fc.assert(
      fc.property(tables(3), (x) => apart(x, ({ attend }, rows) => attend(rows)) < 1e-4),
      few,
    );
  });

  test('for addition and layer normalization', () => {
    fc.assert(
      fc.property(tables(1), (x) => apart(x, ({ addNormalized }, rows) => addNormalized(rows, rows, '3.norm1')) < 1e-4),
      few,
    );
  });

  test('for GELU, outside the table too', () => {
    const values = Float32Array.of(-1e3, -6, -5.999, -1, -0, 0, 0.004, 1, 5.999, 6, 10);
    expect(apart(values, ({ gelu }, x) => gelu(x))).toBeLessThan(1e-5);
  });
});

test('a layer the kernel does not support is an error', () => {
  const odd = { ...weights, packed: (name: string) => ({ ...weights.packed(name), width: 100 }) };
  expect(() => fastArithmetic(odd)).toThrow('100 numbers');
});
