import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { AuthorityMark, TierMark } from '#language/slots/tiers-in.ts';

/** An order line: a service, its packages, and how much of it. */
export interface Line {
  service: string;
  /** Packages named; none while undecided, several while they are compared. */
  tiers: readonly string[];
  quantities: Readonly<Partial<Record<QuantityName, number>>>;
  /** Its quantity. */
  times: number;
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
  standing?: 'compared' | 'left' | 'asked' | undefined;
  /** It was explicitly ordered, not only asked about: it counts even while its package is undecided. */
  wanted?: boolean;
  /** The unit asked about last: a bare number is then in this unit. */
  asked?: QuantityName | undefined;
}

/** What a message says about one line. */
export interface Marks {
  counts: readonly Count[];
  tiers: readonly TierMark[];
  authorities: readonly AuthorityMark[];
  /** Packages named by their price. */
  prices: readonly number[];
}

export const noMarks: Marks = { counts: [], tiers: [], authorities: [], prices: [] };

/** Larger quantities need a quote. */
const maxTimes = 1_000;

export function openLine(service: string): Line {
  return { service, tiers: [], quantities: {}, times: 1, months: undefined, earlier: [] };
}

/** It is part of the order, not only of the conversation. */
export function isOrdered({ standing }: Line): boolean {
  return standing !== 'left' && standing !== 'asked';
}

export function isMarked({ counts, tiers, authorities, prices }: Marks): boolean {
  return counts.length + tiers.length + authorities.length + prices.length > 0;
}

/** How many of which: 'two of 2,000 words', 'one at 50'. */
export function isSaidInFull({ counts, tiers, authorities, prices }: Marks): boolean {
  const isOfKind =
    tiers.length + authorities.length + prices.length > 0 || counts.some(({ limits }) => limits.length > 0);
  return isOfKind && counts.some(({ times }) => times);
}

/** A count of the pieces a line is ordered by. */
export function isCounted({ counted = [] }: Line, { limits }: Count): boolean {
  return limits.some((name) => counted.includes(name));
}

/** The limit of a list that a count refers to. */
export function limitOf({ packages }: Offer, { limits }: Count): QuantityName | undefined {
  return limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
}

/** A package of it is named, or an amount that selects one. */
export function isSettled({ tiers, quantities }: Line): boolean {
  return tiers.length > 0 || Object.keys(quantities).length > 0;
}

/** The package of a line, if decided. */
export function chosenTier({ packages }: Offer, line: Line): string | undefined {
  if (!isSettled(line)) return undefined;
  return line.tiers.at(-1) ?? packagesThatFit(pricedPackages(packages), { quantities: line.quantities })[0]?.tier;
}

/**
 * Packages that were compared: those named together, the one chosen and the one offered, or the one before and the
 * current one.
 */
export function comparedTiers(offer: Offer, line: Line): readonly string[] {
  if (line.tiers.length > 1) return line.tiers;
  const chosen = chosenTier(offer, line);
  if (chosen && line.offered) return [chosen, line.offered];
  return chosen ? [...new Set([...line.earlier, chosen])] : [];
}

/** The row of a list that a rank refers to. */
export function rowOf(offer: Offer, { name, rank, relative, bySize }: TierMark, line: Line): Package | undefined {
  const { packages } = offer;
  const exact = packages.find(({ tier }) => tier === name);
  if (exact) return exact;
  const all = pricedPackages(packages);
  const compared = relative ? comparedTiers(offer, line) : [];
  const spokenOf = bySize
    ? all.filter(({ tier }) => compared.includes(tier))
    : compared.flatMap((tier) => all.find((row) => row.tier === tier) ?? []);
  const priced = spokenOf.length > 1 ? spokenOf : all;
  const chosen = spokenOf.length > 1 ? undefined : chosenTier(offer, line);
  const here = chosen ? priced.findIndex(({ tier }) => tier === chosen) : -1;
  switch (rank) {
    case 'other':
      return spokenOf.find(({ tier }) => tier !== chosenTier(offer, line));
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

function tiersNamed(offer: Offer, { tiers, authorities, prices, counts }: Marks, line: Line): string[] {
  const { packages } = offer;
  const byRank = tiers.flatMap((mark) => rowOf(offer, mark, line) ?? []);
  const byAuthority = authorities.flatMap(
    ({ value }) =>
      packages.findLast(
        ({ limits }) => typeof limits.domainAuthority === 'number' && limits.domainAuthority <= value,
      ) ?? [],
  );
  const said = [...prices, ...counts.filter((count) => isPrice(offer, count, counts)).map(({ value }) => value)];
  const byPrice = said.flatMap((dollars) => packages.find(({ price }) => price === dollars) ?? []);
  const named = new Set([...byRank, ...byAuthority, ...byPrice]);
  return packages.filter((row) => named.has(row)).map(({ tier }) => tier);
}

/** Larger numbers are rarely quantities; they are amounts. */
const maxPieces = 12;

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
function isOften(line: Line, offer: Offer, name: QuantityName, { value }: Count, counts: readonly Count[]) {
  // Domain authority isn't an amount: 'I'll take 3' of a list by authority is three links.
  if (name === 'domainAuthority') return value <= maxPieces && !isLimit(offer, name, value);
  const smallest = Math.min(
    ...offer.packages.flatMap(({ limits }) => (limits[name] === undefined ? [] : [upperBound(limits[name])])),
  );
  const measured = counts.some(({ limits }) => limits.includes(name));
  return value <= maxPieces && (measured || line.times > 1 || value * maxPieces < smallest);
}

/** 'Is that in the 500?': a bare number that is a package's price; '1000 words, still 10' is a quantity. */
function isPrice(offer: Offer, { value, bare, times, limits }: Count, counts: readonly Count[]): boolean {
  const { packages } = offer;
  const main = choosingQuantity(packages);
  if (counts.some((count) => limitOf(offer, count) === main && main)) return false;
  return (
    bare &&
    !times &&
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
  line: Line,
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
      (count.times
        ? isAmount(offer, main, count)
        : !isOften(line, offer, main, count, counts) && !isPrice(offer, count, counts));
    const name = limitOf(offer, count) ?? (open ? main : undefined);
    const before = (count.more && name && line.quantities[name]) || 0;
    return name && count.value > 0 ? [{ name, value: before + count.value }] : [];
  });
}

/** A line after a message: a later amount replaces an earlier package, and vice versa. */
export function changed(line: Line, offer: Offer, marks: Marks, bareNumbers: boolean): Line {
  const named = tiersNamed(offer, marks, line);
  const amounts = amountsIn(line, offer, marks.counts, bareNumbers);
  const values = Map.groupBy(amounts, ({ name }) => name);
  // '50 or 100 keywords' names two packages.
  const alternatives = [...values].flatMap(([name, said]) =>
    new Set(said.map(({ value }) => value)).size > 1
      ? said.flatMap(({ value }) => packagesThatFit(offer.packages, { quantities: { [name]: value } })[0]?.tier ?? [])
      : [],
  );
  const single = amounts.filter(({ name }) => new Set(values.get(name)?.map(({ value }) => value)).size === 1);
  const quantities = { ...line.quantities, ...Object.fromEntries(single.map(({ name, value }) => [name, value])) };
  const counted = new Set(amounts.map(({ value }) => value));
  const main = choosingQuantity(offer.packages);
  const often = marks.counts.find(
    (count) =>
      !limitOf(offer, count) &&
      !counted.has(count.value) &&
      (count.times ||
        isCounted(line, count) ||
        (bareNumbers &&
          main &&
          count.bare &&
          !count.chooses &&
          !count.months &&
          isOften(line, offer, main, count, marks.counts))),
  );
  // 'Six months', then 'make it four'.
  const months =
    marks.counts.find((count) => count.months) ??
    marks.counts.find((count) => bareNumbers && line.months && count.bare && !count.limits.length && !count.times);
  const monthly = line.monthly || (often !== undefined && marks.counts.some((count) => count.monthly));
  const tiers = named.length
    ? named
    : alternatives.length
      ? [...new Set(alternatives)]
      : single.length
        ? []
        : line.tiers;
  const next = { ...line, tiers, quantities: named.length && !single.length ? {} : quantities };
  return {
    ...next,
    earlier: earlierThan(next, line, offer),
    // 'A full year (twelve orders)' counts the same thing twice.
    times:
      often && often.value !== months?.value && often.value >= 1 && often.value <= maxTimes
        ? Math.floor(often.value) + (often.more && isSettled(line) ? line.times : 0)
        : line.times,
    counted: often?.limits.length ? often.limits : line.counted,
    monthly,
    months:
      months && (recurs(offer) || monthly) && months.value >= 1 && months.value <= maxTimes
        ? Math.floor(months.value)
        : line.months,
  };
}

/** The packages discussed before those of the next line, by name or by amount. */
function earlierThan(next: Line, line: Line, offer: Offer): readonly string[] {
  const tiersOf = (one: Line) => (one.tiers.length ? one.tiers : [chosenTier(offer, one) ?? []].flat());
  const [before, after] = [tiersOf(line), tiersOf(next)];
  return before.length && after.length && `${before}` !== `${after}` ? before : line.earlier;
}

/** The number of packages in a line: three articles, six months. */
export function repeatsOf(line: Line, offer: Offer): number {
  return line.times * (recurs(offer) || line.monthly ? (line.months ?? 1) : 1);
}
