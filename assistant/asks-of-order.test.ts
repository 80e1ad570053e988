import { expect, test } from 'vitest';
import type { Asked } from '#language/encode/labels.ts';
import { asksOfPackages, isForList, isOnlyAbout } from './asks-of-order.ts';
import { lineOf, readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import type { Reading } from './read/reading.ts';
import { type Acts, byAct } from './talk/acts.ts';
import { newTalk } from './talk/talk.ts';

const shop = fixtureShop();
const of = byAct(() => []);

function acts(ask: Asked, sure = true): Acts {
  return { of, changes: [], removals: [], adds: false, ask, sure, shares: { matter: 0, order: 0 }, words: [] };
}

test("'which one?' and 'what's the difference?' after one service are about its packages", () => {
  const after = (...focus: string[]) => ({ ...newTalk, focus });
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('which'))).toBe(true);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('which', false))).toBe(false);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('compare'))).toBe(true);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('price'))).toBe(false);
  expect(asksOfPackages(shop, after('kite-rescue'), readingOf(), acts('which'))).toBe(false);
  expect(asksOfPackages(shop, after('kite-building', 'sky-tales'), readingOf(), acts('which'))).toBe(false);
  expect(asksOfPackages(shop, after(), readingOf(), acts('which'))).toBe(false);
  const named = readingOf({ lines: [lineOf('sky-tales')] });
  expect(asksOfPackages(shop, after('kite-building'), named, acts('which'))).toBe(false);
});

test('an entry on several services, or on none, is not about one of them alone', () => {
  const entry = (...tags: string[]) => ({ id: 1, question: '', answer: '', tags });
  expect(isOnlyAbout(shop, entry('kite-building', 'comparison'), ['kite-building'])).toBe(true);
  expect(isOnlyAbout(shop, entry('kite-building', 'sky-tales'), ['kite-building'])).toBe(false);
  expect(isOnlyAbout(shop, entry('comparison'), ['kite-building'])).toBe(false);
});

test('what packages hold is for the list of one service, not for the sum of several', () => {
  const holders: Reading['holders'] = new Map([['kite-building', { lines: [], tiers: [], everywhere: false }]]);
  const isFor = (...focus: string[]) => isForList(shop, { ...newTalk, focus }, readingOf({ holders }));
  expect(isFor('kite-building')).toBe(true);
  expect(isFor('kite-building', 'sky-tales')).toBe(false);
  expect(isFor('sky-tales')).toBe(false);
});
