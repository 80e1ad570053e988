import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Encoder } from '#assistant/encode/encoder.ts';
import { createStudent } from '#assistant/encode/student.ts';
import { printOf } from '#assistant/retrieve/placed.ts';
import { createOnnxEncoder } from '#server/encoder/onnx-encoder.ts';
import { allItems } from './items.ts';
import { allExamples } from './read-examples.ts';

/**
 * One vector for each thing a message can be about: the middle of all its wordings, those of the knowledge base and those
 * of the writers. Run after changing many entries; a few changed ones are worked out when the server starts.
 *   node training/write-vectors.ts [--apart writer …]
 */
const { values } = parseArgs({ options: { apart: { type: 'string', multiple: true, default: [] } } });
const folder = path.join(import.meta.dirname, 'model');

function wordingsByKey(): Map<string, string[]> {
  const wordings = new Map<string, string[]>();
  for (const { writer, text, before, keys } of allExamples()) {
    const [key] = keys;
    if (!key || keys.length > 1 || before || values.apart.includes(writer)) continue;
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

async function write(encoder: Encoder, name: string): Promise<void> {
  const items = allItems();
  const wordings = wordingsByKey();
  const rows: Int8Array[] = [];
  for (const { key, texts } of items) {
    rows.push(small(await middleOf(encoder, [...new Set([...texts, ...(wordings.get(key) ?? [])])])));
    if (rows.length % 200 === 0) console.log(`${name}: ${rows.length} of ${items.length}`);
  }
  const head = {
    width: rows[0]?.length ?? 0,
    keys: items.map(({ key }) => key),
    prints: items.map(({ texts }) => printOf(texts)),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  writeFileSync(path.join(folder, name), Buffer.concat([length, json, ...rows.map((row) => Buffer.from(row.buffer))]));
}

await write(await createOnnxEncoder(folder), 'encoder-vectors.bin');
const student = readFileSync(path.join(folder, 'student.bin'));
await write(createStudent(new Uint8Array(student).buffer), 'student-vectors.bin');
