import type { Decision } from './decide.ts';
import type { Reading } from './read/reading.ts';
import type { Acts } from './talk/acts.ts';
import type { Talk } from './talk/talk.ts';

/** A part of a message, what was made of it and of all before. */
export interface Understood {
  text: string;
  reading: Reading;
  /** What it does to the order; unknown where it is read by its words alone. */
  acts: Acts | undefined;
  /** The talk as the reply speaks of it. */
  talk: Talk;
  /** The talk as it goes on: what was only asked about changes no order. */
  next: Talk;
  /** The talk as it stood before the message. */
  before: Talk;
  decision: Decision;
}

/** Every part of a message, in the order they are said. */
export type Turn = [Understood, ...Understood[]];
