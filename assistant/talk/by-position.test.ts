import { describe, expect, test } from 'vitest';
import type { TierMark } from '#language/slots/tiers-in.ts';
import { lineOf, readingOf, tierOf } from '../fixture-reading.ts';
import { noEdits } from '../read/edits-in.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, byAct } from './acts.ts';
import { byPosition } from './by-position.ts';
import { noMarks, openLine } from './line.ts';

const [building, painting, watching] = ['kite-building', 'kite-painting', 'wind-watching'].map(openLine);
const order = [building, painting, watching].flatMap((line) => line ?? []);
const nothing = byAct((): Acts['of']['none'] => []);

/** The encoder sees that something goes or changes, and takes the last line for it. */
function acts({ removal = 0, change = 0, lines = order } = {}): Acts {
  const last = lines.at(-1);
  return {
    of: { ...nothing, none: lines },
    changes: lines.map((line) => ({ line, act: 'tier', share: line === last ? change : 0 })),
    removals: lines.map((line) => ({ line, share: line === last ? removal : 0 })),
    adds: false,
    ask: 'none',
    sure: false,
    shares: { matter: 0, order: 0 },
    words: [],
  };
}

function place(rank: TierMark['rank'], what: Partial<TierMark> = {}): TierMark {
  return { at: 0, name: undefined, rank, relative: true, ...what };
}

const said = (...tiers: TierMark[]) => readingOf({ unassigned: { ...noMarks, tiers } });
const refused = (mark: TierMark, rest: Partial<Reading> = {}) =>
  readingOf({ givenUp: { ...noMarks, tiers: [mark] }, ...rest });

describe('what an order line at a position undergoes', () => {
  test.each([
    ['first', building],
    ['second', painting],
    ['third', watching],
    ['last', watching],
  ] as const)('the %s one goes', (rank, target) => {
    const { of } = byPosition(said(place(rank)), acts({ removal: 1 }));
    expect(of).toMatchObject({ drop: [target], none: order.filter((line) => line !== target) });
  });

  test('nothing goes unless something is taken out', () => {
    expect(byPosition(said(place('second')), acts()).of.drop).toEqual([]);
    expect(byPosition(said(place('second', { relative: false })), acts({ removal: 1 })).of.drop).toEqual([]);
    expect(byPosition(said(place('last', { bySize: true })), acts({ removal: 1 })).of.drop).toEqual([]);
    expect(
      byPosition(said(place('first')), acts({ removal: 1, lines: [order[0] ?? openLine('sky-tales')] })).of.drop,
    ).toEqual([]);
  });

  test('everything but one', () => {
    const edits = { ...noEdits, all: true };
    expect(byPosition(refused(place('last'), { edits }), acts()).of.drop).toEqual([watching]);
    expect(byPosition(refused(place('last')), acts()).of.drop).toEqual([]);
  });

  test('only one stays', () => {
    const only = { ...said(place('second')), edits: { ...noEdits, only: true } };
    expect(byPosition(only, acts({ removal: 1 })).of).toMatchObject({ drop: [building, watching], none: [painting] });
  });

  test('something else comes in its place', () => {
    const reading = refused(place('first'), { lines: [lineOf('sky-tales')] });
    expect(byPosition(reading, acts()).of.replace).toEqual([building]);
  });

  test('it gets another package', () => {
    const reading = said(place('first'), tierOf('premium', 'last'));
    expect(byPosition(reading, acts({ change: 1 })).of).toMatchObject({ tier: [building], none: [painting, watching] });
    expect(byPosition(reading, acts()).of.tier).toEqual([]);
  });
});
