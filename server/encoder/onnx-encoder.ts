import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { type Encodable, type Encoder, type Encoding, readHeads } from '#assistant/encode/encoder.ts';
import { createTokenizer } from '#assistant/encode/tokenizer.ts';

// One question at a time on one thread: the other cores serve pages.
env.wasm.numThreads = 1;

/** Messages kept with their encodings: a talk reads its earlier messages anew each turn. */
const mostRemembered = 2_000;

/** The large encoder, from the two files that training wrote. */
export async function createOnnxEncoder(folder: string): Promise<Encoder> {
  const [model, vocabulary] = await Promise.all([
    readFile(path.join(folder, 'encoder.onnx')),
    readFile(path.join(folder, 'vocabulary.txt'), 'utf8'),
  ]);
  const tokenizer = createTokenizer(vocabulary.split('\n'));
  const session = await InferenceSession.create(model);
  const remembered = new Map<string, Encoding>();

  async function encodeOne({ text, before }: Encodable): Promise<Encoding> {
    const ids = tokenizer.encode(text, before);
    const key = ids.join(' ');
    const known = remembered.get(key);
    if (known) return known;
    const input = new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
    const { vector, heads } = await session.run({ ids: input });
    if (!(vector?.data instanceof Float32Array) || !(heads?.data instanceof Float32Array)) {
      throw new Error('The model in this folder gives no vector or no heads.');
    }
    const encoding = { vector: vector.data, ...readHeads(heads.data) };
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, encoding);
    return encoding;
  }

  return {
    name: 'encoder',
    async encode(messages) {
      const encodings: Encoding[] = [];
      for (const message of messages) encodings.push(await encodeOne(message));
      return encodings;
    },
  };
}
