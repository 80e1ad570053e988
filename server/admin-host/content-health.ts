/** How up to date the site is with what staff published, for `/healthz`. */
export interface ContentHealth {
  /** The current release; 'repository' before the first. */
  release: string;
  publishedAt?: string;
  /** Everything published before this time, by the admin host's clock, is on the site or among the problems. */
  readAt?: string;
  admin: 'ok' | 'away' | 'unknown';
  /** Records that are shown in an earlier version, and why. */
  problems: readonly { type: string; record: string; reason: string }[];
  /** Since when staff have pinned the site to an earlier release. */
  heldSince?: string | undefined;
  /** Why the last attempt to publish failed. */
  failed?: string | undefined;
}
