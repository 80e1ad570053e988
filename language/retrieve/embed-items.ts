import type { Encoder } from '../encode/encoder.ts';
import type { Vectors } from '../encode/vectors.ts';
import type { EmbeddedItem } from './vector-index.ts';
import { wordingKey, wordingNumber } from './wording-number.ts';

/** Something to be found by embedding, with its wordings. */
export interface IndexedItem<Item> {
  key: string;
  item: Item;
  texts: readonly string[];
}

/** A hash of all wordings: if it differs, they were changed. */
export function wordingsHash(texts: readonly string[]): number {
  return wordingNumber(texts.map(wordingKey).join('\n'));
}

/** From this similarity to its trained vector on, a reworded item is still the same: others stay below 0.5. */
export const sameItemSimilarity = 0.85;

/** The wordings used for an item without a precomputed vector. */
const maxTexts = 8;

async function meanVector(encoder: Encoder, texts: readonly string[]): Promise<Float32Array> {
  const encodings = await encoder.encode(texts.slice(0, maxTexts).map((text) => ({ text })));
  const middle = new Float32Array(encodings[0]?.vector.length ?? 0);
  for (const { vector } of encodings)
    for (let at = 0; at < middle.length; at++) middle[at] = (middle[at] ?? 0) + (vector[at] ?? 0);
  return middle;
}

/** Every item with its vector: from the file if its wordings are unchanged, otherwise computed now. */
export async function embedItems<Item>(
  known: readonly IndexedItem<Item>[],
  encoder: Encoder,
  vectors: Vectors | undefined,
): Promise<EmbeddedItem<Item>[]> {
  const placed: EmbeddedItem<Item>[] = [];
  for (const { key, item, texts } of known) {
    const vector = vectors?.vectorOf(key, wordingsHash(texts)) ?? (await meanVector(encoder, texts));
    placed.push({ item, vector });
  }
  return placed;
}
