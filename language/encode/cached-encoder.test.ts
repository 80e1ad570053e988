import { expect, test } from 'vitest';
import { allKinds, readingOf } from '#assistant/fixture-reading.ts';
import { createCachedEncoder } from './cached-encoder.ts';
import { type Encoding, readTurnHeads } from './encoder.ts';
import { createTokenizer } from './tokenizer.ts';

const tokenizer = createTokenizer(['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'kite', 'price', 'red']);
const encoding: Encoding = {
  vector: new Float32Array([1]),
  kinds: allKinds({}),
  wants: readingOf().wants,
  followUp: 0,
};

function counting() {
  const worked: number[][] = [];
  const encoder = createCachedEncoder('counting', tokenizer, {
    message(ids) {
      worked.push([...ids]);
      return encoding;
    },
    turn({ ids, words }) {
      worked.push([...ids]);
      return words.map(({ word }) => ({ word, words: [], reading: readTurnHeads([], []) }));
    },
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

test('a message behind the lines of an order is worked out once, too', async () => {
  const { encoder, worked } = counting();
  const turn = { lines: ['red kite', 'kite'], text: 'price' };
  expect(encoder.turnCost(turn)).toBe(9);
  await encoder.readTurn(turn);
  await encoder.readTurn(turn);
  expect(worked).toEqual([[2, 3, 6, 4, 3, 4, 3, 5, 3]]);
  expect(encoder.turnCost(turn)).toBe(0);
});

test('the parts of a message are cut out of it as it was written', async () => {
  const { encoder } = counting();
  const parts = await encoder.readTurn({ lines: [], text: 'Red  kíte, PRICE' });
  expect(parts.map(({ text }) => text)).toEqual(['Red  ', 'kíte', ', ', 'PRICE']);
});
