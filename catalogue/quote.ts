import { excludesAdSpend } from './ad-spend.ts';
import type { Catalogue } from './catalogue.ts';
import { deliveryDays, findPackage, packagesThatFit, pricedPackages } from './look-up.ts';
import { type Package, recurringDays } from './package.ts';
import { policies } from './policies.ts';
import { type QuantityName, quantityNames, upperBound } from './quantities.ts';
import type { ServiceSlug } from './service.ts';
import { serviceNames } from './service-names.ts';
import { daysOfUnit, timeNoun } from './time-noun.ts';

export interface QuoteItem {
  slug: ServiceSlug;
  tier: string;
  /** How often it is ordered; for a recurring price, the number of 30-day periods. */
  quantity: number;
}

export interface QuoteLine extends QuoteItem {
  package: Package;
  /** Null if the price is part of a quote. */
  total: number | null;
  /** Delivery time of the line with its orders in parallel; null if it is part of the quote. */
  days: number | null;
}

export interface Quote {
  lines: readonly QuoteLine[];
  /** Total before the discount, of lines that have a price. */
  total: number;
  discount: number;
  /** The total to pay. */
  due: number;
  /** Delivery time with all lines in parallel. */
  longestDays: number;
  /** Delivery time with one order after another. */
  summedDays: number;
  /** The largest number of 30-day periods of any line. */
  recurringMonths: number;
  excludesAdSpend: boolean;
  /** Some lines have no price yet. */
  onRequest: boolean;
}

function quoteLine({ slug, tier, quantity }: QuoteItem, lists?: Catalogue['priceLists']): QuoteLine[] {
  const row = findPackage(slug, tier, lists);
  if (!row) return [];
  const each = daysOfOne(slug, row);
  const days = each !== null && takesAllTimes(slug, row) ? each * quantity : each;
  return [{ slug, tier, quantity, package: row, total: row.price === null ? null : row.price * quantity, days }];
}

function daysOfOne(slug: ServiceSlug, row: Package): number | null {
  if (row.recurs) return recurringDays;
  const { orderNoun } = serviceNames[slug] ?? {};
  return timeNoun(orderNoun) ? daysOfUnit(orderNoun) : deliveryDays(row);
}

/** Months, and days of what is hired by the day, follow one another; orders of other services are worked on at once. */
function takesAllTimes(slug: ServiceSlug, { recurs }: Package): boolean {
  return recurs === true || timeNoun(serviceNames[slug]?.orderNoun) !== undefined;
}

function daysInARow({ slug, days, quantity, package: row }: QuoteLine): number {
  if (days === null) return 0;
  return takesAllTimes(slug, row) ? days : days * quantity;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Rounded to cents. */
function percentOf(dollars: number, percent: number): number {
  return Math.round(dollars * percent) / 100;
}

export function quote(
  items: readonly QuoteItem[],
  options: { discount: boolean },
  lists?: Catalogue['priceLists'],
): Quote {
  const lines = items.flatMap((item) => quoteLine(item, lists));
  const total = sum(lines.map((line) => line.total ?? 0));
  const discount = options.discount ? percentOf(total, policies.checkout.discountPercent ?? 0) : 0;
  return {
    lines,
    total,
    discount,
    due: total - discount,
    longestDays: Math.max(0, ...lines.map(({ days }) => days ?? 0)),
    summedDays: sum(lines.map(daysInARow)),
    recurringMonths: Math.max(0, ...lines.map((line) => (line.package.recurs ? line.quantity : 0))),
    excludesAdSpend: lines.some((line) => excludesAdSpend(line.package)),
    onRequest: lines.some((line) => line.total === null),
  };
}

/**
 * Maintenance hours are left out: its packages differ by the site's technology, so hours would select the wrong one.
 */
const choosable = quantityNames.filter((name) => name !== 'customizationHours');

/** The unit by which visitors choose among the packages: pages, words, keywords …; undefined if there is none. */
export function choosingQuantity(packages: readonly Package[]): QuantityName | undefined {
  const priced = packages.filter(({ price }) => price !== null);
  if (priced.length < 2) return undefined;
  return choosable.find((name) => priced.every(({ limits }) => limits[name] !== undefined));
}

/** The cheapest package that covers the amount; above the largest, the one on request, if there is one. */
export function packageForAmount(packages: readonly Package[], amount: number): Package | undefined {
  const name = choosingQuantity(packages);
  if (!name) return undefined;
  const [fitting] = packagesThatFit(packages, { quantities: { [name]: amount } });
  return fitting ?? packages.find(({ price }) => price === null);
}

/** More orders than this are a project that needs a quote. */
const maxOrders = 1000;

/** The cheapest combination of orders that covers an amount, preferring few: 6,000 words are 4,000 and 2,000. */
export function cheapestOrders(packages: readonly Package[], name: QuantityName, amount: number): Package[] {
  const sizes = pricedPackages(packages).flatMap((row) => {
    const size = row.limits[name];
    return size === undefined ? [] : [{ row, size: upperBound(size) }];
  });
  const step = Math.min(...sizes.map(({ size }) => size));
  const steps = Math.ceil(amount / step);
  if (!sizes.length || !(steps > 0 && steps <= maxOrders)) return [];
  const best: { cost: number; orders: readonly Package[] }[] = [{ cost: 0, orders: [] }];
  for (let need = 1; need <= steps; need++) {
    for (const { row, size } of sizes.toReversed()) {
      const rest = best[Math.max(0, need - Math.floor(size / step))];
      const found = best[need];
      const cost = (rest?.cost ?? 0) + row.price;
      const fewer = found && cost === found.cost && (rest?.orders.length ?? 0) + 1 < found.orders.length;
      if (!found || cost < found.cost || fewer) best[need] = { cost, orders: [...(rest?.orders ?? []), row] };
    }
  }
  return (best[steps]?.orders ?? []).toSorted((left, right) => (right.price ?? 0) - (left.price ?? 0));
}
