import { keyOf, wordingKey, wordingNumber } from '#language/retrieve/wording-number.ts';
import type { KnownEntry } from '../contract.ts';

export interface ExactWordings {
  /** The entry with exactly this wording. */
  entryFor(words: readonly string[]): KnownEntry | undefined;
}

/** Exact wordings of entries, which need no classification. */
export function createExactWordings(
  entries: readonly KnownEntry[],
  numbers: ReadonlyMap<number, number | string> = new Map(),
): ExactWordings {
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
