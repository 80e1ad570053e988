import path from 'node:path';

/** A photograph in a text: a file beside it, and what it shows in words. */
export interface Photograph {
  /** From the folder of the text that names it: 'team.jpg' in `content/pages/about.ts` is `content/pages/team.jpg`. */
  file: string;
  /** What it shows, for everyone who does not see it. */
  alt: string;
  /** A line below it, on pages that have room for one. */
  caption?: string;
}

/** The same with its file named from the project's root, whichever text names it. */
export function locatePhotograph(namedIn: string, photograph: Photograph): Photograph {
  return { ...photograph, file: path.posix.join(path.posix.dirname(namedIn), photograph.file) };
}

/** What a photograph may be, by the ending of its name. */
export const photographTypes: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** What a camera makes; a larger file would not look better. */
export const mostPhotographBytes = 25_000_000;

/** The texts, other than posts, that may name photographs. */
export const textFiles = {
  portfolio: 'content/portfolio.ts',
  testimonials: 'content/testimonials.ts',
  about: 'content/pages/about.ts',
  people: 'content/pages/people.ts',
} as const;
