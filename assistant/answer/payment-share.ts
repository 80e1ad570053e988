import { formatMoney } from '#catalogue/money.ts';
import { partsDue } from '#catalogue/say/policy-words.ts';
import type { Ask } from './ask.ts';
import { settledOrders, totalOf } from './choice.ts';
import { type Part, plainPart } from './part.ts';

/** 'How much is the deposit?' for an order whose packages are settled: what is paid when, as sums. */
export function paymentSharePart(ask: Ask): Part {
  const orders = ask.shareAsked ? settledOrders(ask.shop, ask.lines, ask) : undefined;
  const due = orders ? totalOf(orders) : 0;
  const parts = partsDue(ask.shop.catalogue.policies.payment, due);
  if (!parts.length) return plainPart('');
  const said = parts.map(({ sum, when }) => `**${formatMoney(sum)}** ${when}`);
  return {
    text: `Of ${formatMoney(due)} you pay ${said.join(' and ')}.`,
    worked: [due, ...parts.map(({ sum }) => sum)].map((sum) => ({
      value: formatMoney(sum),
      row: 'quote',
      field: 'share paid at a time',
    })),
    tables: [],
  };
}
