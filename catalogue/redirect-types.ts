import type { ServiceSlug } from './service.ts';

export interface RemovedService {
  /** Its slug, which nothing else may have now. */
  slug: ServiceSlug;
  /** The number it had, so that no other service gets it. */
  number?: number | undefined;
  /** Where its address leads now: a page of ours, from the first slash on. */
  to: string;
  /**
   * The words it was sold by, in small letters and in the singular. `npm run content:check` reports every text that still
   * holds one, and the assistant says to whoever asks for one that it is no longer sold.
   */
  words: readonly string[];
}

export interface Redirects {
  /** What every service's address once ended in. */
  endings: readonly string[];
  /** Services that are no longer sold. */
  removed: readonly RemovedService[];
  /** Any other address of ours, from the first slash on, and where it leads now. */
  moved: Readonly<Record<string, string>>;
}
