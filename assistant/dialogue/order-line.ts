import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
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

/** A package of the list has exactly this amount. */
export function isLimit({ packages }: Offer, name: QuantityName, value: number): boolean {
  return packages.some(({ limits }) => limits[name] !== undefined && upperBound(limits[name]) === value);
}

/** The total number of packages in a line: three articles, six months. */
export function repeatsOf(line: OrderLine, offer: Offer): number {
  return line.quantity * (recurs(offer) || line.monthly ? (line.months ?? 1) : 1);
}
