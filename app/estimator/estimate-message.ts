import { company } from '#company/facts.ts';
import type { EstimateView } from './estimate-view.ts';

/** The estimate as a message, for WhatsApp and email. */
export function estimateMessage(
  { lines, subtotal, discountLabel, total, deliveryAtOnce, deliveryInSequence, notes }: EstimateView,
  link: string,
) {
  return [
    `Hello ${company.name}, this is what I'm thinking of ordering:`,
    '',
    ...lines.map(({ name, detail, total: lineTotal }) => `- ${name}, ${detail}: ${lineTotal}`),
    '',
    subtotal === null ? `Total: ${total}` : `Total: ${subtotal}, with the ${discountLabel} ${total}`,
    deliveryInSequence
      ? `Delivery: ${deliveryAtOnce} side by side, ${deliveryInSequence} one after the other`
      : `Delivery: ${deliveryAtOnce}`,
    ...notes,
    '',
    link,
  ].join('\n');
}
