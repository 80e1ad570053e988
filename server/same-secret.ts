import { createHash, timingSafeEqual } from 'node:crypto';

/** Both are hashed first: values of one length, compared in a time that says nothing. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
