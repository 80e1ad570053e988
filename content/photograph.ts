import path from 'node:path';

/** A photograph in a text: a file next to it, and a description. */
export interface Photograph {
  /** Relative to the folder of the text: 'team.jpg' in `content/pages/about.ts` is `content/pages/team.jpg`. */
  file: string;
  /** The text alternative. */
  alt: string;
  /** A caption, on pages that have room for one. */
  caption?: string;
}

/** The same with its file relative to the project's root, wherever it is used. */
export function locatePhotograph(namedIn: string, photograph: Photograph): Photograph {
  return { ...photograph, file: path.posix.join(path.posix.dirname(namedIn), photograph.file) };
}

/** Allowed formats, by file extension. */
export const photographTypes: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The largest file a camera makes; a larger one wouldn't look better. */
export const maxPhotographBytes = 25_000_000;

/** The texts, other than posts, that may have photographs. */
export const textFiles = {
  portfolio: 'content/portfolio.ts',
  testimonials: 'content/testimonials.ts',
  about: 'content/pages/about.ts',
  people: 'content/pages/people.ts',
} as const;
