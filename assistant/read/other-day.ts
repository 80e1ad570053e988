import type { KnownEntry } from '../contract.ts';

const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

export function weekdaysIn(text: string): string[] {
  return Array.from(text.matchAll(weekdays), ([day]) => day.toLowerCase().replace(/s$/, ''));
}

/** 'Are you open on Mondays?' isn't answered by what was written about Sundays. */
export function isAboutOtherWeekday({ question, alternatives = [] }: KnownEntry, asked: readonly string[]): boolean {
  const own = asked.length ? weekdaysIn([question, ...alternatives].join(' ')) : [];
  return own.length > 0 && !asked.some((day) => own.includes(day));
}
