import type { PostSubject } from '#content/post-subject.ts';

/** What a post is about, with the figures that its drawing shows. */
export type Subject =
  | Exclude<PostSubject, { kind: 'prices' | 'months' }>
  /** The prices of a service's packages, as pages write them, lowest first. */
  | { kind: 'prices'; prices: readonly string[] }
  /** When results can be expected, one after the other. */
  | { kind: 'months'; spans: readonly { from: number; to: number }[] };
