import { expect, test } from 'vitest';
import type { RequestType } from '#language/encode/labels.ts';
import { asksOfPackages, isAboutOtherService, isAnsweredByPriceList, isOnlyAboutServices } from './asks-of-order.ts';
import { type DialogueActs, mapActs } from './dialogue/acts.ts';
import { newLine } from './dialogue/order-line.ts';
import { initialState } from './dialogue/state.ts';
import { mentionOf, readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import type { Reading } from './read/reading.ts';

const shop = fixtureShop();
const of = mapActs(() => []);

function acts(request: RequestType, sure = true): DialogueActs {
  return {
    linesByAct: of,
    changes: [],
    removals: [],
    adds: false,
    request,
    isRequestCertain: sure,
    requestProbabilities: { topic: 0, order: 0 },
    words: [],
  };
}

test("'which one?' and 'what's the difference?' after one service are about its packages", () => {
  const after = (...focus: string[]) => ({ ...initialState, focus });
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('which'))).toBe(true);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('which', false))).toBe(false);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('compare'))).toBe(true);
  expect(asksOfPackages(shop, after('kite-building'), readingOf(), acts('price'))).toBe(false);
  expect(asksOfPackages(shop, after('kite-rescue'), readingOf(), acts('which'))).toBe(false);
  expect(asksOfPackages(shop, after('kite-building', 'sky-tales'), readingOf(), acts('which'))).toBe(false);
  expect(asksOfPackages(shop, after(), readingOf(), acts('which'))).toBe(false);
  const named = readingOf({ services: [mentionOf('sky-tales')] });
  expect(asksOfPackages(shop, after('kite-building'), named, acts('which'))).toBe(false);
});

test('an entry on several services, or on none, is not about one of them alone', () => {
  const entry = (...tags: string[]) => ({ id: 1, question: '', answer: '', tags });
  expect(isOnlyAboutServices(shop, entry('kite-building', 'comparison'), ['kite-building'])).toBe(true);
  expect(isOnlyAboutServices(shop, entry('kite-building', 'sky-tales'), ['kite-building'])).toBe(false);
  expect(isOnlyAboutServices(shop, entry('comparison'), ['kite-building'])).toBe(false);
});

test('what packages hold is for the list of one service, not for the sum of several', () => {
  const holders: Reading['inclusionMatches'] = new Map([
    ['kite-building', { lines: [], tiers: [], inAllPackages: false }],
  ]);
  const isFor = (...focus: string[]) =>
    isAnsweredByPriceList(shop, { ...initialState, focus }, readingOf({ inclusionMatches: holders }));
  expect(isFor('kite-building')).toBe(true);
  expect(isFor('kite-building', 'sky-tales')).toBe(false);
  expect(isFor('sky-tales')).toBe(false);
});

test('a follow-up may be about anything ordered, not only about what was discussed last', () => {
  const entry = { id: 1, question: '', answer: '', tags: ['kite-building'] };
  const follow = readingOf({ isFollowUp: true });
  const shopWith = {
    ...shop,
    offers: new Map([...shop.offers].map(([slug, offer]) => [slug, { ...offer, category: slug }])),
  };
  const after = { ...initialState, focus: ['sky-tales'] };
  expect(isAboutOtherService(shopWith, entry, after, follow)).toBe(true);
  expect(isAboutOtherService(shopWith, entry, { ...after, lines: [newLine('kite-building')] }, follow)).toBe(false);
});
