import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperWhenSplit, pricedOrdersOf, totalOf } from './choice.ts';
import { choiceOf, queryOf } from './fixture-query.ts';

const tiersOf = ({ rows }: ReturnType<typeof choiceOf>) => rows.map(({ tier }) => tier);

describe('what a line comes down to', () => {
  test('nothing said leaves the whole list open', () => {
    const choice = choiceOf('kite-building');
    expect([choice.by, tiersOf(choice)]).toEqual(['all', ['basic', 'standard', 'premium']]);
    expect(pricedOrdersOf(choice)).toBeUndefined();
  });

  test('a package named is that package', () => {
    const choice = choiceOf('kite-building', { tiers: ['standard'], quantity: 3 });
    expect([choice.by, tiersOf(choice)]).toEqual(['name', ['standard']]);
    expect(totalOf(pricedOrdersOf(choice) ?? [])).toBe(600);
  });

  test('an amount or a deadline takes the cheapest that fits, money the most that it buys', () => {
    const orderedFor = (choice: ReturnType<typeof choiceOf>) => pricedOrdersOf(choice)?.map(({ row }) => row.tier);
    expect(orderedFor(choiceOf('kite-building', { amounts: { pages: 6 } }))).toEqual(['standard']);
    expect(tiersOf(choiceOf('kite-building', {}, queryOf({ budget: 250 })))).toEqual(['standard', 'basic']);
    expect(tiersOf(choiceOf('kite-building', {}, queryOf({ deadlineDays: 6 })))).toEqual(['basic']);
  });

  test('where nothing fits nothing is ordered, and the list is shown', () => {
    const choice = choiceOf('kite-building', { amounts: { pages: 900 } });
    expect([pricedOrdersOf(choice), choice.fitting, tiersOf(choice).length]).toEqual([undefined, [], 3]);
  });

  test('words may be split over orders, pages may not', () => {
    const orders = pricedOrdersOf(choiceOf('sky-tales', { amounts: { words: 2_500 } })) ?? [];
    expect(orders.map(({ row, quantity }) => [row.tier, quantity])).toEqual([
      ['long', 2],
      ['short', 1],
    ]);
    expect(totalOf(orders)).toBe(46);
    expect(cheaperWhenSplit(choiceOf('kite-building', { amounts: { pages: 80 } }))).toEqual([]);
  });

  test('a package on request has no order', () => {
    expect(pricedOrdersOf(choiceOf('kite-rescue', { tiers: ['custom'] }))).toBeUndefined();
  });

  test('what is ordered always holds what was asked for, and nothing cheaper alone does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (pages) => {
        const choice = choiceOf('kite-building', { amounts: { pages } });
        const [order] = pricedOrdersOf(choice) ?? [];
        const holding = choice.offer.packages.filter(({ limits }) => Number(limits.pages) >= pages);
        expect(order?.price).toBe(Math.min(...holding.map(({ price }) => price ?? Infinity)));
      }),
    );
  });
});
