import { describe, expect, test } from 'vitest';
import { farthest, likeliest, meanDifference, modelFile, samples } from '../../training/fixture-samples.ts';
import { readHeads } from './encoder.ts';
import { createStudent } from './student.ts';

const student = createStudent(modelFile('student.bin'));

describe('the small encoder', () => {
  test.each(samples)('reads as in training: $text', async ({ text, before, studentVector, studentHeads }) => {
    const [encoding] = await student.encode([{ text, before: before ?? undefined }]);
    if (!encoding) throw new Error('The encoder gave nothing.');
    const trained = readHeads(studentHeads);
    expect(farthest(encoding.vector, studentVector)).toBeLessThan(0.05);
    expect(meanDifference(encoding, trained)).toBeLessThan(0.06);
    expect(likeliest(encoding)).toBe(likeliest(trained));
  });

  test('a vector has length one', async () => {
    for (const { vector } of await student.encode([{ text: 'logo' }, { text: '' }, { text: '网站', before: 'hi' }]))
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  });

  test('a file that is no model is an error', () => {
    expect(() => createStudent(new ArrayBuffer(0))).toThrow();
    expect(() => createStudent(new Uint8Array([2, 0, 0, 0, 123, 125]).buffer)).toThrow();
  });
});
