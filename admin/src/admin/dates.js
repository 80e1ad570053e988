const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const daysOfSite = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** '14:05' if today, otherwise '3 March'. */
export function shortDate(text) {
  const date = new Date(text);
  return date.toDateString() === new Date().toDateString() ? time.format(date) : day.format(date);
}

/** '3 March', or '3 March 2028' in another year. */
export function dayOf(text) {
  const date = new Date(text);
  return (date.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(date);
}

/** '3 March 2026 at 14:05'. */
export function longDate(text) {
  return full.format(new Date(text));
}

/** '3 March 2026', in UTC like the site's days, whatever the reader's time zone. */
export function siteDay(text) {
  return daysOfSite.format(new Date(text));
}
