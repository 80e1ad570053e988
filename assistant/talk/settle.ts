import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { SaidNumber, SaidValues } from '#language/slots/said-values.ts';
import type { Reading } from '../read/reading.ts';
import { chosenTier, type Line, rowOf } from './line.ts';

/** What a part of a message says of the one line that it is about. */
export interface Settled {
  tier: string | undefined;
  /** So many of what the packages are chosen by, where no package is named. */
  amount: { name: QuantityName; value: number } | undefined;
  /** How often, or for how many months. */
  times: number | undefined;
}

/** More of a thing is a project to be quoted. */
const mostTimes = 1_000;

/** The amount of the list that a number with its unit is; a number without one where a package has just so much. */
function amountOf({ packages }: Offer, { value, limits, money }: SaidNumber): Settled['amount'] {
  const named = limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
  if (named) return { name: named, value };
  const main = choosingQuantity(packages);
  const isMain =
    main && !money && packages.some(({ limits: own }) => own[main] !== undefined && upperBound(own[main]) === value);
  return isMain && !limits.length ? { name: main, value } : undefined;
}

function priced({ packages }: Offer, { value, limits }: SaidNumber): string | undefined {
  const isAmount = limits.some((name) => packages.some((row) => row.limits[name] !== undefined));
  return isAmount ? undefined : packages.find(({ price }) => price === value)?.tier;
}

/** The package that is named: not the one it has already, where another is named too. */
function namedTier(offer: Offer, line: Line, { tiers, authorities }: SaidValues): string | undefined {
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

/** The package by what it is made for or holds. */
function tierHolding(offer: Offer, { purposes, holders }: Reading): string | undefined {
  const held = holders.get(offer.slug);
  return purposes.get(offer.slug)?.[0] ?? (held?.everywhere ? undefined : held?.tiers[0]);
}

/** The values a part says of one line. `often` where it is known that a number says how often. */
export function settle(offer: Offer, line: Line, reading: Reading, often = false): Settled {
  const { said } = reading;
  const months = said.numbers.find((number) => number.months);
  const numbers = said.numbers.filter((number) => number !== months);
  const byName = namedTier(offer, line, said);
  const byPrice =
    byName || often
      ? undefined
      : numbers.map((number) => ({ number, tier: priced(offer, number) })).findLast(({ tier }) => tier);
  const byAmount = numbers
    .filter((number) => number !== byPrice?.number)
    .map((number) => ({ number, amount: amountOf(offer, number) }))
    .findLast(({ amount }) => amount);
  const used = [byPrice?.number, often && !byAmount?.number.limits.length ? undefined : byAmount?.number];
  const rest = numbers.filter(
    (number) => !used.includes(number) && !number.money && number.value >= 1 && number.value <= mostTimes,
  );
  const count = rest.findLast(({ value }) => value > 1) ?? rest.at(-1);
  const amount = used.includes(byAmount?.number) ? byAmount?.amount : undefined;
  const byLimit =
    amount && packagesThatFit(pricedPackages(offer.packages), { quantities: { [amount.name]: amount.value } })[0]?.tier;
  return {
    tier: byName ?? byPrice?.tier ?? (amount ? byLimit : tierHolding(offer, reading)),
    amount: byName || byPrice ? undefined : amount,
    times: (recurs(offer) ? months?.value : undefined) ?? count?.value,
  };
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

/** A line ordered so often, or for so many months. */
export function withTimes(line: Line, offer: Offer, { times }: Settled): Line {
  if (!times) return line;
  return recurs(offer) ? { ...line, months: times } : { ...line, times };
}
