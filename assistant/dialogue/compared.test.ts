import { describe, expect, test } from 'vitest';
import { countOf, mentionOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueActs, mapActs } from './acts.ts';
import { dropUnchosenOptions } from './compared.ts';
import { newLine, noSlots, type OrderLine } from './order-line.ts';
import { type DialogueState, initialState, linesInScope } from './state.ts';
import { updateState } from './update-state.ts';

const shop = fixtureShop();
const quiet = readingOf();
const edit = (cues: Partial<Reading['editCues']>) => ({ editCues: { ...quiet.editCues, ...cues } });
const comparison = { wants: { ...quiet.wants, comparison: 1 } };
const sum = readingOf({ isFollowUp: true, ...edit({ asksTotal: true }) });

function talkAfter(...readings: readonly Reading[]): DialogueState {
  return readings.reduce((state, reading) => updateState(shop, state, reading), initialState);
}

const comparedAfter = (...readings: readonly Reading[]) =>
  linesInScope(talkAfter(...readings, sum), 'sum').map(({ service }) => service);

const basic = { tiers: [tierOf('basic')] };
const versus = readingOf({
  services: [mentionOf('kite-building', basic), mentionOf('kite-painting', basic)],
  ...comparison,
});
const painting = readingOf({ isFollowUp: true, services: [mentionOf('kite-painting')] });
const building = readingOf({ isFollowUp: true, services: [mentionOf('kite-building')] });

test('services said with an or are a choice', () => {
  const either = readingOf({ services: [mentionOf('kite-building'), { ...mentionOf('kite-painting'), orElse: true }] });
  expect(talkAfter(either).lines).toMatchObject([{ status: 'compared' }, { status: 'compared' }]);
  expect(comparedAfter(either, painting)).toEqual(['kite-painting']);
});

describe('what was only compared', () => {
  test('is no part of the sum once the other is spoken of alone', () => {
    expect(comparedAfter(versus, painting)).toEqual(['kite-painting']);
  });

  test('counts again when it is spoken of, too', () => {
    expect(comparedAfter(versus, painting, building)).toEqual(['kite-building', 'kite-painting']);
  });

  test('counts while none of them is chosen', () => {
    expect(comparedAfter(versus)).toEqual(['kite-building', 'kite-painting']);
    const measured = readingOf({
      isFollowUp: true,
      unassigned: { ...noSlots, counts: [countOf(4, { limits: ['concepts'] })] },
    });
    expect(comparedAfter(versus, measured)).toEqual(['kite-building', 'kite-painting']);
  });

  test('leaves what was ordered before alone', () => {
    const tales = readingOf({ services: [mentionOf('sky-tales', { tiers: [tierOf('short')] })] });
    expect(comparedAfter(tales, versus, painting)).toEqual(['sky-tales', 'kite-painting']);
  });

  test('is pointed at before something else is added', () => {
    const second = readingOf({
      isFollowUp: true,
      services: [{ ...mentionOf('sky-tales', { tiers: [tierOf('short')] }), to: 6 }],
      unassigned: { ...noSlots, tiers: [{ at: 0, name: undefined, rank: 'middle', relative: true }] },
      ...edit({ adds: true }),
    });
    expect(comparedAfter(versus, second)).toEqual(['kite-painting', 'sky-tales']);
  });
});

test('one service set against the one spoken of compares the two', () => {
  const other = readingOf({ isFollowUp: true, services: [mentionOf('kite-painting')], ...comparison });
  expect(talkAfter(building, other).focus).toEqual(['kite-building', 'kite-painting']);
});

describe('a change to one of the options compared', () => {
  const options = ['kite-building', 'kite-painting'].map((service): OrderLine => {
    return { ...newLine(service), status: 'compared' };
  });
  const state = { ...initialState, lines: options };
  const setting = (...lines: readonly OrderLine[]) =>
    ({ linesByAct: mapActs((act) => (act === 'set' ? lines : [])) }) as DialogueActs;

  test('chooses it', () => {
    const statuses = dropUnchosenOptions(state, setting(...options.slice(0, 1))).lines.map(({ status }) => status);
    expect(statuses).toEqual([undefined, 'left']);
  });

  test('chooses none if it is made to all of them, or to none', () => {
    expect(dropUnchosenOptions(state, setting(...options))).toBe(state);
    expect(dropUnchosenOptions(state, setting())).toBe(state);
  });
});
