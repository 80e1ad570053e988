import { describe, expect, test } from 'vitest';
import { countsIn } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { mentionOf, readingOf } from '../fixture-reading.ts';
import { type DialogueActs, mapActs } from './acts.ts';
import { isNamedBySize, removeListed } from './named-changes.ts';
import { newLine, noSlots, type OrderLine } from './order-line.ts';

const nothing = mapActs((): DialogueActs['linesByAct']['none'] => []);
const [building, painting, letters] = ['kite-building', 'kite-painting', 'kite-letters'].map(newLine) as [
  OrderLine,
  OrderLine,
  OrderLine,
];

function acts(
  removals: readonly [OrderLine, number][],
  linesByAct: Partial<DialogueActs['linesByAct']> = {},
): DialogueActs {
  return {
    linesByAct: { ...nothing, ...linesByAct },
    changes: removals.map(([line]) => ({ line, act: 'tier', probability: 0 })),
    removals: removals.map(([line, probability]) => ({ line, probability })),
    adds: false,
    request: 'none',
    isRequestCertain: true,
    requestProbabilities: { topic: 0, order: 0 },
    words: [],
  };
}

describe('a list of what is to go', () => {
  const both = readingOf({ services: [mentionOf('kite-building'), mentionOf('kite-painting')] });

  test('removes all of it if one is likely and the others are possible', () => {
    const { linesByAct } = removeListed(
      both,
      acts([
        [building, 0.5],
        [painting, 0.25],
        [letters, 0.9],
      ]),
    );
    expect(linesByAct.drop).toEqual([building, painting]);
  });

  test('removes nothing if one of them is improbable, or none is likely', () => {
    for (const removals of [
      [
        [building, 0.5],
        [painting, 0.1],
      ],
      [
        [building, 0.3],
        [painting, 0.3],
      ],
    ] as [OrderLine, number][][])
      expect(removeListed(both, acts(removals)).linesByAct.drop).toEqual([]);
  });
});

test('a line is named by its size', () => {
  const counts = countsIn(plainWords('take the 2000 words out'));
  const sized = (words: number): OrderLine => ({ ...letters, amounts: { words } });
  expect(isNamedBySize(sized(2000), { ...noSlots, counts })).toBe(true);
  expect(isNamedBySize(sized(1000), { ...noSlots, counts })).toBe(false);
});
