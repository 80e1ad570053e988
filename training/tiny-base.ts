import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomNumbers } from './random-numbers.ts';

const [width, inner, layers, positions] = [32, 64, 2, 512];
/** How many words of the messages are used besides the letters. */
const maxWords = 800;
const begin = 'StatefulPartitionedCall/model/tf_bert_model/bert/';

function denseShapes(name: string, inputs: number, outputs: number): [string, number[]][] {
  return [
    [`${name}/Tensordot/ReadVariableOp`, [inputs, outputs]],
    [`${name}/BiasAdd/ReadVariableOp`, [outputs]],
  ];
}

function normShapes(name: string): [string, number[]][] {
  return ['mul/ReadVariableOp', 'ReadVariableOp'].map((end) => [`${name}/LayerNorm/batchnorm/${end}`, [width]]);
}

function layerShapes(index: number): [string, number[]][] {
  const layer = `${begin}encoder/layer_._${index}`;
  return [
    ...['query', 'key', 'value'].flatMap((part) => denseShapes(`${layer}/attention/self/${part}`, width, width)),
    ...denseShapes(`${layer}/attention/output/dense`, width, width),
    ...normShapes(`${layer}/attention/output`),
    ...denseShapes(`${layer}/intermediate/dense`, width, inner),
    ...denseShapes(`${layer}/output/dense`, inner, width),
    ...normShapes(`${layer}/output`),
  ];
}

/** The most frequent words of the messages in the work folder, after the tokens every vocabulary has. */
function vocabularyOf(work: string): string[] {
  const words =
    readFileSync(path.join(work, 'examples.jsonl'), 'utf8')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  const counts = Map.groupBy(words, (word) => word);
  const common = [...counts].toSorted(([, left], [, right]) => right.length - left.length).slice(0, maxWords);
  const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789$?!.,'-"];
  const pieces = [...letters, ...letters.map((letter) => `##${letter}`), ...common.map(([word]) => word)];
  return [...new Set(['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...pieces])];
}

/** For smoke runs: an untrained base model in the format of the published one, small and fast. */
export function writeTinyBase(work: string): void {
  const folder = path.join(work, 'base');
  const vocabulary = vocabularyOf(work);
  const shapes: [string, number[]][] = [
    ['unknown', [vocabulary.length, width]],
    ['unknown_0', [positions, width]],
    ['unknown_1', [2, width]],
    ...normShapes(`${begin}embeddings`),
    ...Array.from({ length: layers }, (_, index) => layerShapes(index)).flat(),
  ];
  const random = randomNumbers();
  const numbers = shapes.flatMap(([name, shape]) =>
    Array.from({ length: shape.reduce((product, size) => product * size, 1) }, () =>
      name.endsWith('mul/ReadVariableOp') ? 1 : random(),
    ),
  );
  const weights = shapes.map(([name, shape]) => ({ name, shape, dtype: 'float32' }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'weights.bin'), new Uint8Array(Float32Array.from(numbers).buffer));
  const model = { weightsManifest: [{ paths: ['weights.bin'], weights }] };
  writeFileSync(path.join(folder, 'model.json'), JSON.stringify(model));
  const vocab = Object.fromEntries(vocabulary.map((token, at) => [token, at]));
  writeFileSync(path.join(folder, 'tokenizer.json'), JSON.stringify({ model: { vocab } }));
}
