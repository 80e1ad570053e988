const daysIn = { day: 1, week: 7, month: 30, year: 365 } as const;
const minutesIn = { minute: 1, hour: 60, day: 1440, week: 10080, month: 43200, year: 525600 } as const;

type Long = keyof typeof daysIn;
type Short = keyof typeof minutesIn;

/** The days within which the work has to be ready, as far as the words say. */
export function deadlineIn(text: string): number | undefined {
  const spoken =
    / (?:within|in|under|by|inside|less than|before|maximum|only have|deadline(?: is| of)?|(?:need|have|want)(?: \S+){0,3} in|ready in|done in|finish(?:ed)? in|no later than|at most|after|next) (?:the )?(?:next )?(?:just |only |about |max )?(\d+) (?:working |business )?(day|week|month)s?(?! ago)(?= )/.exec(
      text,
    ) ??
    / (\d+) (day|week|month)s? (?:away|from now|time|left|deadline|max|maximum|at most|or less|tops)(?= )/.exec(text);
  if (spoken && !/ per | a month | monthly |every/.test(text.slice(Math.max(0, spoken.index - 10), spoken.index + 4)))
    return Number(spoken[1]) * daysIn[spoken[2] as Long];
  if (/ (?:in|within) (?:a|one) week /.test(text) || / this week /.test(text)) return 7;
  if (/ (?:in|within) a (?:month|fortnight) /.test(text)) return / fortnight /.test(text) ? 14 : 30;
  return undefined;
}

/** Minutes since something happened: '40 minutes ago', 'half an hour ago', 'yesterday', 'just ordered'. */
export function elapsedIn(text: string): number | undefined {
  const ago =
    / (\d+(?:\.\d+)?|an?|few|couple of|half an) (minute|hour|day|week|month|year)s? (?:ago|back|before|earlier|since|has passed|have passed|passed|later|into|after (?:i |the |my |we )?(?:buy|bought|order|pay|paid|purchas|checkout|check)\S*)(?= )/.exec(
      text,
    ) ??
    / (?:been|after|for) (?:like |about |around |only |just |over )?(\d+(?:\.\d+)?|an?|few|couple of|half an) (minute|hour|day|week|month|year)s?(?= )/.exec(
      text,
    );
  if (ago) {
    const [, count = '', unit = ''] = ago;
    const number = /^\d/.test(count) ? Number(count) : count === 'half an' ? 0.5 : count.startsWith('a') ? 1 : 3;
    return number * minutesIn[unit as Short];
  }
  if (/ (?:yesterday|last night) /.test(text)) return minutesIn.day;
  if (/ last week /.test(text)) return minutesIn.week;
  if (/ last month /.test(text)) return minutesIn.month;
  if (
    / (?:just|moments? ago|seconds? ago|right now|a moment) /.test(text) &&
    / (?:ordered|bought|paid|placed|purchased|checked out|order|payment) /.test(text)
  )
    return 1;
  return undefined;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthPattern = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const dayFirst = new RegExp(` (\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})(?: (\\d{4}))?(?= )`);
const monthFirst = new RegExp(` (${monthPattern}) (\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))?(?= )`);

export interface CalendarDay {
  year: number | undefined;
  month: number;
  day: number;
}

function calendarDay(day: string, month: string, year: string | undefined): CalendarDay | undefined {
  const index = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
  const number = Number(day);
  if (index < 0 || number < 1 || number > 31) return undefined;
  return { year: year ? Number(year) : undefined, month: index, day: number };
}

/** A date the visitor names: '3 March', 'march 3rd 2027', '2027-03-03'. There is no clock here: 'tomorrow' is none. */
export function dateIn(text: string): CalendarDay | undefined {
  const iso = / (\d{4}) (\d{1,2}) (\d{1,2})(?= )/.exec(text);
  if (iso) {
    const month = Number(iso[2]) - 1;
    const day = Number(iso[3]);
    if (month >= 0 && month < 12 && day >= 1 && day <= 31) return { year: Number(iso[1]), month, day };
  }
  const first = dayFirst.exec(text);
  if (first) return calendarDay(first[1] ?? '', first[2] ?? '', first[3]);
  const second = monthFirst.exec(text);
  return second ? calendarDay(second[2] ?? '', second[1] ?? '', second[3]) : undefined;
}

/** 'March 3' plus days. Without a year a common year is taken, and the reply names none. */
export function addDays({ year, month, day }: CalendarDay, days: number): string {
  const commonYear = 2027;
  const date = new Date(Date.UTC(year ?? commonYear, month, day + days));
  const name = months[date.getUTCMonth()] ?? '';
  const said = `${date.getUTCDate()} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return year === undefined ? said : `${said} ${date.getUTCFullYear()}`;
}

export function sayDate(date: CalendarDay): string {
  return addDays(date, 0);
}
