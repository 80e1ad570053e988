import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Encoder, readHeads } from '#language/encode/encoder.ts';
import { farthest, likeliest, meanDifference, samples } from '../../training/fixture-samples.ts';
import { modelFolder } from '../chatbot/load-assistant.ts';
import { createLargeEncoder } from './large-encoder.ts';

describe('the large encoder', () => {
  let encoder: Encoder;
  beforeAll(async () => {
    encoder = await createLargeEncoder(modelFolder);
  });

  test.each(samples)('gives the outputs of training: $text', async ({ text, before, vector, heads }) => {
    const [encoding] = await encoder.encode([{ text, before: before ?? undefined }]);
    if (!encoding) throw new Error('The encoder gave nothing.');
    const trained = readHeads(heads);
    expect(farthest(encoding.vector, vector)).toBeLessThan(0.05);
    expect(meanDifference(encoding, trained)).toBeLessThan(0.06);
    expect(likeliest(encoding)).toBe(likeliest(trained));
  });

  test('the same message gives the same encoding, alone or among others', async () => {
    const [first] = await encoder.encode([{ text: 'logo price' }]);
    const [, again] = await encoder.encode([{ text: 'hello' }, { text: 'logo price' }]);
    expect(again?.vector).toEqual(first?.vector);
  });

  test('a folder without a model is an error', async () => {
    await expect(createLargeEncoder(path.join(modelFolder, 'missing'))).rejects.toThrow('missing');
  });
});
