import { packagesThatFit, pricedPackages, type Wish } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import type { QuantityName } from '#catalogue/quantities.ts';
import { cheapestOrders } from '#catalogue/quote.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { type OrderLine, repeatsOf } from '../dialogue/order-line.ts';

/** What an order line means in a service's list. */
export interface PackageSelection {
  offer: Offer;
  line: OrderLine;
  /** The packages meant: one, several if compared, all if undecided. */
  rows: readonly Package[];
  /** How they were selected. */
  by: 'all' | 'name' | 'wish';
  wish: Wish;
  /** By the request alone, cheapest first; empty if nothing fits. */
  fitting: readonly Package[];
  quantity: number;
}

/** One package, ordered once or several times. */
export interface PricedOrder {
  offer: Offer;
  row: Package;
  /** The price of one. */
  price: number;
  quantity: number;
}

/** The price of all orders. */
export function totalOf(orders: readonly PricedOrder[]): number {
  return orders.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Amounts that several orders can cover together; ten pages and five pages aren't a website of fifteen. */
const splittableUnits: readonly QuantityName[] = ['words', 'items'];

function isEmpty({ quantities = {}, budget, deadlineDays }: Wish): boolean {
  return Object.keys(quantities).length === 0 && budget === undefined && deadlineDays === undefined;
}

export interface Limits {
  budget: number | undefined;
  deadlineDays: number | undefined;
}

/** The packages a line means; all of them if it names none. */
export function selectPackages(offer: Offer, line: OrderLine, { budget, deadlineDays }: Limits): PackageSelection {
  const wish: Wish = { quantities: line.amounts };
  if (budget !== undefined) wish.budget = budget;
  if (deadlineDays !== undefined) wish.deadlineDays = deadlineDays;
  const fits = isEmpty(wish) ? [] : packagesThatFit(offer.packages, wish);
  // With only a budget, the largest package it buys comes first.
  const isMoneyAlone = budget !== undefined && deadlineDays === undefined && !Object.keys(line.amounts).length;
  const fitting = isMoneyAlone ? fits.toReversed() : fits;
  const base = { offer, line, wish, fitting, quantity: repeatsOf(line, offer) };
  const named = offer.packages.filter(({ tier }) => line.tiers.includes(tier));
  if (named.length) return { ...base, rows: named, by: 'name' };
  if (isEmpty(wish)) return { ...base, rows: offer.packages, by: 'all' };
  return { ...base, rows: fitting.length ? fitting : pricedPackages(offer.packages), by: 'wish' };
}

/** An amount that may be split over several orders: 6,000 words are 4,000 and 2,000. */
export function splittableAmount({
  line: { amounts },
}: PackageSelection): { name: QuantityName; amount: number } | undefined {
  const name = splittableUnits.find((each) => amounts[each] !== undefined);
  const amount = name && amounts[name];
  return name && amount ? { name, amount } : undefined;
}

function pricedOrders({ offer, quantity }: PackageSelection, rows: readonly Package[]): PricedOrder[] {
  return [...new Set(rows)].flatMap((row) =>
    row.price === null
      ? []
      : [{ offer, row, price: row.price, quantity: quantity * rows.filter((one) => one === row).length }],
  );
}

/** The orders of a choice; undefined while several packages are possible or one has no price. */
export function pricedOrdersOf(choice: PackageSelection): PricedOrder[] | undefined {
  const { offer, rows, by, fitting } = choice;
  const row = by === 'wish' ? fitting[0] : rows.length === 1 ? rows[0] : undefined;
  if (row) return row.price === null ? undefined : pricedOrders(choice, [row]);
  const divided = by === 'wish' ? splittableAmount(choice) : undefined;
  const orders = divided ? cheapestOrders(offer.packages, divided.name, divided.amount) : [];
  return orders.length ? pricedOrders(choice, orders) : undefined;
}

/** The orders of several lines; undefined while one of them is undecided. */
export function decidedOrders(shop: Shop, lines: readonly OrderLine[], limits: Limits): PricedOrder[] | undefined {
  const orders = lines.map((line) => pricedOrdersOf(selectPackages(offerOf(shop, line.service), line, limits)));
  return orders.includes(undefined) ? undefined : orders.flatMap((order) => order ?? []);
}

/** Split orders, if that is cheaper than the next size. */
export function cheaperWhenSplit(choice: PackageSelection): PricedOrder[] {
  const divided = splittableAmount(choice);
  return divided
    ? pricedOrders({ ...choice, quantity: 1 }, cheapestOrders(choice.offer.packages, divided.name, divided.amount))
    : [];
}
