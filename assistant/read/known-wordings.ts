import type { KnownEntry } from '../contract.ts';
import { plainWords } from '../text/plain.ts';

/** A wording as it is looked up: its words alone. */
export function wordingKey(text: string): string {
  return keyOf(plainWords(text));
}

function keyOf(words: readonly string[]): string {
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
}

/** A short number for a wording: the browser knows wordings by these without carrying their letters. */
export function wordingNumber(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export interface KnownWordings {
  /** The entry that has a wording of these very words. */
  entryFor(words: readonly string[]): KnownEntry | undefined;
}

/** Wordings that an entry states itself need no judging: whoever asks in these words is answered by that entry. */
export function createKnownWordings(
  entries: readonly KnownEntry[],
  numbers: ReadonlyMap<number, number | string> = new Map(),
): KnownWordings {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byNumber = new Map<number, KnownEntry>();
  for (const [number, id] of numbers) {
    const entry = byId.get(id);
    if (entry) byNumber.set(number, entry);
  }
  for (const entry of entries) {
    for (const wording of [entry.question, ...(entry.alternatives ?? [])]) {
      const number = wordingNumber(wordingKey(wording));
      if (!byNumber.has(number)) byNumber.set(number, entry);
    }
  }
  return { entryFor: (words) => byNumber.get(wordingNumber(keyOf(words))) };
}
