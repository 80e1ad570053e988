import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Assistant, type AssistantOptions, createAssistant } from '#assistant/assistant.ts';
import { browserTokenBudget } from '#assistant/understand.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { createNetwork } from '#language/encode/network.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { modelFolder } from '#server/chatbot/load-assistant.ts';
import { fastArithmetic } from '#server/encoder/fast-arithmetic.ts';

function modelFile(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(path.join(modelFolder, name))).buffer;
}

/** The small encoder with its vectors. */
export function loadStudent(): Pick<AssistantOptions, 'encoder' | 'vectors'> {
  return { encoder: createStudent(modelFile('student.bin')), vectors: readVectors(modelFile('student-vectors.bin')) };
}

let made: Promise<Assistant> | undefined;

/**
 * The small encoder with all entries of the server and its arithmetic, which is several times as fast as the browser's:
 * a few milliseconds per question, fast enough for thousands. Callers in the same process share one instance, which
 * keeps no conversation state.
 */
export function studentAssistant(): Promise<Assistant> {
  made ??= createAssistant({
    shop: createShop(),
    entries: allEntries(),
    ...loadStudent(),
    encoder: createNetwork('student', modelFile('student.bin'), fastArithmetic),
    maxTokens: browserTokenBudget,
  });
  return made;
}
