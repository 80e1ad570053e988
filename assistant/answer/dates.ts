import { deliveryDays } from '#catalogue/look-up.ts';
import { orderLine, packageName, packageTitle, timeText, titleOf } from '#catalogue/say/package-text.ts';
import { addDays } from '#language/slots/calendar.ts';
import type { Fact } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { Choice } from './choice.ts';
import type { Part } from './part.ts';

/** When packages would be ready from a given start date, including revisions; undefined without either. */
export function datesPart({ offer, rows }: Choice, { shop, date, revisions, wants }: CatalogueQuery): Part | undefined {
  const { addedDelivery } = shop.catalogue.policies.revision;
  const counted = addedDelivery ? revisions : 0;
  if (!date && !(counted && wants.has('time'))) return undefined;
  const added = counted * (addedDelivery?.to ?? 0);
  const worked: Fact[] = [
    { value: `${added} days`, row: 'policy/revision', field: `added by ${revisions} revisions` },
    { value: `${revisions}`, row: 'question', field: 'revisions' },
  ];
  const found = rows.flatMap((row) => {
    const days = deliveryDays(row);
    if (days === null) return [];
    const whole = `${days + added} days`;
    const end = date ? addDays(date, days + added) : undefined;
    worked.push({ value: whole, row: `${offer.slug}/${row.tier}`, field: 'delivery with revisions' });
    if (end) worked.push({ value: end, row: `${offer.slug}/${row.tier}`, field: 'finishing date' });
    const segments = `${timeText(offer, row)} plus ${added} days for ${counted} ${counted === 1 ? 'revision' : 'revisions'}`;
    return [
      { row, end, whole, sum: counted ? `${whole} in total, ${segments}` : timeText(offer, row), parts: segments },
    ];
  });
  const start = date ? addDays(date, 0) : undefined;
  if (start) worked.push({ value: start, row: 'question', field: 'start' });
  const [only, other] = found;
  const one =
    only && !other
      ? `${packageTitle(offer, only.row)} ${
          only.end
            ? `would be ready by **${only.end}**, counting from ${start}: it takes ${only.sum}.`
            : `takes **${only.whole}** in total: ${only.parts}.`
        }`
      : undefined;
  const several = found.map(
    ({ row, end, sum }) => `- **${packageName(offer, row)}**: ${end ? `ready by ${end} (${sum})` : sum}`,
  );
  const sentence = one ?? `**${titleOf(offer)}**${start ? `, counting from ${start}` : ''}:\n${several.join('\n')}`;
  return {
    text: `${sentence}${counted || !addedDelivery ? '' : '\nEach revision adds {policy.revision-days}.'}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}
