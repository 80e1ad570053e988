import { plainWords } from '../text/plain.ts';

/** The lookup key of a wording: only its words. */
export function wordingKey(text: string): string {
  return keyOf(plainWords(text));
}

export function keyOf(words: readonly string[]): string {
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
}

/** A short hash of a wording, so that the browser can recognize wordings without storing their text. */
export function wordingNumber(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
