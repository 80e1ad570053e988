/**
 * What a post is about, as its cover draws it: parts of a site that wait for each other, how long results take, work at
 * different intervals, roads to choose from, a design and what is built from it, a page of instructions, an answer and
 * the page it comes from, or the prices of a service.
 */
export type PostSubject =
  | { kind: 'schedule' | 'intervals' | 'choice' | 'halves' | 'brief' | 'cited answer' }
  | { kind: 'months' }
  | { kind: 'prices'; service: string };
