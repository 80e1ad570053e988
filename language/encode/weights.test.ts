import { describe, expect, test } from 'vitest';
import { readWeights } from './weights.ts';

describe('the file of a network', () => {
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
