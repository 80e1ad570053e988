import type { Photograph } from '../photograph.ts';

/** A person clients will meet. Only people who agreed to be shown here. */
export interface Person {
  name: string;
  /** 'Project manager'. */
  role: string;
  /** One or two sentences: what they do for clients. */
  text?: string;
  photograph?: Photograph;
}

export const peopleHeading = "Who you'll work with";

/** While nobody is listed, the about page has no such section. */
export const people: readonly Person[] = [];
