import * as z from 'zod/mini';
import { seen, text } from './field-schemas.ts';
import { maxLength } from './limits.ts';

/** A message in a talk between a visitor and the team. */
export interface TalkEntry {
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  by: 'visitor' | 'team';
  /** The team member's name; empty for the visitor. */
  name: string;
  text: string;
}

/** A talk as the visitor sees it: the message that started it, and everything after. */
export interface TalkView {
  reference: string;
  messages: readonly TalkEntry[];
}

/** The result of a visitor's message. */
export type SayOutcome =
  | { kind: 'said'; talk: TalkView }
  | { kind: 'invalid'; message: string }
  | { kind: 'unknown'; message: string }
  | { kind: 'full'; message: string }
  | { kind: 'too many'; retryAfterSeconds: number; message: string }
  | { kind: 'away'; message: string };

/** Text that a visitor or staff add to a talk. */
export const talkText = text(maxLength.message, 'Please write a message.').check(
  z.refine((value) => seen(value) !== '', 'Please write a message.'),
);

/** Chosen by the sender, the same for every attempt. */
export const talkMessageKey = z.string().check(z.regex(/^[\w-]{16,64}$/));
