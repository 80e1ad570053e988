import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeUpLists } from './fixture-lists.ts';
import { anyItems, anyList, priceOf } from './fixture-packages.ts';
import { policies } from './policies.ts';
import { upperBound } from './quantities.ts';
import { cheapestOrders, choosingQuantity, packageForAmount, quote } from './quote.ts';

describe('a quote', () => {
  test('is the sum of its lines', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const expected = items.reduce((sum, item) => sum + (priceOf(item) ?? 0) * item.quantity, 0);
        const { total, due, lines } = quote(items, { discount: false });
        expect(total).toBe(expected);
        expect(due).toBe(total);
        expect(lines).toHaveLength(items.length);
      }),
    );
  });

  test('with the discount subtracts a share of the total, in whole cents', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { total, discount, due } = quote(items, { discount: true });
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(due).toBeCloseTo(total * (1 - (policies.checkout.discountPercent ?? 0) / 100), 1);
        expect(due + discount).toBeCloseTo(total, 6);
        expect(Math.round(discount * 100)).toBeCloseTo(discount * 100, 6);
      }),
    );
  });

  test('in parallel never takes longer than in sequence', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { longestDays, summedDays } = quote(items, { discount: false });
        expect(longestDays).toBeLessThanOrEqual(summedDays);
      }),
    );
  });

  test('never shrinks when a line is added', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (items, more) => {
        const [less, all] = [items, [...items, ...more]].map((each) => quote(each, { discount: true }));
        expect(all?.due ?? 0).toBeGreaterThanOrEqual(less?.due ?? 0);
        expect(all?.summedDays ?? 0).toBeGreaterThanOrEqual(less?.summedDays ?? 0);
      }),
    );
  });

  test('leaves out packages on request and says so', () => {
    const result = quote([{ slug: 'kite-rescue', tier: 'only', quantity: 1 }], { discount: true }, madeUpLists);
    expect(result).toMatchObject({ total: 0, due: 0, onRequest: true, longestDays: 42 });
    expect(result.lines[0]?.total).toBeNull();
  });

  test('counts months of recurring packages and mentions ad spend', () => {
    const result = quote([{ slug: 'wind-ads', tier: 'monthly', quantity: 3 }], { discount: false }, madeUpLists);
    expect(result).toMatchObject({ total: 450, recurringMonths: 3, summedDays: 90, excludesAdSpend: true });
  });

  test('four items run in parallel, or take four times as long in sequence', () => {
    const result = quote([{ slug: 'sky-tales', tier: '500-words', quantity: 4 }], { discount: true }, madeUpLists);
    expect(result).toMatchObject({ total: 40, longestDays: 2, summedDays: 8 });
  });
});

describe('the package for an amount', () => {
  test('covers it, and no cheaper one does', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 1, max: 6000 }), (packages, amount) => {
        const name = choosingQuantity(packages);
        const chosen = packageForAmount(packages, amount);
        if (!name || !chosen || chosen.price === null) return;
        expect(upperBound(chosen.limits[name] ?? 0)).toBeGreaterThanOrEqual(amount);
        const cheaper = packages.filter(({ price }) => price !== null && price < (chosen.price ?? 0));
        for (const row of cheaper) expect(upperBound(row.limits[name] ?? 0)).toBeLessThan(amount);
      }),
    );
  });

  test('beyond the largest is on request, or missing', () => {
    expect(packageForAmount(madeUpLists['kite-building'], 40)?.tier).toBe('custom');
    expect(packageForAmount(madeUpLists['sky-tales'], 9000)).toBeUndefined();
  });

  test('is not chosen by maintenance hours, because those packages differ by technology', () => {
    expect(choosingQuantity(madeUpLists['kite-care'])).toBeUndefined();
  });
});

describe('an amount split into orders', () => {
  const list = madeUpLists['sky-tales'];
  const cost = (orders: readonly { price: number | null }[]) =>
    orders.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const held = (orders: readonly { limits: { words?: unknown } }[]) =>
    orders.reduce((sum, { limits }) => sum + Number(limits.words), 0);

  test('covers all of it and costs no more than any other split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000 }),
        fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: 20 }),
        (words, other) => {
          const orders = cheapestOrders(list, 'words', words);
          expect(held(orders)).toBeGreaterThanOrEqual(words);
          if (held(other) >= words) expect(cost(orders)).toBeLessThanOrEqual(cost(other));
        },
      ),
    );
  });

  test('prefers few orders: 6,000 words are 4,000 and 2,000', () => {
    expect(cheapestOrders(list, 'words', 6000).map(({ tier }) => tier)).toEqual(['4000-words', '2000-words']);
    expect(cheapestOrders(madeUpLists['kite-painting'], 'items', 4).map(({ tier }) => tier)).toEqual(['three', 'one']);
  });

  test('is missing if no package has a size, or it would take too many', () => {
    expect(cheapestOrders(madeUpLists['kite-painting'], 'words', 500)).toEqual([]);
    expect(cheapestOrders(list, 'words', 9_000_000)).toEqual([]);
  });
});
