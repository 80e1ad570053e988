export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** '09:00'; '24:00' is the end of a day. */
export const clockPattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** '12-25' or '2027-03-10'. */
export const holidayPattern = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
