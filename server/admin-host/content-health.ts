/** How far the site has followed what staff published, for `/healthz`. */
export interface ContentHealth {
  /** The release that answers; 'repository' before the first. */
  release: string;
  publishedAt?: string;
  /** Everything published before this time, by the admin host's clock, is on the site or among the problems. */
  readAt?: string;
  admin: 'ok' | 'away' | 'unknown';
  /** Records that are shown as they were before, and why. */
  problems: readonly { type: string; record: string; reason: string }[];
  /** Since when staff have had the site taken back to an earlier release, where it waits. */
  heldSince?: string | undefined;
  /** Why the last attempt to publish failed. */
  failed?: string | undefined;
}
