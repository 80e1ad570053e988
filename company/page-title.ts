import { company } from './facts.ts';

/** Search results cut titles off after this. */
const titleLimit = 60;

/** 'A title | The agency', or the title alone where the name would be cut off. */
export function pageTitle(title: string): string {
  const bare = title.endsWith(` | ${company.name}`) ? title.slice(0, -(company.name.length + 3)) : title;
  const named = `${bare} | ${company.name}`;
  return named.length <= titleLimit ? named : bare;
}

/** The first of several titles that search results show whole: a long name leaves less room. */
export function titleThatFits(...titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= titleLimit) ?? (titles.at(-1) as string);
}
