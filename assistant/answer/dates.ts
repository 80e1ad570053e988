import { deliveryDays } from '#catalogue/look-up.ts';
import type { Fact } from '../contract.ts';
import type { Ask } from './ask.ts';
import { addDays } from './calendar.ts';
import type { Choice } from './choice.ts';
import { orderLine, packageName, timeText, titleOf } from './package-text.ts';
import type { Part } from './part.ts';

/** When packages would be ready from a given start, each revision added; nothing where neither is said. */
export function datesPart({ offer, rows }: Choice, { shop, date, revisions, wants }: Ask): Part | undefined {
  if (!date && !(revisions && wants.has('time'))) return undefined;
  const added = revisions * shop.catalogue.policies.revision.addedDelivery.to;
  const worked: Fact[] = [
    { value: `${added} days`, row: 'policy/revision', field: `added by ${revisions} revisions` },
    { value: `${revisions}`, row: 'question', field: 'revisions' },
  ];
  const lines = rows.flatMap((row) => {
    const days = deliveryDays(row);
    if (days === null) return [];
    const whole = `${days + added} days`;
    const end = date ? addDays(date, days + added) : undefined;
    worked.push({ value: whole, row: `${offer.slug}/${row.tier}`, field: 'delivery with revisions' });
    if (end) worked.push({ value: end, row: `${offer.slug}/${row.tier}`, field: 'finishing date' });
    const sum = revisions
      ? `${whole} in total, ${timeText(offer, row)} plus ${added} days for ${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`
      : timeText(offer, row);
    return [`- **${packageName(offer, row)}**: ${sum}${end ? `, ready by ${end}` : ''}`];
  });
  const start = date ? addDays(date, 0) : undefined;
  if (start) worked.push({ value: start, row: 'question', field: 'start' });
  return {
    text: `**${titleOf(offer)}**${start ? `, starting on ${start}` : ''}:\n${lines.join('\n')}${revisions ? '' : '\nEach revision adds {policy.revision-days}.'}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}
