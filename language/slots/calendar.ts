export interface CalendarDay {
  year: number | undefined;
  month: number;
  day: number;
}

const months = 'January February March April May June July August September October November December'.split(' ');
/** Without a year, a common year is assumed, and the reply mentions none. */
const commonYear = 2027;

/** '3 March' plus days. */
export function addDays({ year, month, day }: CalendarDay, days: number): string {
  const date = new Date(Date.UTC(year ?? commonYear, month, day + days));
  const said = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return year === undefined ? said : `${said} ${date.getUTCFullYear()}`;
}
