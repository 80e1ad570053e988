import type { CalendarDay } from './calendar.ts';

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const minutesIn: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1_440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
};

/** The deadline in days, as far as the message states one. */
export function deadlineIn(text: string): number | undefined {
  const spoken =
    / (?:within|in|under|by|inside|less than|before|deadline(?: is| of)?|no later than|at most|next) (?:the )?(?:next )?(?:just |only |about |max )?(\d+) (?:working |business )?(day|week|month)s?(?! (?:ago|of))(?= )/.exec(
      text,
    ) ??
    / (\d+) (day|week|month)s? (?:away|from now|time|left|deadline|max|maximum|at most|or less|tops)(?= )/.exec(text);
  if (spoken) return Number(spoken[1]) * (daysIn[spoken[2] ?? 'day'] ?? 1);
  if (/ (?:(?:in|within) (?:a|one|1) week|this week|by (?:friday|monday|next week)) /.test(text)) return 7;
  if (/ (?:by|for|until|have|get|need|want|ready|done|delivered) (?:\S+ ){0,3}(?:tomorrow|tonight) /.test(text))
    return 1;
  if (/ (?:in|within) a fortnight /.test(text)) return 14;
  return / (?:in|within) (?:a|one|1) month /.test(text) ? 30 : undefined;
}

/** Days that a message says the work takes: 'that takes 10 days, right?' */
export function claimedDaysIn(text: string): number | undefined {
  const said = / (?:takes?|taking|is|are|be|in|within|only) (?:only |just |about )?(\d+) (day|week|month)s?(?= )/.exec(
    text,
  );
  return said ? Number(said[1]) * (daysIn[said[2] ?? 'day'] ?? 1) : undefined;
}

/** How many minutes ago something happened, minimum and maximum: 'yesterday' may be three hours or two days ago. */
export interface Elapsed {
  least: number;
  most: number;
}

const hour = 60;
const day = 24 * hour;
const vaguely: readonly [RegExp, Elapsed][] = [
  [/ this morning /, { least: 2 * hour, most: 18 * hour }],
  [/ last night /, { least: 4 * hour, most: day }],
  [/ yesterday /, { least: 3 * hour, most: 2 * day }],
  [/ the other day /, { least: 2 * day, most: 7 * day }],
  [/ within (?:the|an|1) hour /, { least: 0, most: hour }],
  [/ last week /, { least: day, most: 14 * day }],
  [/ last month /, { least: day, most: 62 * day }],
];

/** When something happened: '40 minutes ago', 'yesterday', 'more than an hour ago', 'just ordered'. */
export function elapsedIn(text: string): Elapsed | undefined {
  const ago =
    / (over |more than |less than |under |nearly |almost )?(\d+(?:\.\d+)?|an?|one|few|couple of|couple|several|half an) (minute|hour|day|week|month|year)s?( and a half)? (?:ago|back|before|earlier|since|has passed|have passed|passed|later|after (?:i |we )?(?:pay|paid|order|buy|bought))/.exec(
      text,
    ) ??
    / (?:it has been|its been|it is been|been|after|waited) (over |more than |less than |about |only )?(\d+(?:\.\d+)?|an?|one|few|couple of|several|half an) (minute|hour|day|week|month)s?( and a half)?(?= )/.exec(
      text,
    );
  if (ago) {
    const [, beyond = '', count = '', unit = 'minute', half] = ago;
    const whole = /^\d/.test(count) ? Number(count) : /^half/.test(count) ? 0.5 : /^(?:an?|one)$/.test(count) ? 1 : 3;
    const base = half ? whole + 0.5 : whole;
    const shift = /over|more/.test(beyond) ? 1.01 : /less|under|nearly|almost/.test(beyond) ? 0.9 : 1;
    const minutes = base * shift * (minutesIn[unit] ?? 1);
    return { least: minutes, most: minutes };
  }
  const vague = vaguely.find(([pattern]) => pattern.test(text));
  if (vague) return vague[1];
  const justNow = / (?:just|moments? ago|seconds? ago|a moment ago|right now) /.test(text);
  return justNow && / (?:ordered|bought|paid|placed|purchased|checked out|order|payment) /.test(text)
    ? { least: 0, most: 1 }
    : undefined;
}

/** Work has started, according to the visitor. */
export function saysWorkBegan(text: string): boolean {
  return / (?:work|you|team|project|design|designer|developer|guys|they|it|order)(?: has| have| had| is| are| was)?(?: already| just)? (?:started|begun|began|begin|begins|starts|underway|under way|in progress|half done|half way|halfway)(?= )/.test(
    text,
  );
}

/** 'with 3 revisions' is 3. */
export function revisionsIn(text: string): number {
  const said =
    / (\d+) (?:rounds? of )?(?:more |extra |small )?(?:revisions?|changes|edits|corrections|amendments)(?= )/.exec(
      text,
    );
  return Math.min(Number(said?.[1] ?? 0), 100);
}

const months = 'january february march april may june july august september october november december'.split(' ');
const monthPattern = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const dayFirst = new RegExp(` (\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})(?: (\\d{4}))?(?= )`, 'g');
const monthFirst = new RegExp(` (${monthPattern}) (\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))?(?= )`, 'g');
/** How many characters before a day may say what it is. */
const maxLead = 60;

/** Words before a day by which something has to be finished: 'by 3 March', 'we open on 1 May', 'ready for the 4 July'. */
const beforeDue =
  / (?:by|before|until|till|latest|deadline|due|ready|finished|done|live|open|opens|opening|reopen|reopens|launch|launches|launching|season|event|wedding|fair)(?: (?:on|by|for|at|the|of|our|my|is|be|it|season|around|about)){0,3} $/;
const afterDue = /^ (?:at the latest|is the deadline|deadline|is our (?:opening|launch))(?= )/;

/** Days in a message: one it counts from, and one by which something has to be finished. */
export interface DaysNamed {
  start: CalendarDay | undefined;
  due: CalendarDay | undefined;
}

function dayOf(day: string | undefined, month: string | undefined, year: string | undefined): CalendarDay | undefined {
  const index = months.findIndex((name) => month !== undefined && name.startsWith(month.slice(0, 3)));
  const number = Number(day);
  if (index < 0 || number < 1 || number > 31) return undefined;
  return { year: year ? Number(year) : undefined, month: index, day: number };
}

/** The first of each: '3 March', 'march 3rd 2027'. There is no clock here, so 'tomorrow' isn't one. */
export function daysNamedIn(text: string): DaysNamed {
  const found = [
    ...[...text.matchAll(dayFirst)].map(({ index, 0: all, 1: day, 2: month, 3: year }) => ({
      index,
      all,
      day,
      month,
      year,
    })),
    ...[...text.matchAll(monthFirst)].map(({ index, 0: all, 1: month, 2: day, 3: year }) => ({
      index,
      all,
      day,
      month,
      year,
    })),
  ].toSorted((left, right) => left.index - right.index);
  const named = found.flatMap(({ index, all, day, month, year }) => {
    const date = dayOf(day, month, year);
    const isDue =
      beforeDue.test(`${text.slice(Math.max(0, index - maxLead), index)} `) ||
      afterDue.test(text.slice(index + all.length));
    return date ? [{ date, isDue }] : [];
  });
  return { start: named.find(({ isDue }) => !isDue)?.date, due: named.find(({ isDue }) => isDue)?.date };
}

/** 'By what day would I have to order?' */
export function asksWhenToOrder(text: string): boolean {
  return / (?:by (?:what|which) (?:day|date)|by when|(?:last|latest) (?:day|date|moment|time)|how late|when (?:do|would|should|must) (?:i|we)) (?:\S+ ){0,5}(?:order|start|place|decide|book|pay)(?= )/.test(
    text,
  );
}
