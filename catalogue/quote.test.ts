import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItems, anyList, priceOf } from './fixture-packages.ts';
import { deliveryDays, packagesOf, pricedPackages } from './look-up.ts';
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

  test('with the discount takes its share off the total, in whole cents', () => {
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

  test('side by side never takes longer than one after the other', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { longestDays, summedDays } = quote(items, { discount: false });
        expect(longestDays).toBeLessThanOrEqual(summedDays);
      }),
    );
  });

  test('grows by a line and never shrinks', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (items, more) => {
        const [less, all] = [items, [...items, ...more]].map((each) => quote(each, { discount: true }));
        expect(all?.due ?? 0).toBeGreaterThanOrEqual(less?.due ?? 0);
        expect(all?.summedDays ?? 0).toBeGreaterThanOrEqual(less?.summedDays ?? 0);
      }),
    );
  });

  test('leaves out what is on request and says so', () => {
    const result = quote([{ slug: 'ai-chatbot-development', tier: 'custom', quantity: 1 }], { discount: true });
    expect(result).toMatchObject({ total: 0, due: 0, onRequest: true, longestDays: 42 });
    expect(result.lines[0]?.total).toBeNull();
  });

  test('counts months of what recurs and warns of ad spend', () => {
    const [first] = pricedPackages(packagesOf('social-media-marketing'));
    if (!first) throw new Error('Social media marketing has packages with prices.');
    const result = quote([{ slug: 'social-media-marketing', tier: first.tier, quantity: 3 }], { discount: false });
    expect(result).toMatchObject({ total: 3 * first.price, recurringMonths: 3, summedDays: 90, excludesAdSpend: true });
  });

  test('four articles run side by side, or take four times as long in a row', () => {
    const [first] = pricedPackages(packagesOf('article-writing'));
    if (!first) throw new Error('Article writing has packages with prices.');
    const result = quote([{ slug: 'article-writing', tier: first.tier, quantity: 4 }], { discount: true });
    const days = deliveryDays(first) ?? 0;
    expect(result).toMatchObject({ total: 4 * first.price, longestDays: days, summedDays: 4 * days });
  });
});

describe('the package for an amount', () => {
  test('holds it, and no cheaper one does', () => {
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

  test('beyond the largest is the one on request, or none', () => {
    expect(packageForAmount(packagesOf('wordpress-development'), 40)?.tier).toBe('custom');
    expect(packageForAmount(packagesOf('website-development'), 40)).toBeUndefined();
  });

  test('is not chosen by hours of maintenance, whose packages differ by technology', () => {
    expect(choosingQuantity(packagesOf('website-maintenance-and-support'))).toBeUndefined();
  });
});

describe('an amount split into orders', () => {
  const list = packagesOf('content-writing');
  const cost = (orders: readonly { price: number | null }[]) =>
    orders.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const held = (orders: readonly { limits: { words?: unknown } }[]) =>
    orders.reduce((sum, { limits }) => sum + Number(limits.words), 0);

  test('holds all of it and is never dearer than another split that does', () => {
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

  test('is few orders rather than many: 6,000 words are 4,000 and 2,000', () => {
    expect(cheapestOrders(list, 'words', 6000).map(({ tier }) => tier)).toEqual(['4000-words', '2000-words']);
    expect(cheapestOrders(packagesOf('posts-and-banners-design'), 'items', 4).map(({ tier }) => tier)).toEqual([
      'standard',
      'basic',
    ]);
  });

  test('is none where no package says how much it holds, or it would take too many', () => {
    expect(cheapestOrders(packagesOf('logo-design'), 'words', 500)).toEqual([]);
    expect(cheapestOrders(list, 'words', 9_000_000)).toEqual([]);
  });
});
