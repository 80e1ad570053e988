import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capMessages, longestHistory, mergeMessages } from './merge-messages.ts';
import type { Message } from './message.ts';

function message(id: number, text = `message ${id}`): Message {
  return { id, text, sender: 'bot', timestamp: new Date(id).toISOString() };
}

/** Tabs of one conversation, and of an older or newer one: the first id identifies it. */
const list = fc
  .tuple(fc.constantFrom(0, 1_000), fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }))
  .map(([start, ids]) => [start, ...ids.sort((left, right) => left - right).map((id) => start + id)])
  .map((ids) => ids.map((id) => message(id)));

const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

test('merging is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(list, list, list, (one, two, three) => {
      expect(ids(mergeMessages(one, two))).toEqual(ids(mergeMessages(two, one)));
      const left = mergeMessages(mergeMessages(one, two), three);
      expect(ids(left)).toEqual(ids(mergeMessages(one, mergeMessages(two, three))));
      expect(mergeMessages(left, two)).toBe(left);
    }),
  );
});

test('two tabs that wrote at the same moment keep both messages, in order', () => {
  const merged = mergeMessages([message(0), message(5), message(7)], [message(0), message(5), message(6)]);
  expect(ids(merged)).toEqual([0, 5, 6, 7]);
});

test('a cleared conversation stays cleared', () => {
  expect(ids(mergeMessages([message(0), message(5)], [message(9)]))).toEqual([9]);
  expect(ids(mergeMessages([message(9)], [message(0), message(5)]))).toEqual([9]);
});

test('empty storage removes nothing', () => {
  const known = [message(0), message(5)];
  expect(mergeMessages(known, [])).toBe(known);
  expect(mergeMessages([], known)).toBe(known);
});

test('the incoming rating of a reply wins; a missing one changes nothing', () => {
  const rated = (score?: 1 | -1) => [message(0), { ...message(5), score }];
  expect(mergeMessages(rated(1), rated(-1))[1]?.score).toBe(-1);
  expect(mergeMessages(rated(1), rated())[1]?.score).toBe(1);
});

test('a long history keeps its greeting and its newest messages', () => {
  const capped = capMessages(Array.from({ length: 800 }, (_, index) => message(index)));
  expect(capped).toHaveLength(longestHistory);
  expect(capped[0]?.id).toBe(0);
  expect(capped.at(-1)?.id).toBe(799);
});

test('long messages are capped by their size', () => {
  const capped = capMessages(Array.from({ length: 300 }, (_, index) => message(index, 'x'.repeat(10_000))));
  expect(JSON.stringify(capped).length).toBeLessThan(1_100_000);
  expect(capped.length).toBeGreaterThan(90);
  expect(capped.at(-1)?.id).toBe(299);
});
