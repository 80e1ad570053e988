import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gelu, normaliseRows, readWeights } from './weights.ts';

/** The error function by its series, to hold the short formula against. */
function errorFunction(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < 60; n++) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

describe('the arithmetic of the small encoder', () => {
  test('gelu is x times the share of a normal curve below it', () => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 4, noNaN: true }), (x) => {
        expect(gelu(x)).toBeCloseTo((x * (1 + errorFunction(x / Math.SQRT2))) / 2, 4);
      }),
    );
  });

  test('a normalised row has mean 0 and variance 1', () => {
    const values = normaliseRows(Float32Array.of(1, 2, 3, 6), 4, new Float32Array(4).fill(1), new Float32Array(4));
    const mean = values.reduce((sum, value) => sum + value, 0) / 4;
    expect(mean).toBeCloseTo(0, 5);
    expect(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4).toBeCloseTo(1, 4);
  });

  test('numbers of four bits are unpacked two to a byte, each row with its scale', () => {
    const head = {
      layers: 0,
      heads: 1,
      vocabulary: 'a\nb',
      tensors: [{ name: 'words', shape: [2, 2], bits: 4, at: 0 }],
    };
    let json = JSON.stringify(head);
    while ((4 + json.length) % 4) json += ' ';
    const text = new TextEncoder().encode(json);
    const file = new ArrayBuffer(4 + text.length + 8 + 2);
    new DataView(file).setUint32(0, text.length, true);
    new Uint8Array(file, 4).set(text);
    new Float32Array(file, 4 + text.length, 2).set([1, 0.5]);
    new Uint8Array(file, 4 + text.length + 8).set([0x9a, 0x08]);
    const { at } = readWeights(file).rows('words');
    expect([at(0, 0), at(0, 1), at(1, 0), at(1, 1)]).toEqual([2, 1, 0, -4]);
    expect(() => readWeights(file).list('heads.bias')).toThrow('heads.bias');
  });
});
