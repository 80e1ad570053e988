import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import { choose, ordersOf, totalOf } from '../answer/choice.ts';
import { countOf, lineOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { afterOrder } from './after-order.ts';
import { afterRefusal, linesSpokenOf, newTalk, type Talk } from './talk.ts';

const shop = fixtureShop();
const prices: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kite-building': { basic: 100, standard: 200, premium: 400 },
  'kite-painting': { basic: 30, standard: 60, premium: 90 },
  'wind-watching': { basic: 50, premium: 150 },
};
const noEdits = readingOf().edits;

function talkAfter(readings: readonly Reading[]): Talk {
  return readings.reduce((talk, reading) => afterOrder(shop, talk, reading), newTalk);
}

/** The total of all lines whose package is known. */
function sumOf(talk: Talk): number {
  const limits = { budget: undefined, deadlineDays: undefined };
  return linesSpokenOf(talk, 'all')
    .map((line) => ordersOf(choose(offerOf(shop, line.service), line, limits)) ?? [])
    .reduce((sum, orders) => sum + totalOf(orders), 0);
}

const add = (service: string, tier: string, times = 1) =>
  readingOf({
    leans: true,
    edits: { ...noEdits, adds: true },
    lines: [lineOf(service, { tiers: [tierOf(tier)], counts: times > 1 ? [countOf(times, { times: true })] : [] })],
  });
const drop = (service: string) =>
  readingOf({ leans: true, lines: [lineOf(service)], edits: { ...noEdits, drops: [service] } });
const months = (service: string, value: number) =>
  readingOf({ leans: true, lines: [lineOf(service, { counts: [countOf(value, { months: true })] })] });

type Lines = Map<string, { tier: string; times: number; months: number }>;

interface Step {
  reading: Reading;
  /** The same step on a plain list of lines. */
  apply(lines: Lines): void;
}

const anyPackage = fc.constantFrom(
  ...Object.entries(prices).flatMap(([service, tiers]) => Object.keys(tiers).map((tier) => ({ service, tier }))),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyPackage, fc.integer({ min: 1, max: 20 })).map(([{ service, tier }, times]) => ({
    reading: add(service, tier, times),
    apply: (lines: Lines) => {
      const before = lines.get(service);
      lines.set(service, { tier, times: times > 1 ? times : (before?.times ?? 1), months: before?.months ?? 1 });
    },
  })),
  anyPackage.map(({ service }) => ({ reading: drop(service), apply: (lines: Lines) => void lines.delete(service) })),
  fc.integer({ min: 1, max: 24 }).map((value) => ({
    reading: months('wind-watching', value),
    apply: (lines: Lines) => {
      const before = lines.get('wind-watching') ?? { tier: '', times: 1 };
      lines.set('wind-watching', { ...before, months: value });
    },
  })),
);

describe('the state of a talk', () => {
  test('the total is the sum of the lines after any adding, changing and removing', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        const lines: Lines = new Map();
        for (const { apply } of steps) apply(lines);
        const expected = [...lines].reduce(
          (sum, [service, { tier, times, months: often }]) => sum + (prices[service]?.[tier] ?? 0) * times * often,
          0,
        );
        expect(sumOf(talkAfter(steps.map(({ reading }) => reading)))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of independent corrections does not matter', () => {
    const begun = [add('kite-building', 'basic'), add('kite-painting', 'basic'), add('wind-watching', 'basic')];
    const corrections = fc.tuple(
      fc.constantFrom(add('kite-building', 'premium'), add('kite-building', 'standard', 3), drop('kite-building')),
      fc.constantFrom(add('kite-painting', 'premium'), add('kite-painting', 'basic', 7), drop('kite-painting')),
      fc.constantFrom(months('wind-watching', 6), add('wind-watching', 'premium'), drop('wind-watching')),
    );
    const anyOrder = corrections.chain((all) =>
      fc.shuffledSubarray([...all], { minLength: 3, maxLength: 3 }).map((mixed) => ({ all, mixed })),
    );
    fc.assert(
      fc.property(anyOrder, ({ all, mixed }) => {
        const ofService = (talk: Talk) =>
          talk.lines.toSorted((left, right) => left.service.localeCompare(right.service));
        expect(ofService(talkAfter([...begun, ...mixed]))).toEqual(ofService(talkAfter([...begun, ...all])));
      }),
    );
  });

  test('an amount said of nothing changes what can have it', () => {
    const talk = talkAfter([
      add('kite-building', 'basic'),
      add('kite-painting', 'basic'),
      readingOf({ leans: true, unassigned: { ...lineOf('').marks, counts: [countOf(12, { limits: ['pages'] })] } }),
    ]);
    expect(talk.lines).toMatchObject([
      { service: 'kite-building', tiers: [], quantities: { pages: 12 } },
      { service: 'kite-painting', tiers: ['basic'], quantities: {} },
    ]);
    expect(sumOf(talk)).toBe(230);
  });

  test('the middle one is said of what was spoken of last', () => {
    const talk = talkAfter([
      add('kite-building', 'premium'),
      readingOf({ lines: [lineOf('kite-painting')] }),
      readingOf({
        leans: true,
        unassigned: { ...lineOf('').marks, tiers: [{ at: 0, name: undefined, rank: 'middle' }] },
      }),
    ]);
    expect(linesSpokenOf(talk, 'focus')).toMatchObject([{ service: 'kite-painting', tiers: ['standard'] }]);
    expect(sumOf(talk)).toBe(460);
  });

  test('another service instead takes the place of the last', () => {
    const instead = readingOf({ lines: [lineOf('kite-painting')], edits: { ...noEdits, replaces: true } });
    expect(talkAfter([add('kite-building', 'basic'), instead]).lines.map(({ service }) => service)).toEqual([
      'kite-painting',
    ]);
  });

  test('two packages of one service are two lines', () => {
    const both = readingOf({
      lines: [
        lineOf('kite-building', { tiers: [tierOf('basic')] }),
        lineOf('kite-building', { tiers: [tierOf('premium')] }),
      ],
    });
    expect(sumOf(talkAfter([both]))).toBe(500);
  });

  test('a budget and a deadline stay until others are named', () => {
    const talk = talkAfter([readingOf({ budget: 400, deadlineDays: 10 }), readingOf(), readingOf({ budget: 300 })]);
    expect(talk).toMatchObject({ budget: 300, deadlineDays: 10 });
  });

  test('a refusal keeps what was ordered before, and an order ends the refusal', () => {
    const ordered = talkAfter([add('kite-painting', 'basic')]);
    const refused = afterRefusal(ordered, 'fireworks');
    expect(refused).toEqual({ ...ordered, refused: 'fireworks' });
    expect(afterOrder(shop, refused, add('kite-building', 'basic')).refused).toBeUndefined();
  });

  test('however much is ordered, few lines are kept', () => {
    fc.assert(
      fc.property(fc.array(anyPackage, { minLength: 20, maxLength: 60 }), (packages) => {
        const lines = packages.map(({ service, tier }) => lineOf(service, { tiers: [tierOf(tier)] }));
        expect(talkAfter([readingOf({ lines })]).lines.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
