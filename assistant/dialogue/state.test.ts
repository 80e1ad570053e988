import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import { pricedOrdersOf, selectPackages, totalOf } from '../answer/choice.ts';
import { countOf, mentionOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { afterRefusal, type DialogueState, initialState, linesInScope } from './state.ts';
import { updateState } from './update-state.ts';

const shop = fixtureShop();
const prices: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kite-building': { basic: 100, standard: 200, premium: 400 },
  'kite-painting': { basic: 30, standard: 60, premium: 90 },
  'wind-watching': { basic: 50, premium: 150 },
};
const noEdits = readingOf().editCues;

function talkAfter(readings: readonly Reading[]): DialogueState {
  return readings.reduce((state, reading) => updateState(shop, state, reading), initialState);
}

/** The total of all lines whose package is known. */
function sumOf(state: DialogueState): number {
  const limits = { budget: undefined, deadlineDays: undefined };
  return linesInScope(state, 'all')
    .map((line) => pricedOrdersOf(selectPackages(offerOf(shop, line.service), line, limits)) ?? [])
    .reduce((sum, orders) => sum + totalOf(orders), 0);
}

const add = (service: string, tier: string, times = 1) =>
  readingOf({
    isFollowUp: true,
    editCues: { ...noEdits, adds: true },
    services: [
      mentionOf(service, { tiers: [tierOf(tier)], counts: times > 1 ? [countOf(times, { isQuantity: true })] : [] }),
    ],
  });
const drop = (service: string) =>
  readingOf({ isFollowUp: true, services: [mentionOf(service)], editCues: { ...noEdits, drops: [service] } });
const months = (service: string, value: number) =>
  readingOf({ isFollowUp: true, services: [mentionOf(service, { counts: [countOf(value, { months: true })] })] });

type Lines = Map<string, { tier: string; times: number; months: number | undefined }>;

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
      // What is ordered for so many months is ordered so often.
      if (before?.months !== undefined && before.times === 1 && times > 1)
        lines.set(service, { ...before, tier, months: times });
      else lines.set(service, { tier, times: times > 1 ? times : (before?.times ?? 1), months: before?.months });
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
          (sum, [service, { tier, times, months: often }]) =>
            sum + (prices[service]?.[tier] ?? 0) * times * (often ?? 1),
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
        const ofService = (state: DialogueState) =>
          state.lines.toSorted((left, right) => left.service.localeCompare(right.service));
        expect(ofService(talkAfter([...begun, ...mixed]))).toEqual(ofService(talkAfter([...begun, ...all])));
      }),
    );
  });

  test('an amount said of nothing changes what can have it', () => {
    const state = talkAfter([
      add('kite-building', 'basic'),
      add('kite-painting', 'basic'),
      readingOf({
        isFollowUp: true,
        unassigned: { ...mentionOf('').slots, counts: [countOf(12, { limits: ['pages'] })] },
      }),
    ]);
    expect(state.lines).toMatchObject([
      { service: 'kite-building', tiers: [], amounts: { pages: 12 } },
      { service: 'kite-painting', tiers: ['basic'], amounts: {} },
    ]);
    expect(sumOf(state)).toBe(230);
  });

  test('the middle one is said of what was spoken of last', () => {
    const state = talkAfter([
      add('kite-building', 'premium'),
      readingOf({ services: [mentionOf('kite-painting')] }),
      readingOf({
        isFollowUp: true,
        unassigned: { ...mentionOf('').slots, tiers: [{ at: 0, name: undefined, rank: 'middle' }] },
      }),
    ]);
    expect(linesInScope(state, 'focus')).toMatchObject([{ service: 'kite-painting', tiers: ['standard'] }]);
    expect(sumOf(state)).toBe(460);
  });

  test('another service instead takes the place of the last', () => {
    const instead = readingOf({ services: [mentionOf('kite-painting')], editCues: { ...noEdits, replaces: true } });
    expect(talkAfter([add('kite-building', 'basic'), instead]).lines.map(({ service }) => service)).toEqual([
      'kite-painting',
    ]);
  });

  test('two packages of one service are two lines', () => {
    const both = readingOf({
      services: [
        mentionOf('kite-building', { tiers: [tierOf('basic')] }),
        mentionOf('kite-building', { tiers: [tierOf('premium')] }),
      ],
    });
    expect(sumOf(talkAfter([both]))).toBe(500);
  });

  test('a budget and a deadline stay until others are named', () => {
    const state = talkAfter([readingOf({ budget: 400, deadlineDays: 10 }), readingOf(), readingOf({ budget: 300 })]);
    expect(state).toMatchObject({ budget: 300, deadlineDays: 10 });
  });

  test('a refusal keeps what was ordered before, and an order ends the refusal', () => {
    const ordered = talkAfter([add('kite-painting', 'basic')]);
    const refused = afterRefusal(ordered, 'fireworks');
    expect(refused).toEqual({ ...ordered, refused: 'fireworks' });
    expect(updateState(shop, refused, add('kite-building', 'basic')).refused).toBeUndefined();
  });

  test('however much is ordered, few lines are kept', () => {
    fc.assert(
      fc.property(fc.array(anyPackage, { minLength: 20, maxLength: 60 }), (packages) => {
        const lines = packages.map(({ service, tier }) => mentionOf(service, { tiers: [tierOf(tier)] }));
        expect(talkAfter([readingOf({ services: lines })]).lines.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
