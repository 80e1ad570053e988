import { company } from '#company/facts.ts';
import { adSpendNote } from './ad-spend.ts';
import { recurringDays } from './package.ts';
import { policies } from './policies.ts';
import type { Quote } from './quote.ts';
import { atCheckout, finalPrice } from './say/order-words.ts';
import { conditionsInWords, refundInWords } from './say/policy-words.ts';

/** Notes on a total, whether estimated or quoted. */
function ofAnySum({ excludesAdSpend, onRequest, recurringMonths, lines }: Quote): string[] {
  return [
    ...(company.taxNote && lines.length > 0 ? [`${company.taxNote}.`] : []),
    ...(excludesAdSpend ? [`${adSpendNote}.`] : []),
    ...(onRequest ? ["Services on request aren't in the total: their price comes with a quote."] : []),
    ...(recurringMonths > 0
      ? [`Monthly services are bought ${recurringDays} days at a time, and nothing renews by itself.`]
      : []),
  ];
}

/** What readers of an estimate should know. */
export function quoteNotes(quote: Quote): string[] {
  if (quote.lines.length === 0) return ofAnySum(quote);
  return [
    ...ofAnySum(quote),
    `This is an estimate at today’s prices; ${finalPrice()}.`,
    conditionsInWords(policies, quote.due),
  ];
}

/** The conditions of a quote, which guarantees its prices. */
export function quoteConditions(quote: Quote): string[] {
  const refund = refundInWords(policies);
  return [
    ...ofAnySum(quote),
    ...(quote.discount > 0
      ? [`The total includes the ${policies.checkout.discountPercent}% discount, which you choose ${atCheckout()}.`]
      : []),
    conditionsInWords(policies, quote.due),
    ...(refund ? [refund] : []),
  ];
}
