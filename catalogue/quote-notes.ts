import { company } from '#company/facts.ts';
import { adSpendNote } from './ad-spend.ts';
import { formatDuration } from './duration.ts';
import { recurringDays } from './package.ts';
import { policies } from './policies.ts';
import type { Quote } from './quote.ts';

/** What whoever reads a sum should know of it. */
export function quoteNotes({ excludesAdSpend, onRequest, recurringMonths, lines }: Quote): string[] {
  return [
    ...(company.taxNote && lines.length > 0 ? [`${company.taxNote}.`] : []),
    ...(excludesAdSpend ? [`${adSpendNote}.`] : []),
    ...(onRequest ? ["Services on request aren't in the total: their price comes with a quote."] : []),
    ...(recurringMonths > 0
      ? [`Monthly services are bought ${recurringDays} days at a time, and nothing renews by itself.`]
      : []),
    ...(lines.length > 0
      ? [
          'This is an estimate at today’s prices; the checkout shows what you pay.',
          `Payment is ${policies.payment.upFrontPercent}% up front. Each revision adds ${formatDuration(policies.revision.addedDelivery)}.`,
        ]
      : []),
  ];
}
