import { expect, test } from 'vitest';
import type { Asked } from '#language/encode/labels.ts';
import { lineActs } from '#language/encode/labels.ts';
import { lineOf, readingOf } from './fixture-reading.ts';
import { mayAskOfAny, nearEntry } from './near-entry.ts';
import type { Acts } from './talk/acts.ts';
import { newTalk } from './talk/talk.ts';
import { askedEntryScores, nearEntryScore } from './thresholds.ts';

const entry = { id: 1, question: 'How do painted kites differ from new ones?', answer: 'By their age.' };
const of = Object.fromEntries(lineActs.map((act) => [act, []])) as unknown as Acts['of'];
const list = { about: 'catalogue' } as const;
const held = new Map([['kite-building', { lines: ['Silk tail'], tiers: ['standard'], everywhere: false }]]);

function asking(ask: Asked): Acts {
  return { of, changes: [], removals: [], adds: false, ask, sure: true, shares: { matter: 0, order: 1 }, words: [] };
}

function reading(score: number, ...services: string[]) {
  return readingOf({
    lines: services.map((service) => lineOf(service)),
    entries: [{ entry, score, lead: 0, certainty: 0 }],
  });
}

const decided = (ask: Asked, read: ReturnType<typeof reading>) => nearEntry(read, newTalk, list, asking(ask)).about;

test.each(Object.entries(askedEntryScores))('%s gets an entry from its score on', (ask, least) => {
  const both = ['kite-building', 'kite-painting'];
  expect(decided(ask as Asked, reading(least, ...both))).toBe('entry');
  expect(decided(ask as Asked, reading(least - 0.01, ...both))).toBe('catalogue');
});

test('a price is for the price list unless an entry is asked for nearly in its own words', () => {
  expect(decided('price', reading(nearEntryScore - 0.01, 'kite-building'))).toBe('catalogue');
  expect(decided('price', reading(nearEntryScore, 'kite-building'))).toBe('entry');
});

test('packages of one service are compared by their list, and so is what a list names', () => {
  expect(decided('compare', reading(0.7, 'kite-building'))).toBe('catalogue');
  expect(decided('holds', { ...reading(0.7, 'kite-building'), holders: held })).toBe('catalogue');
});

test('what no list names may be the same for all services', () => {
  expect(mayAskOfAny(reading(0.4, 'kite-building'), newTalk, list, asking('contents'))).toBe(true);
  expect(mayAskOfAny(reading(0.4, 'kite-building'), newTalk, list, asking('price'))).toBe(false);
  expect(mayAskOfAny({ ...reading(0.4, 'kite-building'), holders: held }, newTalk, list, asking('holds'))).toBe(false);
});
