import { createHmac, randomBytes } from 'node:crypto';

/** 128 bits, so that the URL of a talk or a quote can't be guessed. */
const keyBytes = 16;

export function randomKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

/** The same for the same text, and as hard to guess as the secret. */
export function derivedKey(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest().subarray(0, keyBytes).toString('base64url');
}
