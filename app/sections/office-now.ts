import type { OfficeHours } from '#company/fact-types.ts';
import { officeAt } from '#company/office-hours.ts';
import { localTime } from '../ui/local-time.ts';

/** The office's current state and when it replies, in the visitor's time zone. */
export function officeNow(hours: OfficeHours): string {
  const { open, until, replyBy } = officeAt(Date.now(), hours);
  const state = open ? "We're open now" : "We're closed now";
  const change = until === undefined ? '' : `, until ${localTime(until)}`;
  const reply = replyBy === undefined ? '' : ` If you write now, you hear from us by ${localTime(replyBy)}.`;
  return `${state}${change}, by your clock.${reply}`;
}
