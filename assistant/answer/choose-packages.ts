import { misfits, packagesThatFit, pricedPackages, type Wish } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import type { QuantityName } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { maintenanceTiers } from '../understand/resolve-services.ts';
import type { Mention } from '../understand/services.ts';
import { authorityRow, rowOf } from '../understand/tiers.ts';
import type { Reading } from '../understand/understand.ts';

/** What of a service's list the visitor means. */
export interface Choice {
  slug: ServiceSlug;
  rows: readonly Package[];
  /** Narrowed down from the whole list, and how. */
  by: 'all' | 'tier' | 'price' | 'wish';
  wish: Wish;
  /** How many times the package is wanted: three articles. */
  times: number;
  /** Rows by the wish alone; empty when nothing fits. */
  fitting?: readonly Package[];
}

/** What a bare number counts in this list: the limit its packages differ by. */
function mainLimit(packages: readonly Package[]): QuantityName | undefined {
  const names: readonly QuantityName[] = [
    'pages',
    'words',
    'concepts',
    'items',
    'stats',
    'keywords',
    'competitors',
    'citations',
    'campaigns',
    'platforms',
    'posts',
  ];
  return names.find((name) => packages.some(({ limits }) => limits[name] !== undefined));
}

export function wishOf(
  packages: readonly Package[],
  reading: Reading,
  bareNumbers: boolean,
): { wish: Wish; times: number } {
  const quantities: Partial<Record<QuantityName, number>> = {};
  let times = 1;
  const has = (name: QuantityName) => packages.some(({ limits }) => limits[name] !== undefined);
  for (const { value, meanings, pieces, word } of reading.counts) {
    const name = meanings.find(has);
    const main = mainLimit(packages);
    if (name && value > 0) quantities[name] = Math.max(quantities[name] ?? 0, value);
    else if (pieces && value > 1 && value <= 1000 && !(main && /^(?:website|websites)$/.test(word))) times = value;
    else if (bareNumbers && !meanings.length && !pieces && main && value > 0) quantities[main] = value;
  }
  const [money] = reading.money;
  const wish: Wish = { quantities };
  if (money && reading.budget && !isListed(packages, money.dollars, reading)) wish.budget = money.dollars;
  if (reading.deadlineDays !== undefined) wish.deadlineDays = reading.deadlineDays;
  return { wish, times };
}

/** '$180 rival analysis' names a package by its price, 'under $180' does not. */
function isListed(packages: readonly Package[], dollars: number, reading: Reading): boolean {
  if (
    / (?:budget|under|below|less than|up to|at most|i have|we have|spend|afford|stay|maximum|only) /.test(reading.text)
  )
    return false;
  return packages.some(({ price }) => price === dollars);
}

function isEmpty({ quantities = {}, budget, deadlineDays }: Wish): boolean {
  return Object.keys(quantities).length === 0 && budget === undefined && deadlineDays === undefined;
}

function nearest(mentions: readonly Mention[], at: number): Mention | undefined {
  return mentions.toSorted((left, right) => distance(left, at) - distance(right, at))[0];
}

function distance({ at, end }: Mention, position: number): number {
  return position < at ? at - position : Math.max(0, position - end);
}

/** The rows of one service that a message means, all of them when it names none. */
export function choosePackages(
  slug: ServiceSlug,
  reading: Reading,
  mentions: readonly Mention[],
  bareNumbers: boolean,
): Choice {
  const packages = priceLists[slug];
  const own = mentions.find(({ service }) => service === slug);
  const { wish, times } = wishOf(packages, reading, bareNumbers);
  const several = mentions.length > 1;
  const base = { slug, wish, times };

  const authority = packages.some(({ limits }) => limits.domainAuthority)
    ? authorityRow(packages, reading.text)
    : undefined;
  if (authority) return { ...base, rows: [authority], by: 'tier' };

  if (slug === 'website-maintenance-and-support') {
    const tiers = maintenanceTiers(reading.text);
    if (tiers.length && tiers.length < packages.length)
      return { ...base, rows: packages.filter(({ tier }) => tiers.includes(tier)), by: 'tier' };
  }

  const tierMentions = reading.tiers.filter(
    ({ at }) => !several || nearest(mentions, at) === own || !own || mentions.length > 3,
  );
  const sharedTier = several && reading.tiers.length === 1 && reading.facets.has('difference') ? reading.tiers : [];
  const rows = [...new Set([...tierMentions, ...sharedTier].flatMap((tier) => rowOf(packages, tier) ?? []))];
  const wishes = !isEmpty(wish);
  if (rows.length && !(wishes && rows.every((row) => misfits(row, wish).length > 0))) {
    const ordered = packages.filter((row) => rows.includes(row));
    return { ...base, rows: ordered, by: 'tier', ...(wishes ? { fitting: packagesThatFit(packages, wish) } : {}) };
  }

  const listed = reading.money.flatMap(({ dollars }) => packages.filter(({ price }) => price === dollars));
  if (listed.length && wish.budget === undefined && !reading.wantsAll) return { ...base, rows: listed, by: 'price' };

  if (wishes) {
    const fitting = packagesThatFit(packages, wish);
    return { ...base, rows: fitting.length ? fitting : pricedPackages(packages), by: 'wish', fitting };
  }
  return { ...base, rows: packages, by: 'all' };
}
