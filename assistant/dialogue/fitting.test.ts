import { expect, test } from 'vitest';
import { countsIn } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { type DialogueActs, mapActs } from './acts.ts';
import { changeOnlyFittingLine } from './fitting.ts';
import { newLine, noSlots, type OrderLine } from './order-line.ts';

const building = newLine('kite-building');
const painting = newLine('kite-painting');
const tales = { ...newLine('sky-tales'), amounts: { words: 500 } };

function acts(changed: readonly OrderLine[], tier: readonly OrderLine[]): DialogueActs {
  const none = changed.filter((line) => !tier.includes(line));
  return {
    linesByAct: { ...mapActs((): OrderLine[] => []), tier, none },
    changes: changed.map((line) => ({ line, act: 'tier', probability: tier.includes(line) ? 0.7 : 0.2 })),
    removals: [],
    adds: false,
    request: 'none',
    isRequestCertain: true,
    requestProbabilities: { topic: 0, order: 1 },
    words: [],
  };
}

function tierAfter(text: string, given: DialogueActs) {
  const counts = countsIn(plainWords(text));
  return changeOnlyFittingLine(fixtureShop(), readingOf({ unassigned: { ...noSlots, counts } }), given).linesByAct.tier;
}

test('a number with a unit changes the only line that is sold by it', () => {
  expect(tierAfter('make it 12 pages', acts([building, painting], [painting]))).toEqual([building]);
});

test('a large number without a unit changes the only line that has such a package', () => {
  expect(tierAfter('make it 1000', acts([building, tales], [building]))).toEqual([tales]);
});

test('a small number, or one that several lines are sold by, changes what was thought', () => {
  expect(tierAfter('make it 3', acts([building, tales], [building]))).toEqual([building]);
  const two = { ...tales, amounts: { words: 1000 } };
  expect(tierAfter('make it 700 words', acts([building, tales, two], [building]))).toEqual([building]);
});

test('what is given up says which line is meant', () => {
  const [tiers] = [[{ at: 0, name: 'standard', rank: 'middle' } as const]];
  const standard = { ...painting, tiers: ['standard'] };
  const reading = readingOf({
    unassigned: { ...noSlots, tiers: [{ at: 1, name: 'premium', rank: 'last' }] },
    replacedSlots: { ...noSlots, tiers },
  });
  const given = acts([building, standard], [building]);
  expect(changeOnlyFittingLine(fixtureShop(), reading, given).linesByAct.tier).toEqual([standard]);
});

test('an amount in a unit changes the only line sold by it, even if nothing seems to change', () => {
  const still = acts([building, painting], []);
  const changes = still.changes.map((change) => ({ ...change, probability: 0 }));
  expect(tierAfter('i can live with 12 pages', { ...still, changes })).toEqual([building]);
  expect(tierAfter('i can live with 12', { ...still, changes })).toEqual([]);
});
