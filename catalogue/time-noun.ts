/** The units that something can be ordered by, and how many days each is; hours are spread over any number of days. */
const unitDays: Readonly<Record<string, number | null>> = { hours: null, days: 1, nights: 1, weeks: 7 };

/** 'Nights', or 'Nights per dog', of which each dog counts. */
const pattern = /^(hours|days|nights|weeks)(?: per (.+))?$/i;

/** 'days', if a service is ordered by the day (`orderNoun: 'Days'`): how many orders then says how long it takes. */
export function timeNoun(orderNoun = ''): string | undefined {
  return pattern.exec(orderNoun)?.[1]?.toLowerCase();
}

/** 'dog' of 'Nights per dog': two dogs for three nights are six orders. */
export function countedBeside(orderNoun = ''): string | undefined {
  return pattern.exec(orderNoun)?.[2]?.toLowerCase();
}

/** 'night', in 'per night'; 'night and dog'. */
export function timeUnit(orderNoun?: string): string | undefined {
  const noun = timeNoun(orderNoun)?.replace(/s$/, '');
  const beside = countedBeside(orderNoun);
  return beside ? `${noun} and ${beside}` : noun;
}

/** The days of one order of what is ordered by time; null for hours, and if how many at once isn't known. */
export function daysOfUnit(orderNoun?: string): number | null {
  return countedBeside(orderNoun) ? null : (unitDays[timeNoun(orderNoun) ?? ''] ?? null);
}
