import { describe, expect, test } from 'vitest';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { mentionOf, readingOf, tierOf } from '../fixture-reading.ts';
import { noEditCues } from '../read/edit-cues.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueActs, mapActs } from './acts.ts';
import { byPosition } from './by-position.ts';
import { newLine, noSlots } from './order-line.ts';

const [building, painting, watching] = ['kite-building', 'kite-painting', 'wind-watching'].map(newLine);
const order = [building, painting, watching].flatMap((line) => line ?? []);
const nothing = mapActs((): DialogueActs['linesByAct']['none'] => []);

/** The encoder sees that something goes or changes, and takes the last line for it. */
function acts({ removal = 0, change = 0, lines = order } = {}): DialogueActs {
  const last = lines.at(-1);
  return {
    linesByAct: { ...nothing, none: lines },
    changes: lines.map((line) => ({ line, act: 'tier', probability: line === last ? change : 0 })),
    removals: lines.map((line) => ({ line, probability: line === last ? removal : 0 })),
    adds: false,
    request: 'none',
    isRequestCertain: false,
    requestProbabilities: { topic: 0, order: 0 },
    words: [],
  };
}

function place(rank: TierReference['rank'], what: Partial<TierReference> = {}): TierReference {
  return { at: 0, name: undefined, rank, relative: true, ...what };
}

const said = (...tiers: TierReference[]) => readingOf({ unassigned: { ...noSlots, tiers } });
const refused = (slot: TierReference, rest: Partial<Reading> = {}) =>
  readingOf({ replacedSlots: { ...noSlots, tiers: [slot] }, ...rest });

describe('what an order line at a position undergoes', () => {
  test.each([
    ['first', building],
    ['second', painting],
    ['third', watching],
    ['last', watching],
  ] as const)('the %s one goes', (rank, target) => {
    const { linesByAct } = byPosition(said(place(rank)), acts({ removal: 1 }));
    expect(linesByAct).toMatchObject({ drop: [target], none: order.filter((line) => line !== target) });
  });

  test('nothing goes unless something is taken out', () => {
    expect(byPosition(said(place('second')), acts()).linesByAct.drop).toEqual([]);
    expect(byPosition(said(place('second', { relative: false })), acts({ removal: 1 })).linesByAct.drop).toEqual([]);
    expect(byPosition(said(place('last', { bySize: true })), acts({ removal: 1 })).linesByAct.drop).toEqual([]);
    expect(
      byPosition(said(place('first')), acts({ removal: 1, lines: [order[0] ?? newLine('sky-tales')] })).linesByAct.drop,
    ).toEqual([]);
  });

  test('everything but one', () => {
    const editCues = { ...noEditCues, refersToAll: true };
    expect(byPosition(refused(place('last'), { editCues }), acts()).linesByAct.drop).toEqual([watching]);
    expect(byPosition(refused(place('last')), acts()).linesByAct.drop).toEqual([]);
  });

  test('only one stays', () => {
    const only = { ...said(place('second')), editCues: { ...noEditCues, wantsOnlyNamed: true } };
    expect(byPosition(only, acts({ removal: 1 })).linesByAct).toMatchObject({
      drop: [building, watching],
      none: [painting],
    });
  });

  test('something else comes in its place', () => {
    const reading = refused(place('first'), { services: [mentionOf('sky-tales')] });
    expect(byPosition(reading, acts()).linesByAct.replace).toEqual([building]);
  });

  test('it gets another package', () => {
    const reading = said(place('first'), tierOf('premium', 'last'));
    expect(byPosition(reading, acts({ change: 1 })).linesByAct).toMatchObject({
      tier: [building],
      none: [painting, watching],
    });
    expect(byPosition(reading, acts()).linesByAct.tier).toEqual([]);
  });
});
