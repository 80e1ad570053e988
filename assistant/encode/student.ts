import { type Encoder, type Encoding, readHeads } from './encoder.ts';
import { createRemembering } from './remembering.ts';
import { createTokenizer, separator } from './tokenizer.ts';
import { dotRows, gelu, normaliseRows, readWeights, type Weights } from './weights.ts';

/**
 * The small encoder: two layers of 128 in plain numbers, no runtime and no thread of its own. It reads a message in a
 * few milliseconds, in a browser or wherever the large one cannot be had.
 */
export function createStudent(file: ArrayBuffer): Encoder {
  const weights = readWeights(file);
  return createRemembering('student', createTokenizer(weights.vocabulary), (ids) => read(weights, ids));
}

function read(weights: Weights, ids: readonly number[]): Encoding {
  const { width, layers } = weights;
  const length = ids.length;
  const words = weights.rows('words');
  const positions = weights.rows('positions');
  let x: Float32Array = new Float32Array(length * width);
  ids.forEach((id, place) => {
    for (let column = 0; column < width; column++) {
      x[place * width + column] = words.at(id, column) + positions.at(place, column);
    }
  });
  x = normaliseRows(x, width, weights.list('norm.weight'), weights.list('norm.bias'));
  for (let layer = 0; layer < layers; layer++) x = oneLayer(weights, `${layer}.`, x);
  const pooled = new Float32Array(width);
  // What stands before the message was looked at, but the vector is the message's own.
  const end = ids.indexOf(separator);
  const from = end < length - 1 ? end : 0;
  for (let index = from * width; index < x.length; index++) {
    const column = index % width;
    pooled[column] = (pooled[column] ?? 0) + (x[index] ?? 0) / (length - from);
  }
  const heads = dotRows(pooled, weights, 'heads');
  return { vector: ofLengthOne(pooled), ...readHeads(heads) };
}

function ofLengthOne(values: Float32Array): Float32Array {
  const length = Math.hypot(...values);
  return values.map((value) => value / (length || 1));
}

function oneLayer(weights: Weights, name: string, x: Float32Array): Float32Array {
  const { width } = weights;
  const mixed = attend(weights, dotRows(x, weights, `${name}attend`), x.length / width);
  const first = normaliseRows(
    sum(x, dotRows(mixed, weights, `${name}project`)),
    width,
    weights.list(`${name}norm1.weight`),
    weights.list(`${name}norm1.bias`),
  );
  const inner = dotRows(first, weights, `${name}widen`).map(gelu);
  return normaliseRows(
    sum(first, dotRows(inner, weights, `${name}narrow`)),
    width,
    weights.list(`${name}norm2.weight`),
    weights.list(`${name}norm2.bias`),
  );
}

function sum(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((value, index) => value + (right[index] ?? 0));
}

/** Each word's view of all words: queries, keys and values stand side by side in a row. */
function attend({ width, heads }: Weights, rows: Float32Array, length: number): Float32Array {
  const size = width / heads;
  const mixed = new Float32Array(length * width);
  const shares = new Float32Array(length);
  for (let head = 0; head < heads; head++) {
    for (let place = 0; place < length; place++) {
      const query = place * 3 * width + head * size;
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < length; other++) {
        const key = other * 3 * width + width + head * size;
        let score = 0;
        for (let column = 0; column < size; column++) score += (rows[query + column] ?? 0) * (rows[key + column] ?? 0);
        shares[other] = score / Math.sqrt(size);
        most = Math.max(most, shares[other] ?? 0);
      }
      let total = 0;
      for (let other = 0; other < length; other++) {
        shares[other] = Math.exp((shares[other] ?? 0) - most);
        total += shares[other] ?? 0;
      }
      for (let other = 0; other < length; other++) {
        const value = other * 3 * width + 2 * width + head * size;
        const share = (shares[other] ?? 0) / total;
        for (let column = 0; column < size; column++) {
          const at = place * width + head * size + column;
          mixed[at] = (mixed[at] ?? 0) + share * (rows[value + column] ?? 0);
        }
      }
    }
  }
  return mixed;
}
