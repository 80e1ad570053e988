import type { OfficeHours, Weekday } from './fact-types.ts';
import { weekdays } from './hours-rules.ts';
import { joinWords } from './join-words.ts';

const numbers = ['', 'one', 'two', 'three', 'four', 'five'];
const months = 'January February March April May June July August September October November December'.split(' ');

/** 'Lisbon time': named after its city, which needs no table and doesn't change with daylight saving time. */
export function zoneInWords(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return timeZone.includes('/') ? `${city} time` : timeZone;
}

function timesOf(day: Weekday, { openingTimes }: OfficeHours): string {
  const times = openingTimes.filter((time) => time.day === day).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  return times.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ');
}

export interface Stretch {
  /** 'Monday to Friday'. */
  days: string;
  /** '09:00 to 18:00'; empty if the office is closed. */
  times: string;
}

/** The week, with consecutive days of equal hours grouped. */
export function weekInWords(hours: OfficeHours): Stretch[] {
  const rows: { days: Weekday[]; times: string }[] = [];
  for (const day of weekdays) {
    const times = timesOf(day, hours);
    const last = rows.at(-1);
    if (last?.times === times) last.days.push(day);
    else rows.push({ days: [day], times });
  }
  return rows.map(({ days, times }) => ({
    days: days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and '),
    times,
  }));
}

/** 'Monday to Friday from 09:00 to 18:00, Lisbon time'. */
export function hoursInWords(hours: OfficeHours): string {
  const open = weekInWords(hours).filter(({ times }) => times !== '');
  const week = open.map(({ days, times }) => `${days} from ${times}`);
  return `${joinWords(week, 'and')}, ${zoneInWords(hours.timeZone)}`;
}

/** 'closed on Saturday and Sunday', or 'open every day'. */
export function closedDaysInWords(hours: OfficeHours): string {
  const closed = weekdays.filter((day) => timesOf(day, hours) === '');
  return closed.length === 0 ? 'open every day' : `closed on ${joinWords(closed, 'and')}`;
}

/** '25 December', '10 March 2027'. */
function dateInWords(date: string): string {
  const [day = '', month = '', year] = date.split('-').toReversed();
  return [Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** 'Labour Day (1 May) and Christmas Day (25 December)'; empty if no holidays are listed. */
export function holidaysInWords({ holidays }: OfficeHours): string {
  return joinWords(
    holidays.map(({ date, name }) => `${name} (${dateInWords(date)})`),
    'and',
  );
}

/** 'within one working day'. */
export function replyInWords({ replyWorkingDays: days }: OfficeHours): string {
  return `within ${numbers[days] ?? days} working ${days === 1 ? 'day' : 'days'}`;
}
