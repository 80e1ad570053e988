import type { Catalogue } from './catalogue.ts';
import type { Package } from './package.ts';
import { priceLists } from './price-lists.ts';
import { type Limits, type QuantityName, quantityNames, upperBound } from './quantities.ts';
import type { ServiceSlug } from './service.ts';
import { type ServiceName, serviceNames } from './service-names.ts';

export type PricedPackage = Package & { price: number };

export function isServiceSlug(text: string): text is ServiceSlug {
  return Object.hasOwn(serviceNames, text);
}

/** The packages of a service; empty for an overview page. */
export function packagesOf(slug: ServiceSlug, lists: Catalogue['priceLists'] = priceLists): readonly Package[] {
  return (Object.hasOwn(lists, slug) ? lists[slug] : undefined) ?? [];
}

export function nameOf(slug: ServiceSlug): ServiceName {
  const found = isServiceSlug(slug) ? serviceNames[slug] : undefined;
  if (!found) throw new Error(`No service is called '${slug}': add it in catalogue/offered.ts`);
  return found;
}

export function findPackage(
  slug: ServiceSlug,
  tier: string,
  lists: Catalogue['priceLists'] = priceLists,
): Package | undefined {
  return packagesOf(slug, lists).find((row) => row.tier === tier);
}

/** The packages that have a price, cheapest first. */
export function pricedPackages(packages: readonly Package[]): PricedPackage[] {
  return packages
    .filter((row): row is PricedPackage => row.price !== null)
    .toSorted((left, right) => left.price - right.price);
}

export function cheapest(packages: readonly Package[]): PricedPackage | undefined {
  return pricedPackages(packages)[0];
}

export function dearest(packages: readonly Package[]): PricedPackage | undefined {
  return pricedPackages(packages).at(-1);
}

/** What a visitor wants a package to include. */
export interface Wish {
  quantities?: Partial<Record<QuantityName, number>>;
  /** Maximum price. */
  budget?: number;
  /** Maximum delivery time in days. */
  deadlineDays?: number;
}

/** The maximum delivery time of a package in days; null if it is part of the quote. */
export function deliveryDays({ delivery }: Package): number | null {
  if (!delivery) return null;
  const daysPerUnit = { day: 1, week: 7, month: 30 } as const;
  return delivery.to * daysPerUnit[delivery.unit];
}

function holds(limits: Limits, name: QuantityName, wanted: number): boolean {
  const amount = limits[name];
  return amount !== undefined && upperBound(amount) >= wanted;
}

/** Why a package doesn't meet a request; empty if it does. */
export type Misfit = QuantityName | 'budget' | 'deadline';

export function misfits(row: Package, { quantities = {}, budget, deadlineDays }: Wish): Misfit[] {
  const wanted = quantityNames.filter((name) => quantities[name] !== undefined);
  const found: Misfit[] = wanted.filter((name) => !holds(row.limits, name, quantities[name] ?? 0));
  if (budget !== undefined && (row.price === null || row.price > budget)) found.push('budget');
  const needed = deliveryDays(row);
  if (deadlineDays !== undefined && (needed === null || needed > deadlineDays)) found.push('deadline');
  return found;
}

/** The packages that meet a request, cheapest first; those on request come last. */
export function packagesThatFit(packages: readonly Package[], wish: Wish): Package[] {
  const fitting = packages.filter((row) => misfits(row, wish).length === 0);
  return fitting.toSorted((left, right) => (left.price ?? Infinity) - (right.price ?? Infinity));
}

/** The price per page, word, concept …; undefined if price or quantity is missing. */
export function unitCost(row: Package, name: QuantityName): number | undefined {
  const amount = row.limits[name];
  if (row.price === null || amount === undefined) return undefined;
  return row.price / upperBound(amount);
}
