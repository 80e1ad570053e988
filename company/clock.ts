import type { Weekday } from './fact-types.ts';
import { weekdays } from './hours-rules.ts';

/** Creating one is expensive, so they are cached. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

function partsOf(time: number, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = formatFor(timeZone).formatToParts(time);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

/** The date there: '2026-11-18'. */
export function localDate(time: number, timeZone: string): string {
  const part = partsOf(time, timeZone);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The local time there: '09:30'. */
export function localTime(time: number, timeZone: string): string {
  const part = partsOf(time, timeZone);
  return `${part('hour')}:${part('minute')}`;
}

/** The time zone's offset from UTC, in milliseconds. */
function utcOffset(time: number, timeZone: string): number {
  const there = Date.parse(`${localDate(time, timeZone)}T${localTime(time, timeZone)}Z`);
  return there - Math.floor(time / 60_000) * 60_000;
}

/** When it is this local time on that day. Computed twice, because of daylight saving time. */
export function toInstant(day: string, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const asUtc = Date.parse(`${day}T00:00Z`) + (hours * 60 + minutes) * 60_000;
  const near = asUtc - utcOffset(asUtc, timeZone);
  return asUtc - utcOffset(near, timeZone);
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return weekdays.at(new Date(`${day}T00:00Z`).getUTCDay() - 1) ?? 'Sunday';
}
