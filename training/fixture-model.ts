import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kinds, lineActs, requestTypes, roleLabels, slotLabels, wants } from '#language/encode/labels.ts';
import { maxTurnTokens } from '#language/encode/tokenizer.ts';
import { randomNumbers } from './random-numbers.ts';

const [width, inner] = [32, 64];
const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...'abcdefghijklmnopqrstuvwxyz0123456789'].flatMap((token) =>
  token.length === 1 ? [token, `##${token}`] : [token],
);

/** The parts of a one-layer network, named as in `export.py`; a matrix has two sizes, a vector one. */
const shapes: Readonly<Record<string, readonly number[]>> = {
  words: [vocabulary.length, width],
  positions: [maxTurnTokens, width],
  ...normShapes('norm'),
  ...linearShapes('0.attend', 3 * width, width),
  ...linearShapes('0.project', width, width),
  ...linearShapes('0.widen', inner, width),
  ...linearShapes('0.narrow', width, inner),
  ...normShapes('0.norm1'),
  ...normShapes('0.norm2'),
  ...linearShapes('heads', kinds.length + wants.length + 1, width),
  ...linearShapes('turns.cut', 1, width),
  ...linearShapes('turns.role', roleLabels.length, width),
  ...linearShapes('turns.value', slotLabels.length, width),
  ...linearShapes('turns.line', lineActs.length, 2 * width),
  ...linearShapes('turns.message', 1 + requestTypes.length, width),
};

function linearShapes(name: string, outputs: number, inputs: number) {
  return { [`${name}.weight`]: [outputs, inputs], [`${name}.bias`]: [outputs] };
}

function normShapes(name: string) {
  return { [`${name}.weight`]: [width], [`${name}.bias`]: [width] };
}

/** The values of a part in the file format: a vector as it is, a matrix as a scale per row and integers. */
function bytesOf([height = 0, columns]: readonly number[], random: () => number): Buffer {
  const floats = Float32Array.from({ length: height }, () => (columns ? 1 / 512 : random()));
  const whole = Int8Array.from({ length: height * (columns ?? 0) }, () => Math.round(random() * 512));
  const bytes = Buffer.concat([Buffer.from(floats.buffer), Buffer.from(whole.buffer)]);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** An untrained model in the format of `export.py`: for tests of code that reads such files. */
export function writeFixtureModel(folder: string): void {
  const random = randomNumbers();
  let at = 0;
  const parts = Object.entries(shapes).map(([name, shape]) => {
    const bytes = bytesOf(shape, random);
    const tensor = { name, shape, bits: shape.length > 1 ? 8 : 32, at };
    at += bytes.length;
    return { tensor, bytes };
  });
  const head = { layers: 1, heads: 1, vocabulary: vocabulary.join('\n'), tensors: parts.map(({ tensor }) => tensor) };
  const json = Buffer.from(JSON.stringify(head));
  const padded = Buffer.concat([json, Buffer.alloc(-json.length & 3, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  const file = Buffer.concat([length, padded, ...parts.map(({ bytes }) => bytes)]);
  mkdirSync(folder, { recursive: true });
  for (const name of ['encoder.bin', 'student.bin']) writeFileSync(path.join(folder, name), file);
}
