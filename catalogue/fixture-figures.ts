import { findPackage } from './look-up.ts';
import { formatMoney } from './money.ts';
import { policies } from './policies.ts';
import { priceLists } from './price-lists.ts';
import { referencesIn, renderReferences } from './references.ts';
import { removedServices } from './removed-services.ts';

const removed: ReadonlySet<string> = new Set(removedServices.map(({ slug }) => slug));
const tiers: ReadonlySet<string> = new Set(
  Object.values(priceLists).flatMap((packages) => packages.map(({ tier }) => tier)),
);

/** Whether this agency no longer sells it: the service, or a package by a name that others still have. */
function isGone(slug: string, tier: string): boolean {
  const packages = priceLists[slug];
  return removed.has(slug) || (packages !== undefined && tiers.has(tier) && !packages.some((row) => row.tier === tier));
}

/** The expected value of something no longer sold; such a case can't be tested. */
export const notSold = /(?!)/;

/**
 * Tests refer to packages and policies, never to figures: '3 logo-design.basic' is three of them. NaN if one is no
 * longer sold.
 */
function amountOf(rows: readonly string[]): number {
  return rows.reduce((total, row) => {
    const [, times = '1', slug = '', tier = ''] = /^(?:(\d+) )?([\w-]+)\.([\w-]+)$/.exec(row) ?? [];
    if (isGone(slug, tier)) return Number.NaN;
    const price = findPackage(slug, tier)?.price;
    if (!price) throw new Error(`'${row}' names no package with a price`);
    return total + Number(times) * price;
  }, 0);
}

function discountOn(amount: number): number {
  return (amount * (policies.checkout.discountPercent ?? 0)) / 100;
}

/** The total price of packages, formatted. */
export function sum(...rows: readonly string[]): string {
  return formatMoney(amountOf(rows));
}

/** The same after the discount. */
export function discounted(...rows: readonly string[]): string {
  return formatMoney(amountOf(rows) - discountOn(amountOf(rows)));
}

/** The amount of the discount. */
export function saved(...rows: readonly string[]): string {
  return formatMoney(discountOn(amountOf(rows)));
}

/** The price difference between two packages. */
export function priceDifference(dear: string, cheap: string): string {
  return formatMoney(amountOf([dear]) - amountOf([cheap]));
}

/** A text that contains these in this order, with references filled in: 'Not quite', '{policy.discount}'. */
export function saying(...parts: readonly string[]): RegExp {
  const named = parts.flatMap(referencesIn).map((reference) => reference.split('.'));
  if (named.some(([slug = '', tier = '']) => isGone(slug, tier)) || parts.some((part) => part.includes('NaN')))
    return notSold;
  const literal = parts.map((part) => RegExp.escape(renderReferences(part)));
  return new RegExp(literal.join('[\\s\\S]*'));
}
