import { deliveryDays } from '#catalogue/look-up.ts';
import { policies } from '#catalogue/policies.ts';
import type { Fact } from '../contract.ts';
import { addDays, sayDate } from '../understand/time.ts';
import type { Reading } from '../understand/understand.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { orderLine, packageName, serviceTitle, timeText } from './package-text.ts';

/** 'with 3 revisions' is 3. */
export function revisionsIn(text: string): number {
  const found =
    / (\d+) (?:rounds? of )?(?:more |extra |small )?(?:revisions?|changes|edits|rounds|corrections|amendments)(?= )/.exec(
      text,
    );
  return Math.min(Number(found?.[1] ?? 0), 100);
}

/** When a package would be ready from a given start, each revision added. */
export function finishPart({ slug, rows }: Choice, { date, text }: Reading): Part | undefined {
  const revisions = revisionsIn(text);
  if (!date && !revisions) return undefined;
  const added = revisions * policies.revision.addedDelivery.to;
  const worked: Fact[] = [];
  if (revisions)
    worked.push(
      { value: `${added} days`, row: 'policy/revision', field: `added by ${revisions} revisions` },
      { value: `${revisions}`, row: 'question', field: 'revisions' },
    );
  const lines = rows.flatMap((row) => {
    const days = deliveryDays(row);
    if (days === null) return [];
    const whole = `${days + added} days`;
    worked.push({ value: whole, row: `${slug}/${row.tier}`, field: 'delivery with revisions' });
    const end = date ? addDays(date, days + added) : undefined;
    if (end) worked.push({ value: end, row: `${slug}/${row.tier}`, field: 'finishing date' });
    const sum = revisions
      ? `${timeText(slug, row)} plus ${added} days for ${revisions} revisions, ${whole} in all`
      : timeText(slug, row);
    return [`- **${packageName(slug, row)}**: ${sum}${end ? `, ready by ${end}` : ''}`];
  });
  const start = date ? ` from ${sayDate(date)}` : '';
  if (date) worked.push({ value: sayDate(date), row: 'question', field: 'start' });
  return {
    text: `**${serviceTitle(slug)}**${start}:\n${lines.join('\n')}\nEach revision adds {policy.revision-days}.\n${orderLine(slug)}`,
    worked,
    tables: [],
  };
}
