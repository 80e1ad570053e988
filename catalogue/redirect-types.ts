import type { ServiceSlug } from './service.ts';

/** What was sold once. */
export interface RemovedService {
  /** Its slug, which nothing else may have now. */
  slug: ServiceSlug;
  /** The number it had, so that no other service gets it. */
  number?: number | undefined;
  /** Where its address leads now: a page of ours, from the first slash on. */
  to: string;
  /**
   * The words it was sold by, in small letters and in the singular. The assistant says to whoever asks for one that it is no
   * longer sold, and texts leave out what needs it (`left-out.ts`). Without any, a text with its figures is a fault.
   */
  words: readonly string[];
  /** Sold by whoever had this site before, never by this agency: nobody is told that it is 'no longer' offered. */
  neverSold?: true | undefined;
}

export interface Redirects {
  /** What every service's address once ended in. */
  endings: readonly string[];
  /** Any other address of ours, from the first slash on, and where it leads now. */
  moved: Readonly<Record<string, string>>;
}
