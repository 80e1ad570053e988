import { gelu } from './gelu.ts';
import { dequantize, linear } from './linear.ts';
import type { Arithmetic } from './network.ts';
import type { Weights } from './weights.ts';

/** Plain TypeScript, enough for a small network: each weight matrix is unpacked once. */
export function plainArithmetic(weights: Weights): Arithmetic {
  const tables = new Map<string, Float32Array>();

  function tableOf(name: string): Float32Array {
    const table = tables.get(name) ?? dequantize(weights, name);
    tables.set(name, table);
    return table;
  }

  return {
    begin: (count) => new Float32Array(count),
    linear: (x, name) => linear(x, tableOf(`${name}.weight`), weights.list(`${name}.bias`)),
    attend: (x) => attend(x, weights.width, weights.heads),
    addNormalized: (left, right, name) =>
      normalizeRows(sum(left, right), weights.list(`${name}.weight`), weights.list(`${name}.bias`)),
    gelu: (x) => x.map(gelu),
  };
}

function attend(rows: Float32Array, width: number, heads: number): Float32Array {
  const size = width / heads;
  const length = rows.length / (3 * width);
  const mixed = new Float32Array(length * width);
  for (let head = 0; head < heads; head++) {
    for (let place = 0; place < length; place++) {
      const shares = sharesOf(rows, width, head * size, size, place);
      const to = place * width + head * size;
      for (let column = 0; column < size; column++) {
        let total = 0;
        for (let other = 0; other < length; other++) {
          total += (shares[other] ?? 0) * (rows[(other * 3 + 2) * width + head * size + column] ?? 0);
        }
        mixed[to + column] = total;
      }
    }
  }
  return mixed;
}

/** One word's attention weights for the head that starts at a column; they sum to 1. */
function sharesOf(rows: Float32Array, width: number, from: number, size: number, place: number): Float32Array {
  const shares = new Float32Array(rows.length / (3 * width));
  const query = place * 3 * width + from;
  let most = Number.NEGATIVE_INFINITY;
  shares.forEach((_, other) => {
    const key = (other * 3 + 1) * width + from;
    let score = 0;
    for (let column = 0; column < size; column++) score += (rows[query + column] ?? 0) * (rows[key + column] ?? 0);
    shares[other] = score / Math.sqrt(size);
    most = Math.max(most, score / Math.sqrt(size));
  });
  const powers = shares.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function sum(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((value, index) => value + (right[index] ?? 0));
}

const smallest = 1e-12;

function normalizeRows(x: Float32Array, weight: Float32Array, bias: Float32Array): Float32Array {
  const width = weight.length;
  const result = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += width) {
    const row = x.subarray(from, from + width);
    const mean = row.reduce((total, value) => total + value, 0) / width;
    const variance = row.reduce((total, value) => total + (value - mean) ** 2, 0) / width;
    const scale = 1 / Math.sqrt(variance + smallest);
    row.forEach((value, column) => {
      result[from + column] = (value - mean) * scale * (weight[column] ?? 0) + (bias[column] ?? 0);
    });
  }
  return result;
}
