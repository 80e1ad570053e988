import { wording } from '#company/wording.ts';
import { broughtInclusions } from './ad-spend.ts';
import { formatDuration } from './duration.ts';
import { unitCost } from './look-up.ts';
import { formatMoney, formatShare } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import { formatAmount, type QuantityName, quantityKinds, quantityNames, upperBound } from './quantities.ts';

/** A figure, or whether the package includes the item. */
export type ComparedValue = string | boolean;

export interface ComparedRow {
  heading: string;
  kind: 'price' | 'delivery' | 'quantity' | 'inclusion' | 'unit cost';
  /** One per package, in their order. */
  values: readonly ComparedValue[];
}

export function priceLabel({ price }: Package): string {
  return price === null ? 'On request' : formatMoney(price);
}

export function deliveryText({ delivery }: Package): string {
  return delivery ? formatDuration(delivery) : 'Agreed with the quote';
}

/** A quote may include anything: for a package on request, what the list doesn't mention is open, not missing. */
function unsaid({ price }: Package): ComparedValue {
  return price === null ? 'As quoted' : false;
}

function figures(packages: readonly Package[]): ComparedRow[] {
  const monthly = packages.some(({ recurs }) => recurs);
  const stated = quantityNames.filter((name) => packages.some(({ limits }) => limits[name] !== undefined));
  return [
    {
      heading: monthly ? `Price per ${recurringDays} days` : 'Price',
      kind: 'price',
      values: packages.map(priceLabel),
    },
    { heading: wording.time.heading, kind: 'delivery', values: packages.map(deliveryText) },
    ...stated.map((name): ComparedRow => {
      const values = packages.map((row) => {
        const amount = row.limits[name];
        return amount === undefined ? unsaid(row) : formatAmount(name, amount);
      });
      return { heading: quantityKinds[name].heading, kind: 'quantity', values };
    }),
  ];
}

function inclusionRows(packages: readonly Package[]): ComparedRow[] {
  return [...new Set(packages.flatMap(broughtInclusions))].map((heading) => ({
    heading,
    kind: 'inclusion',
    values: packages.map((row) => row.inclusions.includes(heading) || unsaid(row)),
  }));
}

/** How packages differ in price, contents and time. */
export function differences(packages: readonly Package[]): ComparedRow[] {
  return [...figures(packages), ...inclusionRows(packages)].filter(({ values }) => new Set(values).size > 1);
}

/** What all packages include. */
export function sharedInclusions(packages: readonly Package[]): string[] {
  const [first, ...others] = packages.map(broughtInclusions);
  return (first ?? []).filter((inclusion) => others.every((inclusions) => inclusions.includes(inclusion)));
}

/**
 * Units whose price is meaningful. Hours, ad budgets, platforms and domain authority are left out, because those
 * packages include more than the hour or the platform.
 */
const divisible: readonly QuantityName[] = [
  'pages',
  'words',
  'concepts',
  'items',
  'stats',
  'keywords',
  'competitors',
  'citations',
  'campaigns',
  'posts',
];

/** '$25', or 'from $15' if the package covers a range, whose upper end is the best case. */
function unitCostText(row: Package, name: QuantityName): ComparedValue {
  const cost = unitCost(row, name);
  const amount = row.limits[name];
  if (cost === undefined || amount === undefined) return unsaid(row);
  return typeof amount === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
}

/** The price of one page, word, concept … in each package; empty if every package includes just one. */
export function unitCosts(packages: readonly Package[]): ComparedRow[] {
  const name = divisible.find((known) => packages.some(({ limits }) => limits[known] !== undefined));
  if (!name || packages.every(({ limits }) => upperBound(limits[name] ?? 1) === 1)) return [];
  const heading = `Cost per ${quantityKinds[name].singular}`;
  return [{ heading, kind: 'unit cost', values: packages.map((row) => unitCostText(row, name)) }];
}

/** The package with the lowest unit price, and its unit: 'page'. Undefined if several are equal. */
export function bestValue(packages: readonly Package[]): { row: Package; each: string; cost: string } | undefined {
  const name = divisible.find((known) => packages.some(({ limits }) => limits[known] !== undefined));
  if (!name || unitCosts(packages).length === 0) return undefined;
  const costs = packages.flatMap((row) => {
    const cost = unitCost(row, name);
    return cost === undefined ? [] : [{ row, cost }];
  });
  const [best, next] = costs.toSorted((left, right) => left.cost - right.cost);
  if (!best || !next || best.cost === next.cost) return undefined;
  return { row: best.row, each: quantityKinds[name].singular, cost: formatShare(best.cost) };
}

/** What the largest package doesn't list although the one before it does: larger ones don't always build on smaller ones. */
export function leftOutOfLargest(
  packages: readonly Package[],
): { largest: Package; before: Package; items: string[] } | undefined {
  const [largest, before] = packages.filter(({ price }) => price !== null).toReversed();
  if (!largest || !before) return undefined;
  const items = broughtInclusions(before).filter((it) => !broughtInclusions(largest).includes(it));
  return items.length > 0 ? { largest, before, items } : undefined;
}

/**
 * The comparison table below the packages of a page. The quantity that packages are named after is left out, because
 * the table's head shows it, unless only the price would remain.
 */
export function comparedRows(packages: readonly Package[]): ComparedRow[] {
  if (packages.length < 2) return [];
  const all = [...differences(packages), ...unitCosts(packages)];
  const rows = all.filter(
    ({ kind, values }) =>
      kind !== 'quantity' || !packages.every(({ name }, index) => name.startsWith(`${values[index]}`)),
  );
  return rows.some(({ kind }) => kind !== 'price') ? rows : all;
}
