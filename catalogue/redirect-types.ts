import type { ServiceSlug } from './service.ts';

/** A service that is no longer sold. */
export interface RemovedService {
  /** Its slug, which must not be reused. */
  slug: ServiceSlug;
  /** Its number, so that no other service gets it. */
  number?: number | undefined;
  /** The path its URL redirects to. */
  to: string;
  /**
   * The words it was sold by, in lower case and in the singular. If a visitor uses one, the assistant says that it is
   * no longer sold, and texts that need it are left out (`left-out.ts`). Without any, a text with its figures is an
   * error.
   */
  words: readonly string[];
  /** Sold by the previous owner of this site, never by this agency, so it isn't called 'no longer' offered. */
  neverSold?: true | undefined;
}

export interface Redirects {
  /** A suffix that all service URLs once had. */
  endings: readonly string[];
  /** Any other path of ours, and where it redirects. */
  moved: Readonly<Record<string, string>>;
}
