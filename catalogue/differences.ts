import { broughtInclusions } from './ad-spend.ts';
import { formatDuration } from './duration.ts';
import { unitCost } from './look-up.ts';
import { formatMoney, formatShare } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import { formatAmount, type QuantityName, quantityKinds, quantityNames, upperBound } from './quantities.ts';

/** A figure, or whether the package has the thing at all. */
export type ComparedValue = string | boolean;

export interface ComparedRow {
  heading: string;
  kind: 'price' | 'delivery' | 'quantity' | 'inclusion' | 'unit cost';
  /** One for each package, in their order. */
  values: readonly ComparedValue[];
}

export function priceLabel({ price }: Package): string {
  return price === null ? 'On request' : formatMoney(price);
}

export function deliveryText({ delivery }: Package): string {
  return delivery ? formatDuration(delivery) : 'Agreed with the quote';
}

/** A quote may bring anything: for a package on request, what the list does not say is open, not missing. */
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
    { heading: 'Delivery', kind: 'delivery', values: packages.map(deliveryText) },
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

/** What a visitor pays, gets and waits for differently from one package to another. */
export function differences(packages: readonly Package[]): ComparedRow[] {
  return [...figures(packages), ...inclusionRows(packages)].filter(({ values }) => new Set(values).size > 1);
}

/** What every one of the packages brings. */
export function sharedInclusions(packages: readonly Package[]): string[] {
  const [first, ...others] = packages.map(broughtInclusions);
  return (first ?? []).filter((inclusion) => others.every((inclusions) => inclusions.includes(inclusion)));
}

/**
 * The amounts whose share of the price says something. Hours, ad budgets, platforms and domain authority are left out:
 * the price of those packages pays for more than the hour or the platform.
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

/** '$25', or 'from $15' where the package covers a range and the full range is the best case. */
function unitCostText(row: Package, name: QuantityName): ComparedValue {
  const cost = unitCost(row, name);
  const amount = row.limits[name];
  if (cost === undefined || amount === undefined) return unsaid(row);
  return typeof amount === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
}

/** What one page, word, concept … costs in each package; nothing where every package holds just one. */
export function unitCosts(packages: readonly Package[]): ComparedRow[] {
  const name = divisible.find((known) => packages.some(({ limits }) => limits[known] !== undefined));
  if (!name || packages.every(({ limits }) => upperBound(limits[name] ?? 1) === 1)) return [];
  const heading = `Cost per ${quantityKinds[name].singular}`;
  return [{ heading, kind: 'unit cost', values: packages.map((row) => unitCostText(row, name)) }];
}

/** The package that gives most for its price, and what is counted: 'page'. None where several cost the same by the piece. */
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

/**
 * The table under the packages of a page, without the amount that the packages are named after: its head says that. Where
 * nothing but the price would be left, the amount stays.
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
