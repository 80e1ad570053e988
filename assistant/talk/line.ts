import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import type { Count } from '../read/numbers-in.ts';
import type { AuthorityMark, TierMark } from '../read/packages-named.ts';
import { type Offer, recurs } from '../shop.ts';

/** One thing under discussion: a service, which of its packages, and how much of it. */
export interface Line {
  service: string;
  /** Packages named; none while that is open, several while they are compared. */
  tiers: readonly string[];
  quantities: Readonly<Partial<Record<QuantityName, number>>>;
  /** How often it is ordered. */
  times: number;
  /** For what goes on: how many times 30 days. */
  months: number | undefined;
  /** The packages spoken of before these. */
  earlier: readonly string[];
}

/** What a message says of one thing. */
export interface Marks {
  counts: readonly Count[];
  tiers: readonly TierMark[];
  authorities: readonly AuthorityMark[];
  /** Packages named by their price. */
  prices: readonly number[];
}

export const noMarks: Marks = { counts: [], tiers: [], authorities: [], prices: [] };

/** More of a thing is a project to be quoted. */
const mostTimes = 1_000;

export function openLine(service: string): Line {
  return { service, tiers: [], quantities: {}, times: 1, months: undefined, earlier: [] };
}

export function isMarked({ counts, tiers, authorities, prices }: Marks): boolean {
  return counts.length + tiers.length + authorities.length + prices.length > 0;
}

/** The limit of a list that a count is about. */
export function limitOf({ packages }: Offer, { limits }: Count): QuantityName | undefined {
  return limits.find((name) => packages.some((row) => row.limits[name] !== undefined));
}

/** The row of a list that a rank means. */
function rowOf({ packages }: Offer, { name, rank }: TierMark, line: Line): Package | undefined {
  const exact = packages.find(({ tier }) => tier === name);
  if (exact) return exact;
  const priced = pricedPackages(packages);
  const chosen = line.tiers.at(-1) ?? packagesThatFit(priced, { quantities: line.quantities })[0]?.tier;
  const here =
    Object.keys(line.quantities).length + line.tiers.length ? priced.findIndex(({ tier }) => tier === chosen) : -1;
  switch (rank) {
    case 'first':
      return priced[0];
    case 'last':
      return priced.at(-1);
    case 'middle':
      return priced.length < 3 ? priced[1] : priced[Math.floor(priced.length / 2)];
    // 'The bigger one' of two is the last, whatever was spoken of.
    case 'next':
      return here < 0 ? priced[priced.length === 2 ? 1 : priced.length] : priced[here + 1];
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

/** More of a thing than this is seldom ordered in so many words: then it is an amount. */
const mostPieces = 12;

/** '100 of them' after talk of keywords is an amount, '3 of those' three orders. */
function isAmount({ packages }: Offer, name: QuantityName, { value }: Count): boolean {
  return (
    value > mostPieces &&
    packages.some(({ limits }) => limits[name] !== undefined && upperBound(limits[name]) === value)
  );
}

/** 'The same for 2000 words, four again': a small number beside the amount, or far below any, says how often. */
function isOften(line: Line, { packages }: Offer, name: QuantityName, { value }: Count, counts: readonly Count[]) {
  const exact = packages.some(({ limits }) => limits[name] !== undefined && upperBound(limits[name]) === value);
  // Authority is no amount: 'I'll take 3' of a list by authority is three links.
  if (name === 'domainAuthority') return value <= mostPieces && !exact;
  const smallest = Math.min(
    ...packages.flatMap(({ limits }) => (limits[name] === undefined ? [] : [upperBound(limits[name])])),
  );
  const measured = counts.some(({ limits }) => limits.includes(name));
  return value <= mostPieces && (measured || line.times > 1 || value * mostPieces < smallest);
}

/** 'Is that in the 500?': a bare number that is a package's price; '1000 words, still 10' says how often. */
function isPrice(offer: Offer, { value, bare, limits }: Count, counts: readonly Count[]): boolean {
  const { packages } = offer;
  const main = choosingQuantity(packages);
  if (counts.some((count) => limitOf(offer, count) === main && main)) return false;
  const isLimit = packages.some(
    (row) => main && row.limits[main] !== undefined && upperBound(row.limits[main]) === value,
  );
  return bare && !limits.length && !isLimit && packages.some(({ price }) => price === value);
}

/** What a bare number counts where a service is spoken of: the amount its packages are chosen by. */
function amountsIn(
  line: Line,
  offer: Offer,
  counts: readonly Count[],
  bare: boolean,
): { name: QuantityName; value: number }[] {
  const main = choosingQuantity(offer.packages);
  return counts.flatMap((count) => {
    const open =
      main &&
      bare &&
      count.bare &&
      !count.limits.length &&
      !count.months &&
      !(line.months && recurs(offer) && count.value <= mostPieces) &&
      (count.times
        ? isAmount(offer, main, count)
        : !isOften(line, offer, main, count, counts) && !isPrice(offer, count, counts));
    const name = limitOf(offer, count) ?? (open ? main : undefined);
    return name && count.value > 0 ? [{ name, value: count.value }] : [];
  });
}

/** A line after what a message says of it: an amount said later replaces a package named before, and the other way. */
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
        (bareNumbers && main && count.bare && !count.months && isOften(line, offer, main, count, marks.counts))),
  );
  // 'Six months', then 'make it four'.
  const months = marks.counts.find(
    (count) => count.months || (bareNumbers && line.months && count.bare && !count.limits.length && !count.times),
  );
  const tiers = named.length
    ? named
    : alternatives.length
      ? [...new Set(alternatives)]
      : single.length
        ? []
        : line.tiers;
  return {
    service: line.service,
    tiers,
    earlier: named.length && line.tiers.length && `${named}` !== `${line.tiers}` ? line.tiers : line.earlier,
    quantities: named.length && !single.length ? {} : quantities,
    // 'A full year (twelve orders)' counts the same thing twice.
    times:
      often && often.value !== months?.value && often.value >= 1 && often.value <= mostTimes
        ? Math.floor(often.value)
        : line.times,
    months:
      months && recurs(offer) && months.value >= 1 && months.value <= mostTimes
        ? Math.floor(months.value)
        : line.months,
  };
}

/** How many packages a line orders: three articles, six months. */
export function repeatsOf(line: Line, offer: Offer): number {
  return line.times * (recurs(offer) ? (line.months ?? 1) : 1);
}
