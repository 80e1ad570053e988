import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { Reading } from '../read/reading.ts';
import { chosenTier, maxPieces, type OrderLine, rowOf, type Slots } from './order-line.ts';

/** The slots of a segment, resolved to a package, an amount and a quantity of an order line. */
export interface ResolvedSlots {
  tier: string | undefined;
  /** The amount in the unit by which packages are chosen, if no package is named. */
  amount: { name: QuantityName; value: number } | undefined;
  /** How many, or for how many months. */
  quantity: number | undefined;
  inMonths: boolean;
}

/** A larger quantity needs a quote; above the second, a bare number is a quantity only if the message says so. */
const maxQuantity = 1_000;
const maxBareQuantity = 40;

/** The amount that a number with its unit means; a number without one if a package has exactly that amount. */
function amountOf({ packages }: Offer, { value, limits, isQuantity, months }: Count): ResolvedSlots['amount'] {
  const named = limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
  if (named) return { name: named, value };
  const main = choosingQuantity(packages);
  const isMain =
    main &&
    !isQuantity &&
    !months &&
    packages.some(({ limits: own }) => own[main] !== undefined && upperBound(own[main]) === value);
  return isMain && !limits.length ? { name: main, value } : undefined;
}

function priced({ packages }: Offer, dollars: number): string | undefined {
  return packages.find(({ price }) => price === dollars)?.tier;
}

/** The package that is named: not the current one, if another is named, too. */
function namedTier(offer: Offer, line: OrderLine, { tiers, authorities }: Slots): string | undefined {
  const now = chosenTier(offer, line);
  const named = [
    ...tiers.flatMap((slot) => rowOf(offer, slot, line)?.tier ?? []),
    ...authorities.flatMap(
      ({ value }) =>
        offer.packages.findLast(
          ({ limits }) => typeof limits.domainAuthority === 'number' && limits.domainAuthority <= value,
        )?.tier ?? [],
    ),
  ];
  return named.filter((tier) => tier !== now).at(-1) ?? named.at(-1);
}

/** The package by its purpose or contents. */
function tierHolding(offer: Offer, { purposes, inclusionMatches }: Reading): string | undefined {
  const held = inclusionMatches.get(offer.slug);
  return purposes.get(offer.slug)?.[0] ?? (held?.inAllPackages ? undefined : held?.tiers[0]);
}

/** '15 pages is too few, I said 20': a later number takes the unit, unless it is small enough to say how many. */
function correctedAmount(counts: readonly Count[], measured: Count): Count | undefined {
  if (!measured.limits.length) return undefined;
  return counts.findLast(
    ({ at, bare, limits, isQuantity, value }) =>
      at > measured.at && bare && !limits.length && !isQuantity && value > maxPieces,
  );
}

/** Resolves slots for an order line. `isKnownQuantity` if the encoder is certain that a number is a quantity. */
export function resolveSlots(
  offer: Offer,
  line: OrderLine,
  slots: Slots,
  reading: Reading,
  isKnownQuantity = false,
): ResolvedSlots {
  const inMonths = recurs(offer) || line.monthly === true;
  const months = inMonths ? slots.counts.findLast((count) => count.months) : undefined;
  const counts = slots.counts.filter((count) => !count.months);
  const byName = namedTier(offer, line, slots);
  const byPrice = byName
    ? undefined
    : (slots.prices.flatMap((dollars) => priced(offer, dollars) ?? []).at(-1) ??
      (isKnownQuantity ? undefined : barePrice(offer, counts)));
  const measured = counts.map((count) => ({ count, amount: amountOf(offer, count) })).findLast(({ amount }) => amount);
  // 'The 80 dollar pack of 3': the number belongs to the package.
  const isOfPackage = measured?.count.chooses ?? false;
  // '4 then', of a logo with 2, 4 or 8 concepts: the size of a package, unless several are ordered already.
  const isSize = line.quantity === 1 && measured?.count.bare && !measured.count.more;
  const isCounted = isKnownQuantity && !measured?.count.limits.length && !isOfPackage && !isSize;
  const corrected = measured && correctedAmount(counts, measured.count);
  const amount = isCounted
    ? undefined
    : measured?.amount && { ...measured.amount, value: corrected?.value ?? measured.amount.value };
  const rest = counts.filter(
    (count) =>
      !(amount && (count === measured?.count || count === corrected)) &&
      (count.isQuantity || (count.value <= maxBareQuantity && !count.limits.length)) &&
      count.value >= 1 &&
      count.value <= maxQuantity,
  );
  const count =
    rest.findLast(({ isQuantity }) => isQuantity) ??
    (isKnownQuantity ? (rest.findLast(({ value }) => value > 1) ?? rest.at(-1)) : undefined);
  const byLimit =
    amount && packagesThatFit(pricedPackages(offer.packages), { quantities: { [amount.name]: amount.value } })[0]?.tier;
  return {
    tier: byName ?? byPrice ?? (amount ? byLimit : tierHolding(offer, reading)),
    amount: byName || byPrice ? undefined : amount,
    quantity: quantityAfter(line, months ?? count),
    inMonths: months !== undefined || recurs(offer),
  };
}

/** 'Five', 'two more', 'one less' than before. */
function quantityAfter({ quantity, months }: OrderLine, count: Count | undefined): number | undefined {
  if (!count) return undefined;
  const before = count.months ? (months ?? 1) : Math.max(quantity, months ?? 1);
  if (count.fewer) return count.value < before ? before - count.value : undefined;
  return count.more ? before + count.value : count.value;
}

/** 'OK, 500': a bare number that is the price of a package. */
function barePrice(offer: Offer, counts: readonly Count[]): string | undefined {
  return counts
    .filter(({ limits, isQuantity }) => !limits.length && !isQuantity)
    .flatMap(({ value }) => priced(offer, value) ?? [])
    .at(-1);
}

/** A line with another package or amount. */
export function withChoice(line: OrderLine, offer: Offer, { tier, amount }: ResolvedSlots): OrderLine {
  const before = chosenTier(offer, line);
  if (!tier && !amount) return line;
  const earlier = before && before !== tier ? [before] : line.earlier;
  return {
    ...line,
    tiers: amount ? [] : [tier ?? []].flat(),
    amounts: amount ? { [amount.name]: amount.value } : {},
    earlier,
    offered: undefined,
  };
}

/** A line with a given quantity or number of months. */
export function withQuantity(line: OrderLine, { quantity, inMonths }: ResolvedSlots): OrderLine {
  if (!quantity) return line;
  return inMonths ? { ...line, months: quantity } : { ...line, quantity };
}
