import { expect, test } from 'vitest';
import type { KnownEntry } from './contract.ts';
import { lineOf, readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import { repliesTo } from './replies-to.ts';
import { openLine } from './talk/line.ts';
import { newTalk } from './talk/talk.ts';

const sources = { shop: fixtureShop(), entries: [] };

function repliesWith(thing: KnownEntry) {
  const talk = { ...newTalk, lines: [openLine('kite-building')], focus: ['kite-building'] };
  const reading = readingOf({ lines: [lineOf('kite-building')], things: [thing] });
  const part = { text: 'a kite', reading, acts: undefined, before: newTalk, talk, next: talk };
  return repliesTo(sources, [{ ...part, decision: { about: 'catalogue' } }], '').map(({ answer }) => answer);
}

const entry = { id: 1, question: 'Do you deliver?', answer: 'Everywhere.' };

test('an entry is said beside the prices of a service, unless it is about all services', () => {
  expect(repliesWith(entry)).toEqual(['Everywhere.', expect.stringContaining('$100')]);
  expect(repliesWith({ ...entry, tags: ['all-prices'] })).toEqual([expect.stringContaining('$100')]);
});
