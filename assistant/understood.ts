import type { Decision } from './decide.ts';
import type { Reading } from './read/reading.ts';
import type { Acts } from './talk/acts.ts';
import type { Talk } from './talk/talk.ts';

/** A part of a message, with its reading and the dialogue state. */
export interface Understood {
  text: string;
  reading: Reading;
  /** Its effect on the order; undefined if it is read by words alone. */
  acts: Acts | undefined;
  /** The dialogue state the reply refers to. */
  talk: Talk;
  /** The dialogue state for the next message: what was only asked about changes no order. */
  next: Talk;
  /** The dialogue state before the message. */
  before: Talk;
  decision: Decision;
}

/** Every part of a message, in order. */
export type Turn = [Understood, ...Understood[]];
