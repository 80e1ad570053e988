import { joinWords } from '#catalogue/join-words.ts';
import { pricedPackages, unitCost } from '#catalogue/look-up.ts';
import { formatMoney, formatShare } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import type { Fact } from '../contract.ts';
import type { Offer } from '../shop.ts';
import type { Choice } from './choice.ts';
import {
  insideSentence,
  limitTexts,
  orderLine,
  packageName,
  priceText,
  shortLine,
  timeText,
  titleOf,
} from './package-text.ts';
import type { Part } from './part.ts';

/** What one page, word or concept costs in each package, where all of them have it. */
function perUnit(offer: Offer, rows: readonly Package[]): { text: string; worked: Fact[] } {
  const name = quantityNames.find(
    (quantity) =>
      quantity !== 'adSpend' &&
      quantity !== 'domainAuthority' &&
      rows.every(({ limits }) => limits[quantity] !== undefined),
  );
  if (!name) return { text: '', worked: [] };
  const { singular } = quantityKinds[name];
  const costs = rows.flatMap((row) => {
    const cost = unitCost(row, name);
    if (cost === undefined || cost < 0.01) return [];
    const share = typeof row.limits[name] === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
    const fact: Fact = {
      value: formatMoney(cost),
      row: `${offer.slug}/${row.tier}`,
      field: `price for one ${singular}`,
    };
    return [{ text: `${share} with ${packageName(offer, row)}`, fact }];
  });
  if (!costs.length) return { text: '', worked: [] };
  const said = joinWords(
    costs.map(({ text }) => text),
    'and',
  );
  return { text: ` Per ${singular} that's ${said}.`, worked: costs.map(({ fact }) => fact) };
}

/** Two or more packages of one service: only what differs. */
export function comparePackages({ offer, rows }: Choice): Part {
  const priced = pricedPackages(rows);
  const [cheap, dear] = [priced[0], priced.at(-1)];
  const shared =
    rows[0]?.inclusions.filter((inclusion) => rows.every((row) => row.inclusions.includes(inclusion))) ?? [];
  const differing = rows.map((row) => row.inclusions.filter((inclusion) => !shared.includes(inclusion)));
  const lines = rows.map((row, index) => {
    const extra = differing[index] ?? [];
    return `- ${shortLine(offer, row)}${extra.length ? `; also includes ${joinWords(extra.map(insideSentence), 'and')}` : ''}`;
  });
  const value = cheap && dear && cheap !== dear ? formatMoney(dear.price - cheap.price) : undefined;
  const gap =
    value && cheap && dear ? `${packageName(offer, dear)} costs ${value} more than ${packageName(offer, cheap)}. ` : '';
  const units = perUnit(offer, rows);
  return {
    text: `${gap}How the **${titleOf(offer)}** packages differ:\n${lines.join('\n')}\n${units.text.trim()}\n${orderLine(offer)}`,
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
          ['Delivery', ...rows.map((row) => timeText(offer, row))],
          ['Covers', ...rows.map((row) => limitTexts(offer, row).join(', '))],
          ['Also includes', ...differing.map((extra) => extra.join(', '))],
        ].filter(([, ...cells]) => new Set(cells).size > 1),
      },
    ],
  };
}

/** What a package has that its namesake of a kindred service lacks: AI SEO Premium against SEO Premium. */
function onlyHere({ offer }: Choice, row: Package, choices: readonly Choice[]): string {
  const namesakes = choices
    .filter((choice) => choice.offer !== offer)
    .flatMap(({ offer: other }) => other.packages.filter(({ tier }) => tier === row.tier));
  const kindred = namesakes.find(({ inclusions }) => inclusions.some((one) => row.inclusions.includes(one)));
  const extra = kindred ? row.inclusions.filter((inclusion) => !kindred.inclusions.includes(inclusion)) : [];
  return extra.length ? ` (only here: ${joinWords(extra.map(insideSentence), 'and')})` : '';
}

function startsOf(choices: readonly Choice[]) {
  return choices
    .flatMap(({ offer, rows }) => {
      const [row] = pricedPackages(rows);
      return row ? [{ offer, row }] : [];
    })
    .toSorted((left, right) => left.row.price - right.row.price);
}

/** Two or more services side by side, and which is cheaper to begin with. */
export function compareServices(choices: readonly Choice[]): Part {
  const lines = choices.map((choice) => {
    const rows = choice.rows.map((row) => `${shortLine(choice.offer, row)}${onlyHere(choice, row, choices)}`);
    return `- **${titleOf(choice.offer)}**: ${rows.join('; ')}. ${orderLine(choice.offer)}`;
  });
  const starts = startsOf(choices);
  const [low, high] = [starts[0], starts.at(-1)];
  const worked: Fact[] = [];
  let verdict = '';
  if (choices.every(({ offer }) => offer.packages === choices[0]?.offer.packages))
    verdict = 'They cost the same: they share one price list.\n';
  else if (low && high && low.row.price < high.row.price) {
    const value = formatMoney(high.row.price - low.row.price);
    worked.push({
      value,
      row: `${high.offer.slug}/${high.row.tier}`,
      field: `price above ${low.offer.slug}/${low.row.tier}`,
    });
    verdict = `${low.offer.name} is cheaper to start with: ${priceText(low.offer, low.row)} against ${priceText(high.offer, high.row)}, ${value} less.\n`;
  } else if (low && high && low !== high) verdict = `They start at the same price, ${priceText(low.offer, low.row)}.\n`;
  return { text: `${verdict}${lines.join('\n')}`, worked, tables: [] };
}
