import { describe, expect, test } from 'vitest';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { countOf, mentionOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { noSlots, type Slots } from './order-line.ts';
import { type DialogueState, initialState, linesInScope } from './state.ts';
import { updateState } from './update-state.ts';

const shop = fixtureShop();
const quiet = readingOf();

function talkAfter(...readings: readonly Reading[]): DialogueState {
  return readings.reduce((state, reading) => updateState(shop, state, reading), initialState);
}

const order = (service: string, slots: Partial<Slots> = {}, given: Partial<Reading> = {}) =>
  readingOf({ services: [mentionOf(service, slots)], ...given });
const follow = (slots: Partial<Slots>, given: Partial<Reading> = {}) =>
  readingOf({ isFollowUp: true, unassigned: { ...noSlots, ...slots }, ...given });
const edit = (cues: Partial<Reading['editCues']>) => ({ editCues: { ...quiet.editCues, ...cues } });
const want = (wants: Partial<Reading['wants']>) => ({ wants: { ...quiet.wants, ...wants } });
const relative = (rank: TierReference['rank'], bySize = false): TierReference => ({
  at: 0,
  name: undefined,
  rank,
  relative: true,
  bySize,
});
const building = order('kite-building', { tiers: [tierOf('basic')] });

/** Each line as 'service tier times'. */
function orders({ lines }: DialogueState): string[] {
  return lines.map(({ service, tiers, amounts, quantity }) =>
    [service, ...tiers, ...Object.values(amounts), quantity].join(' '),
  );
}

test('an amount ordered beside what a message names joins it', () => {
  const stories = countOf(500, { limits: ['words'] });
  const reading = order(
    'kite-building',
    {},
    { unassigned: { ...noSlots, counts: [stories] }, measured: new Map([[0, 'sky-tales']]) },
  );
  expect(talkAfter(reading).focus).toEqual(['kite-building', 'sky-tales']);
});

test('a further order of what was spoken of stands beside the new one', () => {
  const two: Slots = { ...noSlots, counts: [countOf(2, { isQuantity: true })] };
  const three: Slots = { ...noSlots, counts: [countOf(3, { isQuantity: true })], tiers: [tierOf('premium', 'last')] };
  const both = { counts: [...two.counts, ...three.counts], tiers: three.tiers };
  const state = talkAfter(building, follow(both, { unassignedOrders: [two, three] }));
  expect(orders(state)).toEqual(['kite-building basic 2', 'kite-building premium 3']);
});

test('so many of each price are orders of what has packages for these prices', () => {
  const both = readingOf({ services: [mentionOf('kite-building'), mentionOf('sky-tales')] });
  const often = (times: number, price: number): Slots => ({
    ...noSlots,
    counts: [countOf(times, { isQuantity: true })],
    prices: [price],
  });
  const said = [often(2, 10), often(3, 18)];
  const slots = { counts: said.flatMap(({ counts }) => counts), prices: [10, 18] };
  expect(orders(talkAfter(both, follow(slots, { unassignedOrders: said })))).toEqual([
    'kite-building 1',
    'sky-tales short 2',
    'sky-tales long 3',
  ]);
});

describe('two packages of one service', () => {
  const both = [building, follow({ tiers: [tierOf('premium', 'last')] })];

  test('one of each are two orders', () => {
    const state = talkAfter(...both, readingOf({ isFollowUp: true, ...edit({ refersToBoth: true, wantsEach: true }) }));
    expect(orders(state)).toEqual(['kite-building basic 1', 'kite-building premium 1']);
  });

  test('their difference is no order', () => {
    const state = talkAfter(
      ...both,
      readingOf({ isFollowUp: true, ...edit({ refersToBoth: true }), ...want({ comparison: 1 }) }),
    );
    expect(orders(state)).toEqual(['kite-building basic premium 1']);
  });

  test('what one has that the other has not compares them', () => {
    expect(
      orders(talkAfter(building, follow({ tiers: [tierOf('premium', 'last')] }, want({ comparison: 1 })))),
    ).toEqual(['kite-building basic premium 1']);
  });

  test('three of the one and one of the other', () => {
    const listed = (tier: string, times: number): Slots => ({
      ...noSlots,
      tiers: [tierOf(tier)],
      counts: [countOf(times, { isQuantity: true })],
    });
    const unassignedOrders = [listed('basic', 3), listed('premium', 1)];
    const state = talkAfter(...both, follow({ tiers: [tierOf('basic'), tierOf('premium')] }, { unassignedOrders }));
    expect(orders(state)).toEqual(['kite-building basic 3', 'kite-building premium 1']);
  });

  test('half of them is half as often', () => {
    const four = order('kite-building', { tiers: [tierOf('basic')], counts: [countOf(4, { isQuantity: true })] });
    const half = (tier: string): Slots => ({
      ...noSlots,
      tiers: [tierOf(tier)],
      counts: [countOf(0.5, { isQuantity: true })],
    });
    const unassignedOrders = [half('basic'), half('premium')];
    const state = talkAfter(four, follow({ tiers: [tierOf('basic'), tierOf('premium')] }, { unassignedOrders }));
    expect(orders(state)).toEqual(['kite-building basic 2', 'kite-building premium 2']);
  });

  test('one more of another size leaves the others as they are', () => {
    const pages = (value: number) => ({ counts: [countOf(value, { limits: ['pages' as const], bare: false })] });
    const two = [order('kite-building', pages(5)), follow(pages(12), edit({ isSecondOrder: true }))];
    expect(orders(talkAfter(...two, follow(pages(40), edit({ adds: true }))))).toEqual([
      'kite-building 5 1',
      'kite-building 12 1',
      'kite-building 40 1',
    ]);
  });

  test('the first and the cheaper are one of them, not of the list', () => {
    const discussed = [order('kite-building', { tiers: [tierOf('premium')] }), follow({ tiers: [tierOf('standard')] })];
    expect(orders(talkAfter(...discussed, follow({ tiers: [relative('first')] })))).toEqual([
      'kite-building premium 1',
    ]);
    expect(orders(talkAfter(...discussed, follow({ tiers: [relative('first', true)] })))).toEqual([
      'kite-building standard 1',
    ]);
    expect(orders(talkAfter(...discussed, follow({ tiers: [relative('other')] })))).toEqual([
      'kite-building premium 1',
    ]);
  });

  test('what is given up stands for its line', () => {
    const two = readingOf({
      services: [
        mentionOf('kite-building', { tiers: [tierOf('basic')] }),
        mentionOf('kite-building', { tiers: [tierOf('premium')] }),
      ],
    });
    const replacedSlots = { ...noSlots, tiers: [tierOf('basic')] };
    expect(orders(talkAfter(two, follow({ tiers: [tierOf('standard', 'middle')] }, { replacedSlots })))).toEqual([
      'kite-building standard 1',
      'kite-building premium 1',
    ]);
  });
});

describe('what a package holds', () => {
  const wish = (lines: readonly string[], tiers: readonly string[]) =>
    readingOf({
      isFollowUp: true,
      inclusionMatches: new Map([['kite-building', { lines, tiers, inAllPackages: false }]]),
      ...edit({ statesRequirement: true }),
    });

  test('a wish chooses the first package that holds it, and keeps one that does', () => {
    expect(orders(talkAfter(building, wish(['Gold thread'], ['premium'])))).toEqual(['kite-building premium 1']);
    expect(orders(talkAfter(building, wish(['Bamboo frame'], ['basic', 'premium'])))).toEqual([
      'kite-building basic 1',
    ]);
  });

  test('what it shall do without chooses the nearest below', () => {
    const premium = order('kite-building', { tiers: [tierOf('premium')] });
    expect(orders(talkAfter(premium, wish([], ['basic', 'standard'])))).toEqual(['kite-building standard 1']);
  });

  const asked = { ...wish(['Gold thread'], ['premium']), ...want({ inclusions: 1 }) };
  const that = readingOf({ isFollowUp: true, ...edit({ refersBack: true }) });

  test('the package that was said to hold it is the one pointed at', () => {
    expect(orders(talkAfter(building, asked, that))).toEqual(['kite-building premium 1']);
    const theOneWithThat = readingOf({ isFollowUp: true, ...edit({ choosesByContents: true }) });
    expect(orders(talkAfter(building, asked, theOneWithThat))).toEqual(['kite-building premium 1']);
  });

  test('that one and the other are the two', () => {
    const two = readingOf({ isFollowUp: true, ...edit({ refersToBoth: true }), ...want({ comparison: 1 }) });
    expect(orders(talkAfter(building, asked, two))).toEqual(['kite-building basic premium 1']);
  });

  test('nothing but what a package may hold asks and chooses nothing', () => {
    const fragment = { ...wish(['Gold thread'], ['premium']), isFragment: true, ...edit({}) };
    expect(orders(talkAfter(building, fragment))).toEqual(['kite-building basic 1']);
    expect(orders(talkAfter(building, fragment, that))).toEqual(['kite-building premium 1']);
  });

  test('it is a package that is picked, though its contents are sold alone as well', () => {
    const picked = {
      ...wish(['Gold thread'], ['premium']),
      services: [mentionOf('kite-painting')],
      ...edit({ choosesByContents: true }),
    };
    expect(orders(talkAfter(building, picked))).toEqual(['kite-building premium 1']);
  });

  test('a question about it chooses nothing', () => {
    expect(orders(talkAfter(building, asked))).toEqual(['kite-building basic 1']);
  });
});

describe('several things', () => {
  const painting = order('kite-painting', { tiers: [tierOf('basic')] });

  test('the cheaper one is the cheaper thing', () => {
    const both = readingOf({
      services: [
        mentionOf('kite-building', { tiers: [tierOf('basic')] }),
        mentionOf('kite-painting', { tiers: [tierOf('basic')] }),
      ],
    });
    const cheaper = talkAfter(both, follow({ tiers: [relative('first', true)] }));
    expect(cheaper.focus).toEqual(['kite-painting']);
    expect(updateState(shop, cheaper, follow({ tiers: [relative('other')] })).focus).toEqual(['kite-building']);
  });

  test('what was left out comes back as it was, when it is wanted back', () => {
    const without = order('kite-painting', {}, { isFollowUp: true, ...edit({ drops: ['kite-painting'] }) });
    const back = order('kite-painting', {}, { isFollowUp: true, ...edit({ adds: true, restores: true }) });
    const again = order('kite-painting', {}, { isFollowUp: true, ...edit({ adds: true }) });
    expect(orders(talkAfter(building, painting, without, back))).toContain('kite-painting basic 1');
    expect(orders(talkAfter(building, painting, without, again))).toContain('kite-painting 1');
  });

  test('a sum counts what is settled and what was spoken of last', () => {
    const open = order('wind-watching', {}, { isFollowUp: true, ...edit({ adds: true }) });
    const looked = order('sky-tales');
    expect(linesInScope(talkAfter(looked, building, open), 'sum').map(({ service }) => service)).toEqual([
      'kite-building',
      'wind-watching',
    ]);
  });
});

describe('amounts', () => {
  test('more comes on top', () => {
    const pages = order('kite-building', { counts: [countOf(3, { limits: ['pages'] })] });
    expect(orders(talkAfter(pages, follow({ counts: [countOf(2, { limits: ['pages'], more: true })] })))).toEqual([
      'kite-building 5 1',
    ]);
  });

  test('what was counted to say how often is counted again', () => {
    const pages = { limits: ['pages' as const] };
    const copy = order('sky-tales', {
      counts: [countOf(6, { ...pages, isQuantity: true }), countOf(500, { limits: ['words'] })],
    });
    expect(orders(talkAfter(copy, follow({ counts: [countOf(8, pages)] })))).toEqual(['sky-tales 500 8']);
  });

  test('months that are named count before a bare number', () => {
    const watch = order('wind-watching', { tiers: [tierOf('basic')], counts: [countOf(12, { months: true })] });
    const [line] = talkAfter(watch, follow({ counts: [countOf(50), countOf(3, { months: true })] })).lines;
    expect(line).toMatchObject({ tiers: ['basic'], months: 3 });
  });

  test('a bare number before something new is of what was spoken of', () => {
    const added = { ...mentionOf('kite-painting', { counts: [countOf(4, { limits: ['concepts'] })] }), to: 9 };
    const both = readingOf({
      isFollowUp: true,
      services: [added],
      unassigned: { ...noSlots, counts: [countOf(12)] },
      ...edit({ adds: true, refersToAll: true, refersToBoth: true }),
    });
    expect(orders(talkAfter(order('kite-building'), both))).toEqual(['kite-building 12 1', 'kite-painting 4 1']);
  });

  test('a bare number is of what was asked about', () => {
    const asked = readingOf({ isFollowUp: true, unitAsked: 'pages' });
    expect(orders(talkAfter(order('kite-building'), asked, follow({ counts: [countOf(12)] })))).toEqual([
      'kite-building 12 1',
    ]);
  });

  test('so many a month count for each of several months', () => {
    const monthly = order('sky-tales', {
      counts: [countOf(500, { limits: ['words'] }), countOf(4, { isQuantity: true, monthly: true })],
    });
    const [line] = talkAfter(monthly, follow({ counts: [countOf(3, { months: true })] })).lines;
    expect(line).toMatchObject({ quantity: 4, months: 3, monthly: true });
  });
});
