import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { createShop, type Shop } from '#catalogue/shop.ts';
import { starters } from '#company/wording.ts';
import { allEntries } from '#knowledge/index.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { createLargeEncoder } from '../encoder/large-encoder.ts';

/** The files written by training. */
export const modelFolder = path.resolve(import.meta.dirname, '../../training/model');

/** How questions are understood: with the encoder, or by words alone because the model couldn't be loaded. */
export type ReadingMode = 'meaning' | 'words';

export interface LoadedAssistant {
  assistant: Assistant;
  mode: ReadingMode;
  /** The encoder, shared with the search. */
  encoder?: Encoder;
  /** Why the model couldn't be loaded. */
  reason?: string;
}

export async function loadModel(folder: string) {
  const [encoder, vectors] = await Promise.all([
    createLargeEncoder(folder),
    readFile(path.join(folder, 'encoder-vectors.bin')),
  ]);
  return { encoder, vectors: readVectors(new Uint8Array(vectors).buffer) };
}

/** Warms up caches and compiled code before the first visitor asks. */
async function warmUp(assistant: Assistant, { offers }: Shop): Promise<void> {
  const everything = [...offers.values()].map(({ name }) => `2 ${name}`).join(', ');
  const questions = [...starters, starters.join(' '), everything, `my budget is 1000 for ${everything}`];
  for (const question of questions) await assistant.reply({ question, history: [], topK: 1 });
}

/** The server's assistant. If the model can't be loaded, it falls back to matching words. */
export async function loadAssistant(folder = modelFolder): Promise<LoadedAssistant> {
  const options = { shop: createShop(), entries: allEntries() };
  try {
    const model = await loadModel(folder);
    const assistant = await createAssistant({ ...options, ...model });
    await warmUp(assistant, options.shop);
    return { assistant, mode: 'meaning', encoder: model.encoder };
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`;
    return { assistant: await createAssistant(options), mode: 'words', reason };
  }
}
