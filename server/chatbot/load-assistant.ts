import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import type { Encoder } from '#assistant/encode/encoder.ts';
import { readVectors } from '#assistant/encode/vectors.ts';
import { createShop } from '#assistant/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { createOnnxEncoder } from '../encoder/onnx-encoder.ts';

/** The files that training wrote. */
export const modelFolder = path.resolve(import.meta.dirname, '../../training/model');

/** How questions are read: by meaning, or by their words alone because the model could not be loaded. */
export type ReadingMode = 'meaning' | 'words';

export interface LoadedAssistant {
  assistant: Assistant;
  mode: ReadingMode;
  /** What it reads by meaning with, for others who do. */
  encoder?: Encoder;
  /** Why the model could not be loaded. */
  reason?: string;
}

export async function loadModel(folder: string) {
  const [encoder, vectors] = await Promise.all([
    createOnnxEncoder(folder),
    readFile(path.join(folder, 'encoder-vectors.bin')),
  ]);
  return { encoder, vectors: readVectors(new Uint8Array(vectors).buffer) };
}

/** The assistant of the server. A model that cannot be loaded costs understanding, never the chat. */
export async function loadAssistant(folder = modelFolder): Promise<LoadedAssistant> {
  const options = { shop: createShop(), entries: allEntries() };
  try {
    const model = await loadModel(folder);
    return { assistant: await createAssistant({ ...options, ...model }), mode: 'meaning', encoder: model.encoder };
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`;
    return { assistant: await createAssistant(options), mode: 'words', reason };
  }
}
