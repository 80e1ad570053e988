import { formatMoney } from '#catalogue/money.ts';
import { partsDue } from '#catalogue/say/policy-words.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { decidedOrders, totalOf } from './choice.ts';
import { plainPart, type ReplyPart } from './part.ts';

/** 'How much is the deposit?' for an order whose packages are settled: what is paid when, as sums. */
export function paymentSharePart(query: CatalogueQuery): ReplyPart {
  const orders = query.asksPaymentShare ? decidedOrders(query.shop, query.lines, query) : undefined;
  const due = orders ? totalOf(orders) : 0;
  const segments = partsDue(query.shop.catalogue.policies.payment, due);
  if (!segments.length) return plainPart('');
  const phrases = segments.map(({ sum, when }) => `**${formatMoney(sum)}** ${when}`);
  return {
    text: `Of ${formatMoney(due)} you pay ${phrases.join(' and ')}.`,
    worked: [due, ...segments.map(({ sum }) => sum)].map((sum) => ({
      value: formatMoney(sum),
      row: 'quote',
      field: 'share paid at a time',
    })),
    tables: [],
  };
}
