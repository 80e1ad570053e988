import { expect, test } from 'vitest';
import { paddedText, plainWords } from '#language/text/plain.ts';
import { newLine } from './order-line.ts';
import { afterStartingOver } from './start-over.ts';
import { initialState } from './state.ts';

const order = [newLine('kite-building'), newLine('kite-painting')];
const state = { ...initialState, lines: order, focus: ['kite-building'], budget: 300 };
const after = (text: string) => afterStartingOver(state, paddedText(plainWords(text)));

test.each(['Start over. Only a kite.', 'Clear everything!', 'forget all of that', 'Let us make a new list: a kite.'])(
  'empties the order, which may be put back: %s',
  (text) => {
    expect(after(text)).toEqual({ ...initialState, dropped: order });
  },
);

test.each(['Forget the painting.', 'Can you build it from scratch?', 'Clear, thanks.', 'Everything together?'])(
  'leaves the order as it is: %s',
  (text) => {
    expect(after(text)).toBe(state);
  },
);

test('there is nothing to empty without an order', () => {
  expect(afterStartingOver(initialState, ' start over ')).toBe(initialState);
});
