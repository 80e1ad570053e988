import { expect, test } from 'vitest';
import { allKinds, readingOf } from '#assistant/fixture-reading.ts';
import type { Encoding } from './encoder.ts';
import { createRemembering } from './remembering.ts';
import { createTokenizer } from './tokenizer.ts';

const tokenizer = createTokenizer(['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'kite', 'price', 'red']);
const encoding: Encoding = { vector: new Float32Array([1]), kinds: allKinds({}), wants: readingOf().wants, leans: 0 };

function counting() {
  const worked: number[][] = [];
  const encoder = createRemembering('counting', tokenizer, (ids) => {
    worked.push([...ids]);
    return encoding;
  });
  return { encoder, worked };
}

test('the same pieces are worked out once, however they are written', async () => {
  const { encoder, worked } = counting();
  await encoder.encode([{ text: 'kite price' }, { text: 'Kite  PRICE' }, { text: 'kite price' }]);
  expect(worked).toEqual([[2, 4, 5, 3]]);
});

test('what stands before a message makes it another one', async () => {
  const { encoder, worked } = counting();
  await encoder.encode([{ text: 'price' }, { text: 'price', before: 'red kite' }]);
  expect(worked).toEqual([
    [2, 5, 3],
    [2, 6, 4, 3, 5, 3],
  ]);
});

test('a message costs its pieces, and nothing once it is remembered', async () => {
  const { encoder } = counting();
  expect(encoder.cost({ text: 'red kite' })).toBe(4);
  await encoder.encode([{ text: 'red kite' }]);
  expect(encoder.cost({ text: 'red kite' })).toBe(0);
  expect(encoder.cost({ text: 'red kite', before: 'kite' })).toBe(6);
});
