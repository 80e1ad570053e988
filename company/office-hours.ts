import { localDate, localTime, nextDay, toInstant, weekdayOf } from './clock.ts';
import type { OfficeHours, OpeningTime } from './fact-types.ts';

/** The state of the office, with times in milliseconds since 1970, so that visitors see them in their own time zone. */
export interface OfficeNow {
  open: boolean;
  /** When it closes, or opens again; undefined if never. */
  until?: number | undefined;
  /** When a message sent now will be answered by. */
  replyBy?: number | undefined;
}

/** No office is closed for longer. It bounds the search through an endless list of holidays. */
const maxDaysAhead = 400;

/** The opening hours of a day, in order; empty on holidays and days not listed. */
function openingTimesOn(day: string, { openingTimes, holidays }: OfficeHours): OpeningTime[] {
  if (holidays.some(({ date }) => day === date || day.slice(5) === date)) return [];
  const weekday = weekdayOf(day);
  return openingTimes
    .filter((time) => time.day === weekday)
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

interface WorkingDay {
  day: string;
  times: readonly OpeningTime[];
}

/** The next days on which the office is open, starting with this one. */
function* workingDays(from: string, hours: OfficeHours): Generator<WorkingDay> {
  let day = from;
  for (let ahead = 0; ahead < maxDaysAhead; ahead++) {
    const times = openingTimesOn(day, hours);
    if (times.length > 0) yield { day, times };
    day = nextDay(day);
  }
}

function nextOpening(now: number, hours: OfficeHours): number | undefined {
  const { timeZone } = hours;
  for (const { day, times } of workingDays(localDate(now, timeZone), hours)) {
    for (const { opens } of times) {
      const opening = toInstant(day, opens, timeZone);
      if (opening > now) return opening;
    }
  }
  return undefined;
}

/**
 * A message sent at 11:00 on a working day is answered by 11:00 on the next; one sent after hours, by the end of the
 * next.
 */
function replyBy(now: number, hours: OfficeHours): number | undefined {
  const { timeZone, replyWorkingDays } = hours;
  const today = localDate(now, timeZone);
  const clock = localTime(now, timeZone);
  let left = replyWorkingDays;
  let byClock: string | undefined;
  for (const { day, times } of workingDays(today, hours)) {
    const closes = times.at(-1)?.closes ?? '24:00';
    if (day === today && clock >= closes) continue;
    const duringToday = day === today && clock > (times[0]?.opens ?? '');
    if (duringToday) {
      byClock = clock;
      continue;
    }
    left -= 1;
    if (left > 0) continue;
    const [opens = '00:00'] = times.map((time) => time.opens);
    const due = byClock === undefined || byClock > closes ? closes : byClock < opens ? opens : byClock;
    return toInstant(day, due, timeZone);
  }
  return undefined;
}

export function officeAt(now: number, hours: OfficeHours): OfficeNow {
  const { timeZone } = hours;
  const [today, clock] = [localDate(now, timeZone), localTime(now, timeZone)];
  const current = openingTimesOn(today, hours).find(({ opens, closes }) => opens <= clock && clock < closes);
  return {
    open: current !== undefined,
    until: current ? toInstant(today, current.closes, timeZone) : nextOpening(now, hours),
    replyBy: replyBy(now, hours),
  };
}
