import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withAnswer } from '#assistant/read/create-reader-context.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors, type VectorRow, writeVectors } from '#language/encode/vectors.ts';
import { cosine } from '#language/retrieve/cosine.ts';
import { sameItemSimilarity, wordingsHash } from '#language/retrieve/embed-items.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import type { Item } from './examples.ts';
import { allItems } from './items.ts';
import { learntName } from './learnt-name.ts';
import { allExamples } from './read-examples.ts';

/**
 * One vector for each thing a message can be about: the mean of all its wordings, those of the knowledge base and those
 * of the writers. Run it after changing entries: unchanged wordings keep their vector. What training hasn't seen is
 * marked as newer: the assistant trusts its words more than the encoder. After new training, which has seen everything,
 * all are recomputed.
 * node training/write-vectors.ts [--all] [--model FOLDER]
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    model: { type: 'string', default: path.join(import.meta.dirname, 'model') },
  },
});
const folder = values.model;

function wordingsByKey(): Map<string, string[]> {
  const wordings = new Map<string, string[]>();
  for (const { text, before, keys } of allExamples()) {
    const [key] = keys;
    if (!key || keys.length > 1 || before) continue;
    wordings.set(key, [...(wordings.get(key) ?? []), text]);
  }
  return wordings;
}

async function meanVector(encoder: Encoder, texts: readonly string[]): Promise<number[]> {
  const encodings = await encoder.encode(texts.map((text) => ({ text })));
  const width = encodings[0]?.vector.length ?? 0;
  return Array.from({ length: width }, (_, at) => encodings.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0));
}

/** Integers from -127 to 127; only the direction of a vector matters, not its length. */
function small(vector: readonly number[]): Int8Array {
  const most = vector.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127));
}

const items = allItems();
/** Loaded only if something has to be computed, because the files are large. */
let wordings: Map<string, string[]> | undefined;

async function write(loadEncoder: () => Encoder | Promise<Encoder>, name: string): Promise<void> {
  const known = values.all ? undefined : readVectors(new Uint8Array(readFileSync(path.join(folder, name))).buffer);
  const rows: VectorRow[] = [];
  let encoder: Encoder | undefined;
  let worked = 0;
  const isLater = ({ key, texts }: Pick<Item, 'key' | 'texts'>) => !known?.isLearnt(key, wordingsHash(texts));
  const later = items.filter(isLater);
  const answers = known ? later.filter(({ key }) => key.startsWith('entry:')) : [];
  for (const { key, texts } of [...later, ...answers.map((item) => withAnswer(item, item.answer))]) {
    const print = wordingsHash(texts);
    const before = known?.vectorOf(key, print);
    if (before) {
      rows.push({ key, print, vector: Int8Array.from(before) });
      continue;
    }
    worked += 1;
    encoder ??= await loadEncoder();
    wordings ??= wordingsByKey();
    const alone = small(await meanVector(encoder, texts));
    // Under a number that is used for something else now, the training data asks for what it was.
    const trained = known?.learnt.find((row) => row.key === key);
    const isOther = trained && cosine(trained.vector, alone) < sameItemSimilarity;
    const own = [...new Set([...texts, ...(wordings.get(key) ?? [])])];
    rows.push({ key, print, vector: isOther ? alone : small(await meanVector(encoder, own)) });
  }
  console.log(`${name}: ${worked} worked out for ${items.length} things`);
  const file = known ? writeVectors(known.learnt, rows, learntName) : writeVectors(rows, [], learntName);
  writeFileSync(path.join(folder, name), file);
}

await write(() => createLargeEncoder(folder), 'encoder-vectors.bin');
await write(
  () => createStudent(new Uint8Array(readFileSync(path.join(folder, 'student.bin'))).buffer),
  'student-vectors.bin',
);
