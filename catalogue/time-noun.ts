/** The units that something can be ordered by, and how many days each is; hours are spread over any number of days. */
const unitDays: Readonly<Record<string, number | null>> = { hours: null, days: 1, nights: 1, weeks: 7 };

/** 'days', if a service is ordered by the day (`orderNoun: 'Days'`): how many orders then says how long it takes. */
export function timeNoun(orderNoun = ''): string | undefined {
  const noun = orderNoun.toLowerCase();
  return Object.hasOwn(unitDays, noun) ? noun : undefined;
}

/** 'night', in 'per night'. */
export function timeUnit(orderNoun?: string): string | undefined {
  return timeNoun(orderNoun)?.replace(/s$/, '');
}

/** The days of one order of what is ordered by time; null for hours. */
export function daysOfUnit(orderNoun?: string): number | null {
  return unitDays[timeNoun(orderNoun) ?? ''] ?? null;
}
