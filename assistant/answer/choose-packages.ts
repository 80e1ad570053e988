import { misfits, packagesThatFit, pricedPackages, type Wish } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import type { QuantityName } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { claimedPrice, takesForTrue } from '../understand/money.ts';
import { type Line, limitOf, mainLimit, multiplies } from '../understand/order-lines.ts';
import { maintenanceTiers } from '../understand/resolve-services.ts';
import { authorityRows, rowOf } from '../understand/tiers.ts';
import type { Reading } from '../understand/understand.ts';
import { rowsIncluding } from './inclusion-words.ts';

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
  /** The package that has what is asked for, where it is beyond the budget. */
  dear?: Package;
}

/** 'If I only have 400' is money already, and no amount of pages. */
function isMoney({ money }: Reading, value: number): boolean {
  return money.some(({ dollars }) => dollars === value);
}

function wishOf(slug: ServiceSlug, reading: Reading, bareNumbers: boolean): { wish: Wish; times: number } {
  const packages = priceLists[slug];
  const quantities: Partial<Record<QuantityName, number>> = {};
  let times = 1;
  const main = mainLimit(packages);
  for (const count of reading.counts) {
    const { value, meanings, pieces } = count;
    const name = limitOf(slug, count);
    if (name && value > 0) quantities[name] = Math.max(quantities[name] ?? 0, value);
    else if (multiplies(slug, count)) times *= value;
    else if (bareNumbers && !meanings.length && !pieces && main && value > 0 && !isMoney(reading, value))
      quantities[main] = value;
  }
  const [money] = reading.money;
  const wish: Wish = { quantities };
  // '350 dollars, just a few pages'
  const unlisted = / \$\d+ (?:for|to|only|just) |^ (?:\S+ )?\$\d+ /.test(reading.text) && !reading.premise;
  if (
    money &&
    claimedPrice(reading.text, reading.money) === undefined &&
    (reading.budget || unlisted) &&
    !isListed(packages, money.dollars, reading, { quantities })
  )
    wish.budget = money.dollars;
  if (reading.deadlineDays !== undefined) wish.deadlineDays = reading.deadlineDays;
  return { wish, times };
}

/** '$180 rival analysis' names a package by its price, 'under $180' does not. */
function isListed(packages: readonly Package[], dollars: number, reading: Reading, wanted: Wish): boolean {
  if (
    / (?:budget|under|below|less than|up to|at most|i have|we have|spend|afford|stay|maximum|only|limit|cap|ceiling) /.test(
      reading.text,
    )
  )
    return false;
  return packages.some((row) => row.price === dollars && misfits(row, wanted).length === 0);
}

function isEmpty({ quantities = {}, budget, deadlineDays }: Wish): boolean {
  return Object.keys(quantities).length === 0 && budget === undefined && deadlineDays === undefined;
}

/** 'do 5 competitors take longer than 3?' is about two packages. */
function comparedAmounts(packages: readonly Package[], { counts, facets }: Reading): Package[] {
  const name = counts
    .flatMap(({ meanings }) => meanings)
    .find((meaning) => packages.some(({ limits }) => limits[meaning]));
  if (!name || !facets.has('difference')) return [];
  const values = counts.filter(({ meanings, pieces }) => meanings.includes(name) || (!meanings.length && !pieces));
  const rows = values.flatMap(({ value }) => packagesThatFit(packages, { quantities: { [name]: value } }).slice(0, 1));
  return packages.filter((row) => rows.includes(row));
}

/** Words of size beside an amount describe the amount: 'a bigger site, say 50 pages'. */
const sizeWords = /^(?:big|bigger|biggest|large|larger|small|smaller|little|tiny|maximum|max|minimum|least|top)$/;

/** The rows of one service that a message means, all of them when it names none. */
export function choosePackages({ slug, reading }: Line, bareNumbers: boolean): Choice {
  const packages = priceLists[slug];
  const { wish, times } = wishOf(slug, reading, bareNumbers);
  const base = { slug, wish, times };

  const authority = authorityRows(packages, reading.authorities);
  if (authority.length) return { ...base, rows: authority, by: 'tier' };

  if (slug === 'website-maintenance-and-support') {
    const tiers = maintenanceTiers(reading.text);
    if (tiers.length && tiers.length < packages.length)
      return { ...base, rows: packages.filter(({ tier }) => tiers.includes(tier)), by: 'tier' };
  }

  const counted = Object.keys(wish.quantities ?? {}).length > 0;
  const tierMentions = reading.tiers.filter(
    (tier) => !((counted || wish.budget !== undefined) && sizeWords.test(tier.word)),
  );
  const rows = [...new Set(tierMentions.flatMap((tier) => rowOf(packages, tier) ?? []))];
  const compared = comparedAmounts(packages, reading);
  if (compared.length > 1) return { ...base, rows: compared, by: 'tier' };
  const wishes = !isEmpty(wish);
  const claimed = takesForTrue(reading.text);
  if (rows.length && (claimed || !(wishes && rows.every((row) => misfits(row, wish).length > 0)))) {
    const ordered = packages.filter((row) => rows.includes(row));
    return { ...base, rows: ordered, by: 'tier', ...(wishes ? { fitting: packagesThatFit(packages, wish) } : {}) };
  }

  const listed = reading.money.flatMap(({ dollars }) => packages.filter(({ price }) => price === dollars));
  if (listed.length && wish.budget === undefined && !reading.wantsAll) return { ...base, rows: listed, by: 'price' };

  if (wishes) {
    const fitting = packagesThatFit(packages, wish);
    const featured = wish.budget === undefined ? packages : rowsIncluding(reading.text, slug, packages);
    const asked = fitting.filter((row) => featured.includes(row));
    const [dear] = asked.length || !fitting.length ? [] : featured;
    if (dear) return { ...base, rows: fitting, by: 'wish', fitting, dear };
    const meant = asked.length ? asked : fitting;
    return { ...base, rows: meant.length ? meant : pricedPackages(packages), by: 'wish', fitting: meant };
  }
  return { ...base, rows: packages, by: 'all' };
}
