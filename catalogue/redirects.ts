import type { ServiceSlug } from './service.ts';

export interface RemovedService {
  /** Its slug, which nothing else may have now. */
  slug: ServiceSlug;
  /** Where its address leads now. */
  to: string;
  /** The words it was sold by, in small letters: `npm run content:check` reports every text that still holds one. */
  words: readonly string[];
}

/** Addresses that have moved. Every one answers with a permanent redirect. */
export const redirects: {
  /** What every service's address once ended in. */
  readonly endings: readonly string[];
  /** Services that are no longer sold. */
  readonly removed: readonly RemovedService[];
  /** Any other address of ours, from the first slash on, and where it leads now. */
  readonly moved: Readonly<Record<string, string>>;
} = {
  endings: ['-agency-in-pakistan'],
  removed: [],
  moved: {},
};
