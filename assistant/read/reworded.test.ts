import { expect, test } from 'vitest';
import type { Encoder } from '#language/encode/encoder.ts';
import { readVectors, writeVectors } from '#language/encode/vectors.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createReaderContext } from './create-reader-context.ts';

/** Two dimensions: how much a text is about kites, and about tails. */
const encoder = {
  name: 'student',
  encode: async (texts: readonly { text: string }[]) =>
    texts.map(({ text }) => ({
      vector: Float32Array.of(text.includes('kite') ? 1 : 0, text.includes('tail') ? 1 : 0),
    })),
} as unknown as Encoder;
const trained = [{ key: 'entry:1', print: 1, vector: Int8Array.of(127, 0) }];
const vectors = readVectors(writeVectors(trained, [], 'Kitefold').buffer);
const unseenWith = async (question: string) => {
  const entries = [{ id: 1, question, answer: 'Yes.' }];
  return (await createReaderContext({ shop: fixtureShop(), entries, encoder, vectors })).unseenEntries.size;
};

test('an entry in other words is still the one that was trained, unless it is about something else now', async () => {
  expect(await unseenWith('Do you build a kite?')).toBe(0);
  expect(await unseenWith('Do you mend a tail?')).toBe(1);
});
