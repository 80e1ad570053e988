import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import type { EstimateView } from './estimate-view.ts';

/** The estimate as a message, for WhatsApp and email. */
export function estimateMessage(
  { lines, subtotal, discountLabel, total, deliveryAtOnce, deliveryInSequence, notes }: EstimateView,
  link: string,
) {
  const inSequence = deliveryInSequence ? ` side by side, ${deliveryInSequence} one after the other` : '';
  return [
    `Hello ${company.name}, this is what I'm thinking of ordering:`,
    '',
    ...lines.map(({ name, detail, total: lineTotal }) => `- ${name}, ${detail}: ${lineTotal}`),
    '',
    subtotal === null ? `Total: ${total}` : `Total: ${subtotal}, with the ${discountLabel} ${total}`,
    ...(deliveryAtOnce ? [`${wording.time.heading}: ${deliveryAtOnce}${inSequence}`] : []),
    ...notes,
    '',
    link,
  ].join('\n');
}
