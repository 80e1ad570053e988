import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Encoder } from '#language/encode/encoder.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { printOf } from '#language/retrieve/placed.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import { allItems } from './items.ts';
import { learntName } from './learnt-name.ts';
import { allExamples } from './read-examples.ts';

/**
 * One vector for each thing a message can be about: the middle of all its wordings, those of the knowledge base and those
 * of the writers. Run after changing entries: what kept its wordings keeps its vector, unless all are to be worked out anew.
 *   node training/write-vectors.ts [--all]
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const folder = path.join(import.meta.dirname, 'model');

function wordingsByKey(): Map<string, string[]> {
  const wordings = new Map<string, string[]>();
  for (const { text, before, keys } of allExamples()) {
    const [key] = keys;
    if (!key || keys.length > 1 || before) continue;
    wordings.set(key, [...(wordings.get(key) ?? []), text]);
  }
  return wordings;
}

async function middleOf(encoder: Encoder, texts: readonly string[]): Promise<number[]> {
  const encodings = await encoder.encode(texts.map((text) => ({ text })));
  const width = encodings[0]?.vector.length ?? 0;
  return Array.from({ length: width }, (_, at) => encodings.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0));
}

/** Whole numbers from -127 to 127; the length of a vector does not matter, only where it points. */
function small(vector: readonly number[]): Int8Array {
  const most = vector.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127));
}

const items = allItems();
/** Read only where something has to be worked out: the files are long. */
let wordings: Map<string, string[]> | undefined;

async function write(loadEncoder: () => Encoder | Promise<Encoder>, name: string): Promise<void> {
  const known = values.all ? undefined : readVectors(new Uint8Array(readFileSync(path.join(folder, name))).buffer);
  const rows: Int8Array[] = [];
  let encoder: Encoder | undefined;
  let worked = 0;
  for (const { key, texts } of items) {
    const before = known?.vectorOf(key, printOf(texts));
    if (before) {
      rows.push(Int8Array.from(before));
      continue;
    }
    worked += 1;
    encoder ??= await loadEncoder();
    wordings ??= wordingsByKey();
    rows.push(small(await middleOf(encoder, [...new Set([...texts, ...(wordings.get(key) ?? [])])])));
  }
  console.log(`${name}: ${worked} of ${items.length} worked out`);
  const head = {
    width: rows[0]?.length ?? 0,
    keys: items.map(({ key }) => key),
    prints: items.map(({ texts }) => printOf(texts)),
    learntName,
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  writeFileSync(path.join(folder, name), Buffer.concat([length, json, ...rows.map((row) => Buffer.from(row.buffer))]));
}

await write(() => createLargeEncoder(folder), 'encoder-vectors.bin');
await write(
  () => createStudent(new Uint8Array(readFileSync(path.join(folder, 'student.bin'))).buffer),
  'student-vectors.bin',
);
