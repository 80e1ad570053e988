import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { Reading } from '../read/reading.ts';
import { chosenTier, type Line, type Marks, rowOf } from './line.ts';

/** What a part says about its line. */
export interface Settled {
  tier: string | undefined;
  /** The amount in the unit by which packages are chosen, if no package is named. */
  amount: { name: QuantityName; value: number } | undefined;
  /** How many, or for how many months. */
  times: number | undefined;
  inMonths: boolean;
}

/** A larger quantity needs a quote; a number above the second is a quantity only if the message says so. */
const maxTimes = 1_000;
const maxOften = 40;

/** The amount that a number with its unit means; a number without one if a package has exactly that amount. */
function amountOf({ packages }: Offer, { value, limits, times, months }: Count): Settled['amount'] {
  const named = limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
  if (named) return { name: named, value };
  const main = choosingQuantity(packages);
  const isMain =
    main &&
    !times &&
    !months &&
    packages.some(({ limits: own }) => own[main] !== undefined && upperBound(own[main]) === value);
  return isMain && !limits.length ? { name: main, value } : undefined;
}

function priced({ packages }: Offer, dollars: number): string | undefined {
  return packages.find(({ price }) => price === dollars)?.tier;
}

/** The package that is named: not the current one, if another is named, too. */
function namedTier(offer: Offer, line: Line, { tiers, authorities }: Marks): string | undefined {
  const now = chosenTier(offer, line);
  const named = [
    ...tiers.flatMap((mark) => rowOf(offer, mark, line)?.tier ?? []),
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
function tierHolding(offer: Offer, { purposes, holders }: Reading): string | undefined {
  const held = holders.get(offer.slug);
  return purposes.get(offer.slug)?.[0] ?? (held?.everywhere ? undefined : held?.tiers[0]);
}

/** What a part says about a line with these marks. `often` if a number is known to be a quantity. */
export function settle(offer: Offer, line: Line, marks: Marks, reading: Reading, often = false): Settled {
  const inMonths = recurs(offer) || line.monthly === true;
  const months = inMonths ? marks.counts.findLast((count) => count.months) : undefined;
  const counts = marks.counts.filter((count) => !count.months);
  const byName = namedTier(offer, line, marks);
  const byPrice = byName
    ? undefined
    : (marks.prices.flatMap((dollars) => priced(offer, dollars) ?? []).at(-1) ??
      (often ? undefined : barePrice(offer, counts)));
  const measured = counts.map((count) => ({ count, amount: amountOf(offer, count) })).findLast(({ amount }) => amount);
  // 'The 80 dollar pack of 3': the number belongs to the package.
  const isOfPackage = measured?.count.chooses ?? false;
  const amount = often && !measured?.count.limits.length && !isOfPackage ? undefined : measured?.amount;
  const rest = counts.filter(
    (count) =>
      !(amount && count === measured?.count) &&
      (count.times || (count.value <= maxOften && !count.limits.length)) &&
      count.value >= 1 &&
      count.value <= maxTimes,
  );
  const count =
    rest.findLast(({ times }) => times) ??
    (often ? (rest.findLast(({ value }) => value > 1) ?? rest.at(-1)) : undefined);
  const byLimit =
    amount && packagesThatFit(pricedPackages(offer.packages), { quantities: { [amount.name]: amount.value } })[0]?.tier;
  return {
    tier: byName ?? byPrice ?? (amount ? byLimit : tierHolding(offer, reading)),
    amount: byName || byPrice ? undefined : amount,
    times: oftenIn(line, months ?? count),
    inMonths: months !== undefined || recurs(offer),
  };
}

/** 'Five', 'two more', 'one less' than before. */
function oftenIn({ times, months }: Line, count: Count | undefined): number | undefined {
  if (!count) return undefined;
  const before = count.months ? (months ?? 1) : Math.max(times, months ?? 1);
  if (count.fewer) return count.value < before ? before - count.value : undefined;
  return count.more ? before + count.value : count.value;
}

/** 'OK, 500': a bare number that is the price of a package. */
function barePrice(offer: Offer, counts: readonly Count[]): string | undefined {
  return counts
    .filter(({ limits, times }) => !limits.length && !times)
    .flatMap(({ value }) => priced(offer, value) ?? [])
    .at(-1);
}

/** A line with another package or amount. */
export function withChoice(line: Line, offer: Offer, { tier, amount }: Settled): Line {
  const before = chosenTier(offer, line);
  if (!tier && !amount) return line;
  const earlier = before && before !== tier ? [before] : line.earlier;
  return {
    ...line,
    tiers: amount ? [] : [tier ?? []].flat(),
    quantities: amount ? { [amount.name]: amount.value } : {},
    earlier,
    offered: undefined,
  };
}

/** A line with a given quantity or number of months. */
export function withTimes(line: Line, { times, inMonths }: Settled): Line {
  if (!times) return line;
  return inMonths ? { ...line, months: times } : { ...line, times };
}
