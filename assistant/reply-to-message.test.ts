import { expect, test } from 'vitest';
import { formatMoney } from '#catalogue/money.ts';
import type { KnownEntry } from './contract.ts';
import { newLine } from './dialogue/order-line.ts';
import { initialState } from './dialogue/state.ts';
import { mentionOf, readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import { replyToMessage } from './reply-to-message.ts';

const sources = { shop: fixtureShop(), entries: [] };

function repliesWith(thing: KnownEntry) {
  const state = { ...initialState, lines: [newLine('kite-building')], focus: ['kite-building'] };
  const reading = readingOf({ services: [mentionOf('kite-building')], things: [thing] });
  const segment = { text: 'a kite', reading, acts: undefined, before: initialState, state, next: state };
  return replyToMessage(sources, [{ ...segment, decision: { about: 'catalogue' } }], '').map(({ answer }) => answer);
}

const entry = { id: 1, question: 'Do you deliver?', answer: 'Everywhere.' };

test('an entry is said beside the prices of a service, unless it is about all services', () => {
  expect(repliesWith(entry)).toEqual(['Everywhere.', expect.stringContaining(formatMoney(100))]);
  expect(repliesWith({ ...entry, tags: ['all-prices'] })).toEqual([expect.stringContaining(formatMoney(100))]);
});
