import { formatMoney } from '#catalogue/money.ts';
import { joinWords } from '#company/join-words.ts';
import type { FigureSource, Reply } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { decidedOrders, type PricedOrder, totalOf } from './choice.ts';
import { plainPart, type ReplyPart } from './part.ts';

/** A total after the discount, rounded to cents. */
export function discounted({ shop }: Pick<CatalogueQuery, 'shop'>, dollars: number): number {
  return dollars - Math.round(dollars * (shop.catalogue.policies.checkout.discountPercent ?? 0)) / 100;
}

/** The price of orders with the discount, if the visitor asks for it; 'or' if only one of them is meant. */
export function discountPart(
  query: CatalogueQuery,
  orders: readonly PricedOrder[],
  joined: 'sum' | 'or' = 'sum',
): ReplyPart {
  if (!query.mentionsDiscount || !orders.length || !query.shop.catalogue.policies.checkout.discountPercent)
    return plainPart('');
  const sums = joined === 'sum' ? [totalOf(orders)] : orders.map((order) => totalOf([order]));
  const values = sums.map((sum) => formatMoney(discounted(query, sum)));
  return {
    text: `\nWith the {policy.discount} discount option, which checkout offers for almost all services, that's ${joinWords(values, 'or')}.`,
    worked: values.map((value) => ({ value, row: 'quote', field: 'with the discount option' })),
    tables: [],
  };
}

/** An answer about discounts, with the total of the order under discussion. */
export function withDiscounted(reply: Reply, query: CatalogueQuery): Reply {
  const orders = decidedOrders(query.shop, query.lines, query);
  if (!orders?.length || !query.shop.catalogue.policies.checkout.discountPercent) return reply;
  const [sum, left] = [totalOf(orders), discounted(query, totalOf(orders))].map(formatMoney);
  const facts: FigureSource[] = [
    { value: sum ?? '', row: 'quote', field: 'sum' },
    { value: left ?? '', row: 'quote', field: 'with the discount option' },
  ];
  const answer = `${reply.answer}\n\nFor what we're talking about, that option brings ${sum} down to ${left}.`;
  return { ...reply, answer, facts: [...reply.facts, ...facts] };
}
