import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { AuthorityReference, TierReference } from '#language/slots/tiers-in.ts';

/** An order line: a service, its packages, amounts and quantity. */
export interface OrderLine {
  service: string;
  /** Packages named; none while undecided, several while they are compared. */
  tiers: readonly string[];
  amounts: Readonly<Partial<Record<QuantityName, number>>>;
  /** How often the package is ordered. */
  quantity: number;
  /** For recurring services and monthly orders: how many periods of 30 days. */
  months: number | undefined;
  /** It is ordered every month. */
  monthly?: boolean;
  /** The packages discussed before. */
  earlier: readonly string[];
  /** The package offered because this one lacks something. */
  offered?: string | undefined;
  /** Only described so far, not named. */
  described?: boolean;
  /** The count from which the quantity was derived: 'copy for 6 pages, 500 words each', then 'make it 8 pages'. */
  counted?: readonly QuantityName[] | undefined;
  /** Compared and not chosen yet, rejected, or only asked about. */
  status?: 'compared' | 'left' | 'asked' | undefined;
  /** It was explicitly ordered, not only asked about: it counts even while its package is undecided. */
  wanted?: boolean;
  /** The unit asked about last: a bare number is then in this unit. */
  asked?: QuantityName | undefined;
}

/** Slots extracted from a message. */
export interface Slots {
  counts: readonly Count[];
  tiers: readonly TierReference[];
  authorities: readonly AuthorityReference[];
  /** Packages named by their price. */
  prices: readonly number[];
}

export const noSlots: Slots = { counts: [], tiers: [], authorities: [], prices: [] };

/** Larger quantities need a quote. */
const maxQuantity = 1_000;

export function newLine(service: string): OrderLine {
  return { service, tiers: [], amounts: {}, quantity: 1, months: undefined, earlier: [] };
}

/** It is in the order, not only under discussion. */
export function isOrdered({ status }: OrderLine): boolean {
  return status !== 'left' && status !== 'asked';
}

export function hasSlots({ counts, tiers, authorities, prices }: Slots): boolean {
  return counts.length + tiers.length + authorities.length + prices.length > 0;
}

/** Both a package and a quantity: 'two of 2,000 words', 'one at 50'. */
export function isFullySpecified({ counts, tiers, authorities, prices }: Slots): boolean {
  const isOfKind =
    tiers.length + authorities.length + prices.length > 0 || counts.some(({ limits }) => limits.length > 0);
  return isOfKind && counts.some(({ isQuantity }) => isQuantity);
}

/** A count of the pieces a line is ordered by. */
export function isCounted({ counted = [] }: OrderLine, { limits }: Count): boolean {
  return limits.some((name) => counted.includes(name));
}

/** The limit of a list that a count refers to. */
export function limitOf({ packages }: Offer, { limits }: Count): QuantityName | undefined {
  return limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
}

/** Its package is known: by name, or by an amount that selects one. */
export function isSpecified({ tiers, amounts }: OrderLine): boolean {
  return tiers.length > 0 || Object.keys(amounts).length > 0;
}

/** The package of a line, if decided. */
export function chosenTier({ packages }: Offer, line: OrderLine): string | undefined {
  if (!isSpecified(line)) return undefined;
  return line.tiers.at(-1) ?? packagesThatFit(pricedPackages(packages), { quantities: line.amounts })[0]?.tier;
}

/**
 * Packages that were compared: those named together, the one chosen and the one offered, or the one before and the
 * current one.
 */
export function comparedTiers(offer: Offer, line: OrderLine): readonly string[] {
  if (line.tiers.length > 1) return line.tiers;
  const chosen = chosenTier(offer, line);
  if (chosen && line.offered) return [chosen, line.offered];
  return chosen ? [...new Set([...line.earlier, chosen])] : [];
}

/** The row of a list that a rank refers to. */
export function rowOf(
  offer: Offer,
  { name, rank, relative, bySize }: TierReference,
  line: OrderLine,
): Package | undefined {
  const { packages } = offer;
  const exact = packages.find(({ tier }) => tier === name);
  if (exact) return exact;
  const all = pricedPackages(packages);
  const compared = relative ? comparedTiers(offer, line) : [];
  const comparedPackages = bySize
    ? all.filter(({ tier }) => compared.includes(tier))
    : compared.flatMap((tier) => all.find((row) => row.tier === tier) ?? []);
  const priced = comparedPackages.length > 1 ? comparedPackages : all;
  const chosen = comparedPackages.length > 1 ? undefined : chosenTier(offer, line);
  const here = chosen ? priced.findIndex(({ tier }) => tier === chosen) : -1;
  switch (rank) {
    case 'other':
      return comparedPackages.find(({ tier }) => tier !== chosenTier(offer, line));
    case 'first':
      return priced[0];
    case 'second':
      return priced[1];
    case 'last':
      return priced.at(-1);
    case 'middle':
      return priced.length < 3 ? priced[1] : priced[Math.floor(priced.length / 2)];
    case 'third':
      return all[2];
    // 'The bigger one' of two is the last; of a list just shown, 'the next one up' is above the first.
    case 'next':
      return here < 0 && bySize && priced.length > 2 ? undefined : priced[Math.max(here, 0) + 1];
    case 'previous':
      return here < 0 ? priced[priced.length === 2 ? 0 : priced.length] : priced[here - 1];
  }
}

function tiersNamed(offer: Offer, { tiers, authorities, prices, counts }: Slots, line: OrderLine): string[] {
  const { packages } = offer;
  const byRank = tiers.flatMap((slot) => rowOf(offer, slot, line) ?? []);
  const byAuthority = authorities.flatMap(
    ({ value }) =>
      packages.findLast(
        ({ limits }) => typeof limits.domainAuthority === 'number' && limits.domainAuthority <= value,
      ) ?? [],
  );
  const dollarValues = [
    ...prices,
    ...counts.filter((count) => isPrice(offer, count, counts)).map(({ value }) => value),
  ];
  const byPrice = dollarValues.flatMap((dollars) => packages.find(({ price }) => price === dollars) ?? []);
  const named = new Set([...byRank, ...byAuthority, ...byPrice]);
  return packages.filter((row) => named.has(row)).map(({ tier }) => tier);
}

/** Larger numbers are rarely quantities; they are amounts. */
export const maxPieces = 12;

/** A package of the list has exactly this amount. */
export function isLimit({ packages }: Offer, name: QuantityName, value: number): boolean {
  return packages.some(({ limits }) => limits[name] !== undefined && upperBound(limits[name]) === value);
}

/** What a package includes several of: '5 of them' are five competitors, '3 of those' three banners. */
const theirs: readonly QuantityName[] = ['competitors', 'platforms', 'campaigns', 'items'];

/** '100 of them' after keywords is an amount, '3 of those' three orders. */
function isAmount(offer: Offer, name: QuantityName, { value }: Count): boolean {
  return theirs.includes(name) || (value > maxPieces && isLimit(offer, name, value));
}

/** 'The same for 2000 words, four again': a small number next to the amount, or far below any, is a quantity. */
function meansQuantity(line: OrderLine, offer: Offer, name: QuantityName, { value }: Count, counts: readonly Count[]) {
  // Domain authority isn't an amount: 'I'll take 3' of a list by authority is three links.
  if (name === 'domainAuthority') return value <= maxPieces && !isLimit(offer, name, value);
  const smallest = Math.min(
    ...offer.packages.flatMap(({ limits }) => (limits[name] === undefined ? [] : [upperBound(limits[name])])),
  );
  const measured = counts.some(({ limits }) => limits.includes(name));
  return value <= maxPieces && (measured || line.quantity > 1 || value * maxPieces < smallest);
}

/** 'Is that in the 500?': a bare number that is a package's price; '1000 words, still 10' is a quantity. */
function isPrice(offer: Offer, { value, bare, isQuantity, limits }: Count, counts: readonly Count[]): boolean {
  const { packages } = offer;
  const main = choosingQuantity(packages);
  if (counts.some((count) => limitOf(offer, count) === main && main)) return false;
  return (
    bare &&
    !isQuantity &&
    !limits.length &&
    !(main && isLimit(offer, main, value)) &&
    packages.some(({ price }) => price === value)
  );
}

/** '130' can't mean 130 concepts if the largest package has eight. */
const maxBeyond = 2;

function isBeyond({ packages }: Offer, name: QuantityName, value: number): boolean {
  const limits = packages.flatMap(({ limits: own }) => (own[name] === undefined ? [] : [upperBound(own[name])]));
  return value > maxBeyond * Math.max(...limits);
}

/** What a bare number counts if a service is discussed: the unit by which its packages are chosen. */
function amountsIn(
  line: OrderLine,
  offer: Offer,
  counts: readonly Count[],
  bare: boolean,
): { name: QuantityName; value: number }[] {
  const main = line.asked ?? choosingQuantity(offer.packages);
  return counts.flatMap((count) => {
    const open =
      main &&
      bare &&
      count.bare &&
      !count.limits.length &&
      !count.months &&
      !isBeyond(offer, main, count.value) &&
      !(line.months && recurs(offer) && count.value <= maxPieces) &&
      !(main === 'domainAuthority' && !isLimit(offer, main, count.value)) &&
      (count.isQuantity
        ? isAmount(offer, main, count)
        : !meansQuantity(line, offer, main, count, counts) && !isPrice(offer, count, counts));
    const name = limitOf(offer, count) ?? (open ? main : undefined);
    const before = (count.more && name && line.amounts[name]) || 0;
    return name && count.value > 0 ? [{ name, value: before + count.value }] : [];
  });
}

/** Applies slots to an order line: a later amount replaces an earlier package, and vice versa. */
export function lineWithSlots(line: OrderLine, offer: Offer, slots: Slots, bareNumbers: boolean): OrderLine {
  const named = tiersNamed(offer, slots, line);
  const amounts = amountsIn(line, offer, slots.counts, bareNumbers);
  const values = Map.groupBy(amounts, ({ name }) => name);
  // '50 or 100 keywords' names two packages.
  const alternatives = [...values].flatMap(([name, amountsOfUnit]) =>
    new Set(amountsOfUnit.map(({ value }) => value)).size > 1
      ? amountsOfUnit.flatMap(
          ({ value }) => packagesThatFit(offer.packages, { quantities: { [name]: value } })[0]?.tier ?? [],
        )
      : [],
  );
  const single = amounts.filter(({ name }) => new Set(values.get(name)?.map(({ value }) => value)).size === 1);
  const allAmounts = { ...line.amounts, ...Object.fromEntries(single.map(({ name, value }) => [name, value])) };
  const counted = new Set(amounts.map(({ value }) => value));
  const main = choosingQuantity(offer.packages);
  const quantityCount = slots.counts.find(
    (count) =>
      !limitOf(offer, count) &&
      !counted.has(count.value) &&
      (count.isQuantity ||
        isCounted(line, count) ||
        (bareNumbers &&
          main &&
          count.bare &&
          !count.chooses &&
          !count.months &&
          meansQuantity(line, offer, main, count, slots.counts))),
  );
  // 'Six months', then 'make it four'.
  const months =
    slots.counts.find((count) => count.months) ??
    slots.counts.find((count) => bareNumbers && line.months && count.bare && !count.limits.length && !count.isQuantity);
  const monthly = line.monthly || (quantityCount !== undefined && slots.counts.some((count) => count.monthly));
  const tiers = named.length
    ? named
    : alternatives.length
      ? [...new Set(alternatives)]
      : single.length
        ? []
        : line.tiers;
  const next = { ...line, tiers, amounts: named.length && !single.length ? {} : allAmounts };
  return {
    ...next,
    earlier: earlierThan(next, line, offer),
    // 'A full year (twelve orders)' counts the same thing twice.
    quantity:
      quantityCount &&
      (quantityCount.value !== months?.value || slots.counts.some((count) => count.monthly)) &&
      quantityCount.value >= 1 &&
      quantityCount.value <= maxQuantity
        ? Math.floor(quantityCount.value) + (quantityCount.more && isSpecified(line) ? line.quantity : 0)
        : line.quantity,
    counted: quantityCount?.limits.length ? quantityCount.limits : line.counted,
    monthly,
    months:
      months && (recurs(offer) || monthly) && months.value >= 1 && months.value <= maxQuantity
        ? Math.floor(months.value)
        : line.months,
  };
}

/** The packages discussed before those of the next line, by name or by amount. */
function earlierThan(next: OrderLine, line: OrderLine, offer: Offer): readonly string[] {
  const tiersOf = (one: OrderLine) => (one.tiers.length ? one.tiers : [chosenTier(offer, one) ?? []].flat());
  const [before, after] = [tiersOf(line), tiersOf(next)];
  return before.length && after.length && `${before}` !== `${after}` ? before : line.earlier;
}

/** The total number of packages in a line: three articles, six months. */
export function repeatsOf(line: OrderLine, offer: Offer): number {
  return line.quantity * (recurs(offer) || line.monthly ? (line.months ?? 1) : 1);
}
