import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyList } from './fixture-packages.ts';
import { cheapest, dearest, deliveryDays, misfits, packagesThatFit, unitCost } from './look-up.ts';
import { quantityNames, upperBound } from './quantities.ts';

const anyQuantity = fc.constantFrom(...quantityNames);
const anyAmount = fc.integer({ min: 1, max: 6000 });

describe('packages that fit', () => {
  test('are never smaller than requested', () => {
    fc.assert(
      fc.property(anyList, anyQuantity, anyAmount, (packages, name, wanted) => {
        for (const row of packagesThatFit(packages, { quantities: { [name]: wanted } })) {
          expect(upperBound(row.limits[name] ?? 0)).toBeGreaterThanOrEqual(wanted);
        }
      }),
    );
  });

  test('are sorted by price: the first is the cheapest that fits', () => {
    fc.assert(
      fc.property(anyList, anyQuantity, anyAmount, (packages, name, wanted) => {
        const [first, ...others] = packagesThatFit(packages, { quantities: { [name]: wanted } });
        for (const other of others) expect(first?.price ?? Infinity).toBeLessThanOrEqual(other.price ?? Infinity);
      }),
    );
  });

  test('keep to the budget and to the deadline', () => {
    fc.assert(
      fc.property(anyList, anyAmount, fc.integer({ min: 1, max: 90 }), (packages, budget, deadlineDays) => {
        for (const row of packagesThatFit(packages, { budget, deadlineDays })) {
          expect(row.price ?? Infinity).toBeLessThanOrEqual(budget);
          expect(deliveryDays(row) ?? Infinity).toBeLessThanOrEqual(deadlineDays);
        }
      }),
    );
  });

  test('those that do not fit say why', () => {
    fc.assert(
      fc.property(anyList, anyQuantity, anyAmount, (packages, name, wanted) => {
        const wish = { quantities: { [name]: wanted } };
        const fitting = packagesThatFit(packages, wish);
        for (const row of packages) expect(misfits(row, wish).length === 0).toBe(fitting.includes(row));
      }),
    );
  });
});

describe('prices', () => {
  test('the cheapest costs no more than the most expensive, and both are in the list', () => {
    fc.assert(
      fc.property(anyList, (packages) => {
        const [least, most] = [cheapest(packages), dearest(packages)];
        expect(least === undefined).toBe(packages.every(({ price }) => price === null));
        if (!least || !most) return;
        expect(least.price).toBeLessThanOrEqual(most.price);
        expect(packages).toContain(least);
        expect(packages).toContain(most);
      }),
    );
  });

  test('a unit cost times the amount is the price', () => {
    fc.assert(
      fc.property(anyList, anyQuantity, (packages, name) => {
        for (const row of packages) {
          const each = unitCost(row, name);
          if (each === undefined) continue;
          expect(each * upperBound(row.limits[name] ?? 0)).toBeCloseTo(row.price ?? 0, 6);
        }
      }),
    );
  });
});
