import type { ServiceSlug } from './service.ts';

export interface RemovedService {
  /** Its slug, which nothing else may have now. */
  slug: ServiceSlug;
  /** Where its address leads now. */
  to: string;
  /** The words it was sold by, in small letters: `npm run content:check` reports every text that still holds one. */
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
