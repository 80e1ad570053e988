import type { Decision } from './decide.ts';
import type { DialogueActs } from './dialogue/acts.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { Reading } from './read/reading.ts';

/** A segment with its reading, its dialogue acts and the decision. */
export interface Understood {
  text: string;
  reading: Reading;
  /** Undefined if the segment is read by words alone. */
  acts: DialogueActs | undefined;
  /** The dialogue state the reply refers to. */
  state: DialogueState;
  /** The dialogue state for the next message: what was only asked about changes no order. */
  next: DialogueState;
  /** The dialogue state before the message. */
  before: DialogueState;
  decision: Decision;
}

/** The segments of a message, in order. */
export type Turn = [Understood, ...Understood[]];
