import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCachedEncoder } from '#language/encode/cached-encoder.ts';
import { type Encodable, type Encoder, readTurnHeads } from '#language/encode/encoder.ts';
import { lineActs, requestTypes } from '#language/encode/labels.ts';
import { createTokenizer, maxTokens } from '#language/encode/tokenizer.ts';
import type { HistoryMessage } from './contract.ts';
import { allKinds, readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import { createReaderContext } from './read/create-reader-context.ts';
import { createUnderstanding, newTokenBudget } from './understand.ts';

const entries = [{ id: 1, question: 'Do you fly kites?', answer: 'Yes.' }];
const letters = createTokenizer(['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...'abcdefghijklmnopqrstuvwxyz']);

/** Takes every message for a question about what we sell, and records what it had to compute. */
async function listening() {
  const worked: number[] = [];
  const heard: Encodable[] = [];
  const inner = createCachedEncoder('student', letters, {
    message(ids) {
      worked.push(ids.length);
      return { vector: new Float32Array(4), kinds: allKinds({ catalogue: 1 }), wants: readingOf().wants, followUp: 0 };
    },
    turn({ ids, ends, words }) {
      worked.push(ids.length);
      const reading = readTurnHeads(new Float32Array(ends.length * lineActs.length), [
        -9,
        ...requestTypes.map(() => 0),
      ]);
      return words.slice(0, 1).map(({ word }) => ({ word, words: [], reading }));
    },
  });
  const encoder: Encoder = {
    ...inner,
    encode(messages) {
      heard.push(...messages);
      return inner.encode(messages);
    },
  };
  const reader = await createReaderContext({ shop: fixtureShop(), entries, encoder });
  const { understand } = createUnderstanding(reader, encoder);
  worked.length = 0;
  heard.length = 0;
  return { understand, worked, heard };
}

const from = (sender: HistoryMessage['sender'], text: string): HistoryMessage => ({ sender, text });

describe('a message in its talk', () => {
  test('is read behind the names of what is under discussion and the message before', async () => {
    const { understand, heard } = await listening();
    await understand(
      { question: 'how long', history: [from('user', 'kite building'), from('bot', 'ok')] },
      newTokenBudget(),
    );
    expect(heard).toContainEqual({ text: 'how long', before: 'Kite building. kite building' });
  });

  test('that an entry answers leaves what it names under discussion', async () => {
    const { understand } = await listening();
    const [{ decision, state }] = await understand({ question: 'Do you fly kites?', history: [] }, newTokenBudget());
    expect(decision.about).toBe('entry');
    expect(state.focus).toEqual(['kite-building']);
  });

  test('is read alone where it is long, and the talk goes on all the same', async () => {
    const { understand, heard } = await listening();
    const history = [from('user', 'kite building')];
    const [{ before }] = await understand({ question: 'kite '.repeat(40), history }, newTokenBudget());
    expect(heard.at(-1)?.before).toBeUndefined();
    expect(before.lines.map(({ service }) => service)).toEqual(['kite-building']);
  });

  test('is worked out before anything earlier, though it was read alone before', async () => {
    const { understand, heard } = await listening();
    await understand({ question: 'how long', history: [] }, newTokenBudget());
    const earlier = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');
    await understand({ question: 'how long', history: [from('user', earlier)] }, newTokenBudget());
    expect(heard.at(-1)).toEqual({ text: 'how long', before: earlier });
  });

  test('what was read before costs nothing', async () => {
    const { understand, worked } = await listening();
    await understand({ question: 'a', history: [] }, newTokenBudget());
    const before = worked.length;
    await understand({ question: 'b', history: [from('user', 'a')] }, newTokenBudget());
    expect(worked.length - before).toBe(1);
  });
});

test('no talk makes one reply work out more pieces than it may', async () => {
  const message = fc.string({ maxLength: 600 });
  const talk = fc.array(
    message.map((text) => from('user', text)),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(message, talk, async (question, history) => {
      const { understand, worked } = await listening();
      await understand({ question, history }, newTokenBudget());
      expect(worked.reduce((sum, pieces) => sum + pieces, 0)).toBeLessThanOrEqual(
        Math.max(maxTokens, newTokenBudget().left),
      );
    }),
    { numRuns: 60 },
  );
}, 180_000);

test('a message goes on from the talk that the reply before it spoke of, and does not read it again', async () => {
  const { understand, heard } = await listening();
  const first = 'how much is kite building';
  const [one] = await understand({ question: first, history: [] }, newTokenBudget(400));
  heard.length = 0;
  const [two] = await understand(
    { question: 'and how long', history: [{ sender: 'user', text: first }] },
    newTokenBudget(400),
  );
  expect(two.before).toBe(one.next);
  expect(heard.some(({ text }) => text === first)).toBe(false);
});
