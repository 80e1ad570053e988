import { company } from './facts.ts';

/** Search results truncate longer titles. */
const titleLimit = 60;

/** 'A title | The agency', or just the title if the name would be truncated. */
export function pageTitle(title: string): string {
  const bare = title.endsWith(` | ${company.name}`) ? title.slice(0, -(company.name.length + 3)) : title;
  const named = `${bare} | ${company.name}`;
  return named.length <= titleLimit ? named : bare;
}

/** The first of several titles that fits in search results: a long name leaves less room. */
export function titleThatFits(...titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= titleLimit) ?? (titles.at(-1) as string);
}
