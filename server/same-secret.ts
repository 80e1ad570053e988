import { createHash, timingSafeEqual } from 'node:crypto';

/** Both are hashed first, so that values of equal length are compared in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
