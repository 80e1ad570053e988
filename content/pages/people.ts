import type { Person } from './page-types.ts';

export const peopleHeading = "Who you'll work with";

/** While nobody is listed, the about page has no such section. */
export const people: readonly Person[] = [];
