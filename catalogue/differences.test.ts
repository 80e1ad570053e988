import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedRows, differences, sharedInclusions, unitCosts } from './differences.ts';
import { madeUpLists } from './fixture-lists.ts';
import { anyList } from './fixture-packages.ts';
import { formatMoney } from './money.ts';
import type { Package } from './package.ts';

function byHeading(packages: readonly Package[]): Map<string, readonly unknown[]> {
  return new Map(differences(packages).map(({ heading, values }) => [heading, values]));
}

const anyPair = anyList
  .filter((packages) => packages.length > 1)
  .chain((packages) => fc.tuple(fc.constantFrom(...packages), fc.constantFrom(...packages)));

describe('differences between packages', () => {
  test('are symmetric', () => {
    fc.assert(
      fc.property(anyPair, ([left, right]) => {
        const turned = [...byHeading([right, left])].map(
          ([heading, values]) => [heading, values.toReversed()] as const,
        );
        expect(new Map(turned)).toEqual(byHeading([left, right]));
      }),
    );
  });

  test('are empty for the same package', () => {
    fc.assert(
      fc.property(anyPair, ([row]) => {
        expect(differences([row, row])).toEqual([]);
      }),
    );
  });

  test('every item is either shared or different', () => {
    fc.assert(
      fc.property(anyList, (packages) => {
        const shared = sharedInclusions(packages);
        const different = byHeading(packages);
        for (const inclusion of shared) expect(different.has(inclusion)).toBe(false);
        for (const inclusion of packages.flatMap(({ inclusions }) => inclusions)) {
          const told = shared.includes(inclusion) || different.has(inclusion) || inclusion.startsWith('Ad spend');
          expect(told).toBe(true);
        }
      }),
    );
  });

  test('what a quote could include is open, not missing', () => {
    const rows = differences(madeUpLists['kite-building']);
    expect(rows.map(({ values }) => values.at(-1))).not.toContain(false);
  });

  test('every row has a value for each package', () => {
    fc.assert(
      fc.property(anyList, (packages) => {
        for (const { values } of [...differences(packages), ...unitCosts(packages)]) {
          expect(values).toHaveLength(packages.length);
        }
      }),
    );
  });
});

/** A package that sells only pages. */
function row(price: number, pages: NonNullable<Package['limits']['pages']>): Package {
  const tier = `${price}`;
  return { tier, name: tier, price, delivery: null, limits: { pages }, inclusions: [] };
}

describe('unit costs', () => {
  test('state the cost of a page, and whether it is rounded', () => {
    const packages = [row(500, 7), row(800, 15), row(1500, 25)];
    const values = [`about ${formatMoney(71)}`, `about ${formatMoney(53)}`, formatMoney(60)];
    expect(unitCosts(packages)).toEqual([{ heading: 'Cost per page', kind: 'unit cost', values }]);
  });

  test('state a range for packages with a range', () => {
    const packages = [row(300, { from: 15, to: 20 }), row(1200, { from: 400, to: 500 })];
    expect(unitCosts(packages)[0]?.values).toEqual([`from ${formatMoney(15)}`, `from ${formatMoney(2.4)}`]);
  });

  test('are left out if the price covers more than the amount', () => {
    expect(unitCosts(madeUpLists['kite-care'])).toEqual([]);
    expect(unitCosts(madeUpLists['box-kites'])).toEqual([]);
  });

  test('never state a price for packages on request', () => {
    expect(unitCosts(madeUpLists['kite-building'])[0]?.values.at(-1)).toBe('As quoted');
  });
});

describe('the table of a page', () => {
  test('leaves out the amount that the packages are named after', () => {
    const headings = comparedRows(madeUpLists['kite-letters']).map(({ heading }) => heading);
    expect(headings).toEqual(['Price', 'A seal', 'Cost per word']);
  });

  test('keeps that amount if only the price differs otherwise', () => {
    const headings = comparedRows(madeUpLists['box-kites']).map(({ heading }) => heading);
    expect(headings).toEqual(['Price', 'Domain authority']);
  });

  test('is empty for a single package', () => {
    expect(comparedRows(madeUpLists['kite-rescue'])).toEqual([]);
  });
});
