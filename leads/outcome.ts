import type { FieldErrors } from './lead-schema.ts';

/** What became of a message that was sent. */
export type Outcome =
  /** With the key of the talk in which it is answered, and by when that will be, in milliseconds since 1970. */
  | { kind: 'thanked'; reference: string; talk: string; replyBy?: number | undefined }
  | { kind: 'invalid'; errors: FieldErrors }
  /** The form was sent too soon or had been open too long: sending it once more, with this token, will do. */
  | { kind: 'again'; token: string; message: string }
  | { kind: 'too many'; retryAfterSeconds: number; message: string }
  /** The message cannot be stored now. */
  | { kind: 'away'; message: string };

export const awayMessage =
  "We can't store your message at the moment, and we'd rather tell you than lose it. It's all still here: try again in a few minutes, or send it by email, already filled in.";
