import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { policies } from '#catalogue/policies.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Fact } from '../contract.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { orderLine, packageName, priceText, serviceTitle, shortLine, timeText } from './package-text.ts';

/** Several services in one message: each with its figures, and a total when one package of each is meant. */
export function quote(choices: readonly Choice[]): Part {
  const items = choices.map(({ slug, rows, times, fitting }) => ({
    slug,
    times,
    row: fitting?.length ? fitting[0] : rows.length === 1 ? rows[0] : undefined,
    rows,
  }));
  const lines = items.map(({ slug, row, rows, times }) => {
    const shown = row ? [row] : rows;
    const repeated = times > 1 && row ? `, ${times} times` : '';
    return `- **${serviceTitle(slug)}**, ${shown.map((one) => shortLine(slug, one)).join('; ')}${repeated}. ${orderLine(slug)}`;
  });
  const priced = items.flatMap(({ slug, row, times }) =>
    row && row.price !== null ? [{ slug, row, times, price: row.price }] : [],
  );
  const worked: Fact[] = items
    .filter(({ times }) => times > 1)
    .map(({ times }) => ({ value: `${times}`, row: 'question', field: 'count' }));
  if (priced.length !== items.length || items.length < 2) {
    const starts = items.flatMap(({ rows }) => pricedPackages(rows).slice(0, 1));
    const total = starts.reduce((sum, { price }) => sum + price, 0);
    const value = formatMoney(total);
    const together =
      starts.length === items.length && items.length > 1 ? `\nThe smallest packages together come to ${value}.` : '';
    if (together) worked.push({ value, row: 'quote', field: 'sum of the smallest packages' });
    return { text: `Here is each of them:\n${lines.join('\n')}${together}`, worked, tables: [] };
  }
  const sum = priced.reduce((total, { price, times }) => total + price * times, 0);
  const total = formatMoney(sum);
  const reduced = formatMoney(sum * (1 - policies.checkout.discountPercent / 100));
  for (const { slug, row, times, price } of priced) {
    if (times > 1)
      worked.push({ value: formatMoney(price * times), row: `${slug}/${row.tier}`, field: `price times ${times}` });
  }
  worked.push(
    { value: total, row: 'quote', field: 'total' },
    { value: reduced, row: 'quote', field: 'total with the discount option' },
  );
  return {
    text: `Here is your quote:\n${lines.join('\n')}\n**Total: ${total}**, or ${reduced} with the {policy.discount} discount option at checkout.`,
    worked,
    tables: [
      {
        caption: 'Your quote',
        head: ['Service', 'Package', 'Delivery', 'Price'],
        rows: [
          ...priced.map(({ slug, row, times, price }) => [
            serviceNames[slug].name,
            `${packageName(slug, row)}${times > 1 ? ` × ${times}` : ''}`,
            timeText(slug, row),
            times > 1 ? formatMoney(price * times) : priceText(slug, row),
          ]),
          ['Total', '', '', total],
        ],
        total: true,
      },
    ],
  };
}
