/** 'Friday 20 November, 14:00' in the reader's time zone and locale. */
export function localTime(time: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(time);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(time);
  return `${day}, ${clock}`;
}
