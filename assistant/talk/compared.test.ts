import { describe, expect, test } from 'vitest';
import { countOf, lineOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { afterOrder } from './after-order.ts';
import { noMarks } from './line.ts';
import { linesSpokenOf, newTalk, type Talk } from './talk.ts';

const shop = fixtureShop();
const quiet = readingOf();
const edit = (edits: Partial<Reading['edits']>) => ({ edits: { ...quiet.edits, ...edits } });
const comparison = { wants: { ...quiet.wants, comparison: 1 } };
const sum = readingOf({ leans: true, ...edit({ sums: true }) });

function talkAfter(...readings: readonly Reading[]): Talk {
  return readings.reduce((talk, reading) => afterOrder(shop, talk, reading), newTalk);
}

const comparedAfter = (...readings: readonly Reading[]) =>
  linesSpokenOf(talkAfter(...readings, sum), 'sum').map(({ service }) => service);

const basic = { tiers: [tierOf('basic')] };
const versus = readingOf({ lines: [lineOf('kite-building', basic), lineOf('kite-painting', basic)], ...comparison });
const painting = readingOf({ leans: true, lines: [lineOf('kite-painting')] });
const building = readingOf({ leans: true, lines: [lineOf('kite-building')] });

test('services said with an or are a choice', () => {
  const either = readingOf({ lines: [lineOf('kite-building'), { ...lineOf('kite-painting'), orElse: true }] });
  expect(talkAfter(either).lines).toMatchObject([{ standing: 'compared' }, { standing: 'compared' }]);
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
      leans: true,
      unassigned: { ...noMarks, counts: [countOf(4, { limits: ['concepts'] })] },
    });
    expect(comparedAfter(versus, measured)).toEqual(['kite-building', 'kite-painting']);
  });

  test('leaves what was ordered before alone', () => {
    const tales = readingOf({ lines: [lineOf('sky-tales', { tiers: [tierOf('short')] })] });
    expect(comparedAfter(tales, versus, painting)).toEqual(['sky-tales', 'kite-painting']);
  });

  test('is pointed at before something else is added', () => {
    const second = readingOf({
      leans: true,
      lines: [{ ...lineOf('sky-tales', { tiers: [tierOf('short')] }), to: 6 }],
      unassigned: { ...noMarks, tiers: [{ at: 0, name: undefined, rank: 'middle', relative: true }] },
      ...edit({ adds: true }),
    });
    expect(comparedAfter(versus, second)).toEqual(['kite-painting', 'sky-tales']);
  });
});

test('one service set against the one spoken of compares the two', () => {
  const other = readingOf({ leans: true, lines: [lineOf('kite-painting')], ...comparison });
  expect(talkAfter(building, other).focus).toEqual(['kite-building', 'kite-painting']);
});
