import { z } from 'zod/mini';

const headSchema = z.object({
  layers: z.number(),
  heads: z.number(),
  vocabulary: z.string(),
  tensors: z.array(
    z.object({ name: z.string(), shape: z.array(z.number()), bits: z.literal([4, 8, 32]), at: z.number() }),
  ),
});

/** A table of numbers stored in a few bits each. */
interface Rows {
  width: number;
  height: number;
  at(row: number, column: number): number;
}

export interface Weights {
  width: number;
  layers: number;
  heads: number;
  vocabulary: readonly string[];
  /** The words' table stays packed: a message needs a few rows of it. */
  rows(name: string): Rows;
  list(name: string): Float32Array;
  /** A table unpacked once, row after row. */
  table(name: string): Float32Array;
}

/** Reads what `training/export_student.py` writes: the length of a head, the head as JSON, then the numbers. */
export function readWeights(file: ArrayBuffer): Weights {
  const headLength = new DataView(file).getUint32(0, true);
  const head = headSchema.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headLength))));
  const tensors = new Map(head.tensors.map((tensor) => [tensor.name, tensor]));
  const unpacked = new Map<string, Float32Array>();

  function find(name: string) {
    const tensor = tensors.get(name);
    if (!tensor) throw new Error(`The model has no part named ${name}.`);
    return { ...tensor, start: 4 + headLength + tensor.at };
  }

  function rows(name: string): Rows {
    const { shape, bits, start } = find(name);
    const [height = 0, width = 0] = shape;
    const scales = new Float32Array(file, start, height);
    const body = start + 4 * height;
    if (bits === 4) {
      const bytes = new Uint8Array(file, body, (height * width) / 2);
      const at = (row: number, column: number) => {
        const byte = bytes[(row * width + column) >> 1] ?? 0;
        return ((column & 1 ? byte >> 4 : byte & 15) - 8) * (scales[row] ?? 0);
      };
      return { width, height, at };
    }
    const bytes = new Int8Array(file, body, height * width);
    return { width, height, at: (row, column) => (bytes[row * width + column] ?? 0) * (scales[row] ?? 0) };
  }

  function list(name: string): Float32Array {
    const { shape, start } = find(name);
    return new Float32Array(file, start, shape[0] ?? 0);
  }

  function table(name: string): Float32Array {
    const known = unpacked.get(name);
    if (known) return known;
    const { width, height, at } = rows(name);
    const values = Float32Array.from({ length: width * height }, (_, index) =>
      at(Math.floor(index / width), index % width),
    );
    unpacked.set(name, values);
    return values;
  }

  return {
    width: find('words').shape[1] ?? 0,
    layers: head.layers,
    heads: head.heads,
    vocabulary: head.vocabulary.split('\n'),
    rows,
    list,
    table,
  };
}

/** A linear layer: every row of `x` times every row of the weights, plus the bias. */
export function dotRows(x: Float32Array, weights: Weights, name: string): Float32Array {
  const table = weights.table(`${name}.weight`);
  const bias = weights.list(`${name}.bias`);
  const outputs = bias.length;
  const inputs = table.length / outputs;
  const places = x.length / inputs;
  const result = new Float32Array(places * outputs);
  for (let place = 0; place < places; place++) {
    for (let output = 0; output < outputs; output++) {
      let total = bias[output] ?? 0;
      const [from, row] = [place * inputs, output * inputs];
      for (let input = 0; input < inputs; input++) total += (x[from + input] ?? 0) * (table[row + input] ?? 0);
      result[place * outputs + output] = total;
    }
  }
  return result;
}

const smallest = 1e-12;

export function normaliseRows(x: Float32Array, width: number, weight: Float32Array, bias: Float32Array): Float32Array {
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

/** x times the share of a normal curve below it; the curve by Abramowitz and Stegun 7.1.26. */
export function gelu(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const error = 1 - tail * Math.exp(-z * z);
  return (x * (1 + Math.sign(x) * error)) / 2;
}
