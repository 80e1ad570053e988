import { z } from 'zod/mini';

const headSchema = z.object({
  layers: z.number(),
  heads: z.number(),
  vocabulary: z.string(),
  tensors: z.array(
    z.object({ name: z.string(), shape: z.array(z.number()), bits: z.literal([4, 8, 32]), at: z.number() }),
  ),
});

/** A matrix quantized to a few bits per value. */
interface QuantizedMatrix {
  width: number;
  height: number;
  at(row: number, column: number): number;
}

/** A matrix of 8-bit integers, with a scale per row. */
export interface Int8Matrix {
  width: number;
  height: number;
  scales: Float32Array;
  values: Int8Array;
}

export interface Weights {
  width: number;
  layers: number;
  heads: number;
  vocabulary: readonly string[];
  rows(name: string): QuantizedMatrix;
  packed(name: string): Int8Matrix;
  list(name: string): Float32Array;
  has(name: string): boolean;
}

/** Parses what `training/export.py` writes: the length of a header, the header as JSON, then the values. */
export function readWeights(file: ArrayBuffer): Weights {
  const headLength = new DataView(file).getUint32(0, true);
  const head = headSchema.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headLength))));
  const tensors = new Map(head.tensors.map((tensor) => [tensor.name, tensor]));

  function find(name: string) {
    const tensor = tensors.get(name);
    if (!tensor) throw new Error(`The model has no part named ${name}.`);
    return { ...tensor, start: 4 + headLength + tensor.at };
  }

  function packed(name: string): Int8Matrix {
    const { shape, start } = find(name);
    const [height = 0, width = 0] = shape;
    const scales = new Float32Array(file, start, height);
    return { width, height, scales, values: new Int8Array(file, start + 4 * height, height * width) };
  }

  function rows(name: string): QuantizedMatrix {
    const { shape, bits, start } = find(name);
    if (bits !== 4) {
      const { width, height, scales, values } = packed(name);
      return { width, height, at: (row, column) => (values[row * width + column] ?? 0) * (scales[row] ?? 0) };
    }
    const [height = 0, width = 0] = shape;
    const scales = new Float32Array(file, start, height);
    const bytes = new Uint8Array(file, start + 4 * height, (height * width) / 2);
    const at = (row: number, column: number) => {
      const byte = bytes[(row * width + column) >> 1] ?? 0;
      return ((column & 1 ? byte >> 4 : byte & 15) - 8) * (scales[row] ?? 0);
    };
    return { width, height, at };
  }

  function list(name: string): Float32Array {
    const { shape, start } = find(name);
    return new Float32Array(file, start, shape[0] ?? 0);
  }

  return {
    width: find('words').shape[1] ?? 0,
    layers: head.layers,
    heads: head.heads,
    vocabulary: head.vocabulary.split('\n'),
    rows,
    packed,
    list,
    has: (name) => tensors.has(name),
  };
}
