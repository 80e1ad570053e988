import { joinWords } from '#catalogue/join-words.ts';
import { pricedPackages, unitCost } from '#catalogue/look-up.ts';
import { formatMoney, formatShare } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { type QuantityName, quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Fact } from '../contract.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { limitTexts, orderLine, packageName, priceText, serviceTitle, shortLine, timeText } from './package-text.ts';

function perUnit(choice: Choice): { text: string; worked: Fact[] } {
  const name = quantityNames.find(
    (quantity) =>
      quantity !== 'adSpend' &&
      quantity !== 'domainAuthority' &&
      choice.rows.every(({ limits }) => limits[quantity] !== undefined),
  ) as QuantityName | undefined;
  if (!name) return { text: '', worked: [] };
  const worked: Fact[] = [];
  const costs = choice.rows.flatMap((row) => {
    const cost = unitCost(row, name);
    if (cost === undefined || cost < 0.01) return [];
    const value = formatMoney(cost);
    worked.push({ value, row: `${choice.slug}/${row.tier}`, field: `price for one ${quantityKinds[name].singular}` });
    const share = typeof row.limits[name] === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
    return [`${share} with ${packageName(choice.slug, row)}`];
  });
  return costs.length
    ? { text: ` Per ${quantityKinds[name].singular} that is ${joinWords(costs, 'and')}.`, worked }
    : { text: '', worked: [] };
}

/** Two or more packages of one service: only what differs. */
export function compareTiers(choice: Choice): Part {
  const { slug, rows } = choice;
  const [cheap, dear] = [pricedPackages(rows)[0], pricedPackages(rows).at(-1)];
  const shared =
    rows[0]?.inclusions.filter((inclusion) => rows.every((row) => row.inclusions.includes(inclusion))) ?? [];
  const differing = rows.map((row) => row.inclusions.filter((inclusion) => !shared.includes(inclusion)));
  const lines = rows.map((row, index) => {
    const extra = differing[index] ?? [];
    return `- ${shortLine(slug, row)}${extra.length ? `; also includes ${joinWords(extra, 'and')}` : ''}`;
  });
  const worked: Fact[] = [];
  let gap = '';
  if (cheap && dear && cheap !== dear) {
    const value = formatMoney(dear.price - cheap.price);
    worked.push({ value, row: `${slug}/${dear.tier}`, field: `price above ${cheap.tier}` });
    gap = ` The price difference is ${value}.`;
  }
  const units = perUnit(choice);
  return {
    text: `How the **${serviceTitle(slug)}** packages differ:\n${lines.join('\n')}\n${gap.trim()}${units.text}\n${orderLine(slug)}`,
    worked: [...worked, ...units.worked],
    tables: [
      {
        caption: `${serviceNames[slug].name}: what differs`,
        head: ['', ...rows.map((row) => packageName(slug, row))],
        rows: [
          ['Price', ...rows.map((row) => priceText(slug, row))],
          ['Delivery', ...rows.map((row) => timeText(slug, row))],
          ['Covers', ...rows.map((row) => limitTexts(slug, row).join(', '))],
          ['Also includes', ...differing.map((extra) => extra.join(', '))],
        ].filter(([, ...cells]) => new Set(cells).size > 1),
      },
    ],
  };
}

/** What a package has that its namesake of a kindred service lacks: AI SEO Premium against SEO Premium. */
function onlyHere(slug: ServiceSlug, { tier, inclusions }: Package, choices: readonly Choice[]): string {
  const namesakes = choices
    .filter((choice) => choice.slug !== slug)
    .flatMap(({ slug: other }) => priceLists[other].filter((row) => row.tier === tier));
  const kindred = namesakes.filter((row) => row.inclusions.some((inclusion) => inclusions.includes(inclusion)));
  const [namesake] = kindred;
  if (!namesake) return '';
  const extra = inclusions.filter((inclusion) => !namesake.inclusions.includes(inclusion));
  return extra.length ? ` (only here: ${joinWords(extra, 'and')})` : '';
}

/** Two or more services side by side, and which is cheaper to begin with. */
export function compareServices(choices: readonly Choice[]): Part {
  const worked: Fact[] = [];
  const lines = choices.map(
    ({ slug, rows }) =>
      `**${serviceTitle(slug)}**: ${rows.map((row) => `${shortLine(slug, row)}${onlyHere(slug, row, choices)}`).join('; ')}\n${orderLine(slug)}`,
  );
  const starts = choices.flatMap(({ slug, rows }) => {
    const [row] = pricedPackages(rows);
    return row ? [{ slug, row }] : [];
  });
  const [low, ...others] = starts.toSorted((left, right) => left.row.price - right.row.price);
  const high = others.at(-1);
  let verdict = '';
  const sameList =
    choices.length > 1 && choices.every(({ slug }) => priceLists[slug] === priceLists[choices[0]?.slug ?? slug]);
  if (sameList) verdict = 'The price is the same for all of them.\n';
  else if (low && high && low.row.price < high.row.price) {
    const value = formatMoney(high.row.price - low.row.price);
    worked.push({ value, row: `${high.slug}/${high.row.tier}`, field: `price above ${low.slug}/${low.row.tier}` });
    verdict = `${serviceNames[low.slug].name} is cheaper to begin with: {${low.slug}.${low.row.tier}.price} against {${high.slug}.${high.row.tier}.price}, ${value} less.\n`;
  } else if (low && high) verdict = `They start at the same price, {${low.slug}.${low.row.tier}.price}.\n`;
  return { text: `${verdict}${lines.join('\n')}`, worked, tables: [] };
}
