import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type QuoteItem, quote as quoteItems } from '#catalogue/quote.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Fact } from '../contract.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { orderOf } from './order.ts';
import { orderLine, packageName, priceText, serviceTitle, shortLine, timeText } from './package-text.ts';

function fact(value: string, field: string): Fact {
  return { value, row: 'quote', field };
}

/** One line of a quote, with what it comes to where it is ordered more than once. */
function orderedLine({ slug, tier, quantity }: QuoteItem): { text: string; worked: Fact[] } {
  const { lines, total } = quoteItems([{ slug, tier, quantity }], { discount: false });
  const row = lines[0]?.package;
  if (!row) return { text: '', worked: [] };
  const value = formatMoney(total);
  const repeated = quantity > 1 ? `, ${quantity} times: ${value}` : '';
  return {
    text: `- **${serviceTitle(slug)}**, ${shortLine(slug, row)}${repeated}. ${orderLine(slug)}`,
    worked:
      quantity > 1
        ? [fact(value, `price times ${quantity}`), { value: `${quantity}`, row: 'question', field: 'count' }]
        : [],
  };
}

function openLine({ slug, rows }: Choice): string {
  return `- **${serviceTitle(slug)}**, ${rows.map((row) => shortLine(slug, row)).join('; ')}. ${orderLine(slug)}`;
}

/** Several services in one message: each with its figures, and a total when one package of each is meant. */
export function quote(choices: readonly Choice[], opening = 'Here is your quote:'): Part {
  const orders = choices.map(orderOf);
  const shown = choices.map((choice, index) => {
    const lines = orders[index]?.map(orderedLine);
    return lines
      ? { text: lines.map(({ text }) => text).join('\n'), worked: lines.flatMap(({ worked }) => worked) }
      : { text: openLine(choice), worked: [] };
  });
  const text = shown.map((line) => line.text).join('\n');
  const worked = shown.flatMap((line) => line.worked);
  const items = orders.flatMap((order) => order ?? []);
  if (orders.some((order) => !order) || items.length < 2) {
    const starts = choices.map(
      ({ slug, rows, times }, index) =>
        orders[index] ??
        pricedPackages(rows)
          .slice(0, 1)
          .map(({ tier }) => ({ slug, tier, quantity: times })),
    );
    if (starts.length < 2 || starts.some((start) => !start.length))
      return { text: `Here is each of them:\n${text}`, worked, tables: [] };
    const value = formatMoney(quoteItems(starts.flat(), { discount: false }).total);
    return {
      text: `Here is each of them:\n${text}\nThe smallest packages together come to ${value}.`,
      worked: [...worked, fact(value, 'sum of the smallest packages')],
      tables: [],
    };
  }
  const { total: sum, due, lines } = quoteItems(items, { discount: true });
  const [total, reduced] = [formatMoney(sum), formatMoney(due)];
  return {
    text: `${opening}\n${text}\n**Total: ${total}**, or ${reduced} with the {policy.discount} discount option at checkout.`,
    worked: [...worked, fact(total, 'total'), fact(reduced, 'total with the discount option')],
    tables: [
      {
        caption: 'Your quote',
        head: ['Service', 'Package', 'Delivery', 'Price'],
        rows: [
          ...lines.map(({ slug, package: row, quantity, total: price }) => [
            serviceNames[slug].name,
            `${packageName(slug, row)}${quantity > 1 ? ` × ${quantity}` : ''}`,
            timeText(slug, row),
            quantity > 1 ? formatMoney(price ?? 0) : priceText(slug, row),
          ]),
          ['Total', '', '', total],
        ],
        total: true,
      },
    ],
  };
}
