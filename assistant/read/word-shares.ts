import type { Encoder } from '#language/encode/encoder.ts';
import { contentTerms, queryTerms, questionTerms } from '#language/retrieve/terms.ts';
import { plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from '../contract.ts';

/** Below this two words are unrelated: 'wheelchair' and 'disabled' reach 0.31, 'dog' and 'pets' 0.49. */
const minAlike = 0.3;
/** Weight of a word that only the answer has. */
const answerShare = 0.6;
/** Words read of a message. */
const maxWords = 30;
/** Cache size for similar words. */
const cacheSize = 2_000;

/** The share of a message's words each unseen entry covers, from 0 to 1. */
export type WordShares = (words: readonly string[]) => ReadonlyMap<KnownEntry, number>;

interface Holder {
  entry: KnownEntry;
  /** The weight of the entry containing a word. */
  share: number;
}

/**
 * Compares entries added after training word by word. The encoder wasn't trained to connect a message about ramps with
 * the entry on wheelchairs, but its word embeddings relate such words.
 */
export function createWordShares(
  entries: readonly KnownEntry[],
  weightOf: (term: string) => number,
  encoder: Pick<Encoder, 'wordMeaning'> | undefined,
): WordShares {
  const byTerm = new Map<string, Holder[]>();
  const byWord = new Map<string, Holder[]>();
  const hold = (index: Map<string, Holder[]>, key: string, holder: Holder) => {
    const holders = index.get(key) ?? [];
    if (!holders.some(({ entry }) => entry === holder.entry)) index.set(key, [...holders, holder]);
  };
  for (const entry of entries) {
    const asked = [entry.question, ...(entry.alternatives ?? [])];
    for (const text of asked) {
      for (const term of questionTerms(text)) hold(byTerm, term, { entry, share: 1 });
      for (const word of plainWords(text)) if (contentTerms([word]).length) hold(byWord, word, { entry, share: 1 });
    }
    for (const word of plainWords(entry.answer)) {
      for (const term of contentTerms([word])) {
        hold(byTerm, term, { entry, share: answerShare });
        hold(byWord, word, { entry, share: answerShare });
      }
    }
  }
  const meanings = [...byWord].flatMap(([word, holders]) => {
    const meaning = encoder?.wordMeaning?.(word);
    return meaning ? [{ meaning, holders }] : [];
  });

  const remembered = new Map<string, ReadonlyMap<KnownEntry, number>>();

  /** How well each entry covers a word: a similar word counts by its similarity. */
  function knownBy(term: string, word: string | undefined): ReadonlyMap<KnownEntry, number> {
    const key = `${term} ${word}`;
    const before = remembered.get(key);
    if (before) return before;
    const known = new Map((byTerm.get(term) ?? []).map(({ entry, share }) => [entry, share]));
    const meaning = word === undefined ? undefined : encoder?.wordMeaning?.(word);
    for (const other of meaning ? meanings : []) {
      const alike = meaning?.reduce((sum, value, at) => sum + value * (other.meaning[at] ?? 0), 0) ?? 0;
      if (alike < minAlike) continue;
      for (const { entry, share } of other.holders)
        known.set(entry, Math.max(known.get(entry) ?? 0, Math.min(1, alike) * share));
    }
    if (remembered.size >= cacheSize) remembered.clear();
    remembered.set(key, known);
    return known;
  }

  return (all) => {
    if (!entries.length) return new Map();
    const words = all.slice(0, maxWords);
    const terms = new Map<string, string | undefined>(queryTerms(words).map((term) => [term, undefined]));
    for (const word of words) for (const term of contentTerms([word])) if (terms.has(term)) terms.set(term, word);
    const shares = new Map<KnownEntry, number>();
    let whole = 0;
    for (const [term, word] of terms) {
      const weight = weightOf(term);
      whole += weight;
      for (const [entry, share] of knownBy(term, word)) shares.set(entry, (shares.get(entry) ?? 0) + share * weight);
    }
    for (const [entry, sum] of shares) shares.set(entry, sum / whole);
    return shares;
  };
}
