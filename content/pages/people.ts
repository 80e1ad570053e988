import type { Photograph } from '../photograph.ts';

/** Somebody a client meets. Only who agreed to be shown here. */
export interface Person {
  name: string;
  /** 'Project manager'. */
  role: string;
  /** A sentence or two: what they do for a client. */
  text?: string;
  photograph?: Photograph;
}

export const peopleHeading = "Who you'll work with";

/** While nobody is named, the about page has no such section. */
export const people: readonly Person[] = [];
