import { broughtInclusions } from '#catalogue/ad-spend.ts';
import { pricedPackages, unitCost } from '#catalogue/look-up.ts';
import { formatMoney, formatShare, moneyAmountsIn } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { formatQuantity, quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import { moreIn } from '#catalogue/say/more-in.ts';
import {
  figuresLine,
  hasTime,
  limitTexts,
  openPackageLine,
  orderLine,
  packageName,
  priceText,
  termsLine,
  timeText,
  titleOf,
  withThings,
} from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import { wording } from '#company/wording.ts';
import type { FigureSource } from '../contract.ts';
import type { PackageSelection } from './choice.ts';
import type { ReplyPart } from './part.ts';

/** The price of one page, word or concept in each package, if all of them have it. */
function perUnit(offer: Offer, rows: readonly Package[]): { text: string; worked: FigureSource[] } {
  const name = quantityNames.find(
    (quantity) =>
      quantity !== 'adSpend' &&
      quantity !== 'domainAuthority' &&
      // A package with 'up to' an amount may contain fewer.
      !formatQuantity(quantity, 2).startsWith('up to') &&
      rows.every(({ limits }) => limits[quantity] !== undefined),
  );
  if (!name) return { text: '', worked: [] };
  const { singular } = quantityKinds[name];
  const costs = rows.flatMap((row) => {
    const cost = unitCost(row, name);
    if (cost === undefined || cost < 0.01) return [];
    const share = typeof row.limits[name] === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
    const fact: FigureSource = {
      value: moneyAmountsIn(share)[0] ?? share,
      row: `${offer.slug}/${row.tier}`,
      field: `price for one ${singular}`,
    };
    return [{ share, text: `${share} with ${packageName(offer, row)}`, fact }];
  });
  if (!costs.length) return { text: '', worked: [] };
  const [only, other] = new Set(costs.map(({ share }) => share));
  if (costs.length > 1 && !other)
    return { text: ` Per ${singular} that's ${only} either way.`, worked: costs.map(({ fact }) => fact) };
  const sentence = joinWords(
    costs.map(({ text }) => text),
    'and',
  );
  return { text: ` Per ${singular} that's ${sentence}.`, worked: costs.map(({ fact }) => fact) };
}

/** A row for everything that any of them includes. */
function inclusionRows(rows: readonly Package[]): string[][] {
  return [...new Set(rows.flatMap(broughtInclusions))].map((inclusion) => [
    inclusion,
    ...rows.map(({ inclusions, price }) => {
      if (inclusions.includes(inclusion)) return 'yes';
      // A quote may include anything.
      return price === null ? 'as quoted' : 'no';
    }),
  ]);
}

/** Each has something the others lack: they serve different purposes, and a larger one isn't more of the smaller. */
export function areDifferentPurposes(rows: readonly Package[]): boolean {
  return rows.every((row) =>
    row.inclusions.some((line) => rows.every((other) => other === row || !other.inclusions.includes(line))),
  );
}

/** The line above packages of which each is for something else. */
export function purposeHeading(offer: Offer): string {
  return `The **${titleOf(offer)}** packages are for different things, so choose by what you need:`;
}

/** Two or more packages of one service: only the differences. */
export function comparePackages({ offer, rows }: PackageSelection): ReplyPart {
  const kinds = areDifferentPurposes(rows);
  const priced = pricedPackages(rows);
  const [cheap, dear] = [priced[0], priced.at(-1)];
  const shared =
    rows[0]?.inclusions.filter((inclusion) => rows.every((row) => row.inclusions.includes(inclusion))) ?? [];
  const differing = rows.map((row) => row.inclusions.filter((inclusion) => !shared.includes(inclusion)));
  const lines = rows.map((row, index) => {
    const extra = differing[index] ?? [];
    if (row.price === null && !row.delivery) return `- ${openPackageLine(offer, row)}`;
    return `- ${figuresLine(offer, row)}${withThings(extra)}`;
  });
  const differs = cheap && dear && cheap.price !== dear.price;
  const value = !kinds && differs ? formatMoney(dear.price - cheap.price) : undefined;
  const more = !kinds && rows.length === 2 && cheap && dear ? moreIn(offer, cheap, dear, differing.at(-1) ?? []) : '';
  const gap =
    value && cheap && dear
      ? `${packageName(offer, dear)} costs ${value} more than ${packageName(offer, cheap)}. ${more}`
      : cheap && dear && cheap !== dear && !kinds
        ? `${joinWords(
            priced.map((row) => packageName(offer, row)),
            'and',
          )} cost the same: ${priceText(offer, cheap)}. ${more}`
        : '';
  const units = kinds ? { text: '', worked: [] } : perUnit(offer, rows);
  const head = kinds ? purposeHeading(offer) : `The **${titleOf(offer)}** packages compared:`;
  return {
    text: `${gap}${head}\n${lines.join('\n')}${units.text && `\n${units.text.trim()}`}${termsLine(rows)}\n${orderLine(offer)}`,
    worked: [
      ...(value ? [{ value, row: `${offer.slug}/${dear?.tier}`, field: `price above ${cheap?.tier}` }] : []),
      ...units.worked,
    ],
    tables: [
      {
        caption: `${offer.name}: what differs`,
        head: ['', ...rows.map((row) => packageName(offer, row))],
        rows: [
          ['Price', ...rows.map((row) => priceText(offer, row))],
          [wording.time.heading, ...rows.map((row) => (hasTime(offer, row) ? timeText(offer, row) : ''))],
          ['Covers', ...rows.map((row) => limitTexts(offer, row).join(', '))],
          ...inclusionRows(rows),
        ].filter(([, ...cells]) => new Set(cells).size > 1),
        packages: rows.map(({ tier, price }) => (price === null ? '' : `${offer.slug}/${tier}`)),
      },
    ],
  };
}
