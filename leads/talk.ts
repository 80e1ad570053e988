import * as z from 'zod/mini';
import { seen, text } from './field-schemas.ts';
import { longest } from './lead-limits.ts';

/** Something said in a talk between a visitor and the team. */
export interface SaidInTalk {
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  by: 'visitor' | 'team';
  /** Who of the team; empty for the visitor. */
  name: string;
  text: string;
}

/** A talk as the visitor sees it: the message that began it, and all that followed. */
export interface TalkView {
  reference: string;
  messages: readonly SaidInTalk[];
}

/** What became of something that a visitor said. */
export type SayOutcome =
  | { kind: 'said'; talk: TalkView }
  | { kind: 'invalid'; message: string }
  | { kind: 'unknown'; message: string }
  | { kind: 'full'; message: string }
  | { kind: 'too many'; retryAfterSeconds: number; message: string }
  | { kind: 'away'; message: string };

/** Text that a visitor or staff add to a talk. */
export const talkText = text(longest.message, 'Please write a message.').check(
  z.refine((value) => seen(value) !== '', 'Please write a message.'),
);

/** Made by whoever says something, the same for every attempt. */
export const talkMessageKey = z.string().check(z.regex(/^[\w-]{16,64}$/));
