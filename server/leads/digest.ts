import { createHash } from 'node:crypto';

/** A short one-way hash of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
