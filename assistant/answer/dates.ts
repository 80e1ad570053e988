import { deliveryDays } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { orderLine, packageName, packageTitle, timeText, titleOf } from '#catalogue/say/package-text.ts';
import { addDays } from '#language/slots/calendar.ts';
import type { FigureSource } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import type { ReplyPart } from './part.ts';

/** A package with its delivery time and revisions, and the day it ends or has to begin. */
interface Timed {
  row: Package;
  whole: string;
  day: string | undefined;
  sum: string;
  parts: string;
}

/** The delivery days of what a choice may be: of the smallest package that fits, if it names a size. */
function daysOf({ by, rows }: PackageSelection): number[] {
  const possible = by === 'wish' ? rows.slice(0, 1) : rows;
  return possible.flatMap((row) => (row.recurs ? [] : (deliveryDays(row) ?? [])));
}

/** 'To have it on 1 September, order by 2 August', next to prices: the day was named, but the time wasn't asked for. */
export function dueLine(choices: readonly PackageSelection[], { days: { due }, wants }: CatalogueQuery): ReplyPart {
  const delivery = choices.map(daysOf).filter((days) => days.length > 0);
  if (!due || wants.has('time') || !delivery.length) return { text: '', worked: [], tables: [] };
  // All of it has to be finished: the slowest item decides.
  const [quickest, slowest] = [Math.min, Math.max].map((most) => Math.max(...delivery.map((days) => most(...days))));
  const [end, last, first] = [0, quickest ?? 0, slowest ?? 0].map((days) => addDays(due, -days)) as [
    string,
    string,
    string,
  ];
  const worked: FigureSource[] = [
    { value: end, row: 'question', field: 'due' },
    { value: last, row: 'quote', field: 'last day to order the quickest' },
    { value: first, row: 'quote', field: 'last day to order the slowest' },
  ];
  const range = first === last ? `by **${last}**` : `by **${first}** to **${last}**, depending on the package`;
  return { text: `To have it on ${end}, order ${range}.`, worked, tables: [] };
}

/** ' would be ready by **31 May**, counting from 1 May: it takes 30 days.' */
function sentenceOn({ day, whole, sum, parts }: Timed, start: string | undefined, due: string | undefined): string {
  if (due) return ` has to be ordered by **${day}** to be finished on ${due}: it takes ${sum}.`;
  return day
    ? ` would be ready by **${day}**, counting from ${start}: it takes ${sum}.`
    : ` takes **${whole}** in total: ${parts}.`;
}

/**
 * When packages would be ready from a given start date, or by when they have to be ordered, including revisions;
 * undefined if no day is named and no revisions are asked about.
 */
export function datesPart(
  { offer, rows }: PackageSelection,
  { shop, days, revisions, wants }: CatalogueQuery,
): ReplyPart | undefined {
  const { addedDelivery } = shop.catalogue.policies.revision;
  const counted = addedDelivery ? revisions : 0;
  const isTimeAsked = wants.has('time');
  const due = isTimeAsked && days.due ? addDays(days.due, 0) : undefined;
  const start = days.start && !due ? addDays(days.start, 0) : undefined;
  if (!due && !start && !(counted && isTimeAsked)) return undefined;
  const added = counted * (addedDelivery?.to ?? 0);
  const worked: FigureSource[] = [
    { value: `${added} days`, row: 'policy/revision', field: `added by ${revisions} revisions` },
    { value: `${revisions}`, row: 'question', field: 'revisions' },
  ];
  const found = rows.flatMap((row): Timed[] => {
    const delivery = deliveryDays(row);
    if (delivery === null) return [];
    const whole = `${delivery + added} days`;
    const day = due
      ? days.due && addDays(days.due, -delivery - added)
      : days.start && addDays(days.start, delivery + added);
    const source = `${offer.slug}/${row.tier}`;
    worked.push({ value: whole, row: source, field: 'delivery with revisions' });
    if (day) worked.push({ value: day, row: source, field: due ? 'last day to order' : 'finishing date' });
    const parts = `${timeText(offer, row)} plus ${added} days for ${counted} ${counted === 1 ? 'revision' : 'revisions'}`;
    return [{ row, day, whole, sum: counted ? `${whole} in total, ${parts}` : timeText(offer, row), parts }];
  });
  const named = due ?? start;
  if (named) worked.push({ value: named, row: 'question', field: due ? 'due' : 'start' });
  const [only, other] = found;
  const one = only && !other ? `${packageTitle(offer, only.row)}${sentenceOn(only, start, due)}` : undefined;
  const verb = due ? 'order by' : 'ready by';
  const several = found.map(
    ({ row, day, sum }) => `- **${packageName(offer, row)}**: ${day ? `${verb} ${day} (${sum})` : sum}`,
  );
  const heading = due ? `, to be finished on ${due}` : start ? `, counting from ${start}` : '';
  const sentence = one ?? `**${titleOf(offer)}**${heading}:\n${several.join('\n')}`;
  return {
    text: `${sentence}${counted || !addedDelivery ? '' : '\nEach revision adds {policy.revision-days}.'}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}
