import type { FieldErrors } from './lead-schema.ts';

/** The result of submitting a message. */
export type Outcome =
  /** With the key of its talk and the time by which it will be answered, in milliseconds since 1970. */
  | { kind: 'thanked'; reference: string; talk: string; replyBy?: number | undefined }
  | { kind: 'invalid'; errors: FieldErrors }
  /** The form was submitted too soon, or had been open too long. Submitting it again with this token works. */
  | { kind: 'again'; token: string; message: string }
  | { kind: 'too many'; retryAfterSeconds: number; message: string }
  /** The message can't be stored at the moment. */
  | { kind: 'away'; message: string };

export const unavailableMessage =
  "We can't store your message at the moment, and we'd rather tell you than lose it. It's all still here: try again in a few minutes, or send it by email, already filled in.";
