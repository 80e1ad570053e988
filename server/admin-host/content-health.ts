/** How the site stands to what staff publish, for `/healthz`. */
export interface ContentHealth {
  /** The release that answers; 'repository' before the first. */
  release: string;
  publishedAt?: string;
  /** What staff had published by then is on the site, or among the problems; by the admin host's clock. */
  readAt?: string;
  admin: 'ok' | 'away' | 'unknown';
  /** Records that are shown as they were before, and why. */
  problems: readonly { type: string; record: string; reason: string }[];
  /** Since when staff have had the site taken back to an earlier release, where it waits. */
  heldSince?: string | undefined;
  /** Why the last attempt to publish came to nothing. */
  failed?: string | undefined;
}
