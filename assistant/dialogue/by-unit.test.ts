import { expect, test } from 'vitest';
import { countOf, mentionOf, readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { type DialogueActs, mapActs } from './acts.ts';
import { byUnit } from './by-unit.ts';
import { newLine, noSlots, type OrderLine } from './order-line.ts';

const shop = fixtureShop();
const [kite, tale] = [newLine('kite-building'), newLine('sky-tales')];

function setting(line: OrderLine): DialogueActs {
  const changes = [kite, tale].map((each) => ({
    line: each,
    act: 'set' as const,
    probability: each === line ? 0.9 : 0,
  }));
  return {
    linesByAct: mapActs((act) => (act === 'set' ? [line] : [])),
    changes,
    removals: [],
    adds: false,
    request: 'none',
    isRequestCertain: true,
    requestProbabilities: { topic: 0, order: 1 },
    words: [],
  };
}
const pages = { unassigned: { ...noSlots, counts: [countOf(7, { limits: ['pages'] })] } };

test('an amount changes the only line that is sold by its unit', () => {
  expect(byUnit(shop, readingOf(pages), setting(tale)).linesByAct).toMatchObject({ set: [kite], none: [tale] });
});

test('a line that is named, or sold by that unit itself, stays the one that changes', () => {
  const named = setting(tale);
  expect(byUnit(shop, readingOf({ ...pages, services: [mentionOf('sky-tales')] }), named)).toBe(named);
  const right = setting(kite);
  expect(byUnit(shop, readingOf(pages), right)).toBe(right);
});
