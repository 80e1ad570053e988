import { createHash, timingSafeEqual } from 'node:crypto';

/** A short one-way hash of a text. */
export function digest(text: string, encoding: 'base64url' | 'hex' = 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Both are hashed first, so that values of equal length are compared in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}
