import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { type Encoder, type Encoding, readHeads } from '#assistant/encode/encoder.ts';
import { createRemembering } from '#assistant/encode/remembering.ts';
import { createTokenizer } from '#assistant/encode/tokenizer.ts';

// One question at a time on one thread: the other cores serve pages.
env.wasm.numThreads = 1;

/** The large encoder, from the two files that training wrote. */
export async function createOnnxEncoder(folder: string): Promise<Encoder> {
  const [model, vocabulary] = await Promise.all([
    readFile(path.join(folder, 'encoder.onnx')),
    readFile(path.join(folder, 'vocabulary.txt'), 'utf8'),
  ]);
  const tokenizer = createTokenizer(vocabulary.split('\n'));
  const session = await InferenceSession.create(model);

  async function work(ids: readonly number[]): Promise<Encoding> {
    const input = new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
    const { vector, heads } = await session.run({ ids: input });
    if (!(vector?.data instanceof Float32Array) || !(heads?.data instanceof Float32Array)) {
      throw new Error('The model in this folder gives no vector or no heads.');
    }
    return { vector: vector.data, ...readHeads(heads.data) };
  }

  return createRemembering('encoder', tokenizer, work);
}
