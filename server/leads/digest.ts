import { createHash } from 'node:crypto';

/** A short stand-in for a text, which does not say what the text was. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
