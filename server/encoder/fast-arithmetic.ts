import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gelu } from '#language/encode/gelu.ts';
import type { Arithmetic } from '#language/encode/network.ts';
import { maxTurnTokens } from '#language/encode/tokenizer.ts';
import type { Weights } from '#language/encode/weights.ts';
import { createKernelMemory, type KernelMemory } from './kernel-memory.ts';

const compiled = path.join(import.meta.dirname, 'kernel/kernel.wasm');
/** The functions of `kernel/kernel.ts`; their arguments are memory addresses and counts. */
type Kernel = Record<'linear' | 'attend' | 'addNormalised' | 'gelu', (...numbers: number[]) => void>;

const bytesOf = { number: 4, range: 8 };
/** The kernel's block sizes: rows, outputs and values of a row. */
const [rowsAtOnce, outputsAtOnce, numbersAtOnce] = [4, 2, 16];
const maxRows = Math.ceil(maxTurnTokens / rowsAtOnce) * rowsAtOnce;

/** Where the gelu curve ends, and its steps between 0 and 1. */
const [curveEnds, stepsToOne] = [6, 128];
const curve = Float32Array.from({ length: 2 * curveEnds * stepsToOne + 1 }, (_, step) =>
  gelu(step / stepsToOne - curveEnds),
);

interface Layer {
  inputs: number;
  outputs: number;
  /** What the kernel needs to know of it: memory addresses. */
  places: readonly number[];
}

function keepLayer(store: KernelMemory, weights: Weights, name: string): Layer {
  const { width: inputs, height: outputs, scales, values } = weights.packed(`${name}.weight`);
  if (inputs % numbersAtOnce || outputs % outputsAtOnce) {
    throw new Error(`The layer ${name} has ${outputs} rows of ${inputs} numbers, which the kernel cannot take.`);
  }
  const bias = weights.list(`${name}.bias`);
  return { inputs, outputs, places: [values, scales, rowSums(values, inputs), bias].map(store.keep) };
}

/** The sum of each output's weights, which is multiplied by the minimum of a quantized input. */
function rowSums(values: Int8Array, width: number): Float32Array {
  const sums = new Float32Array(values.length / width);
  for (let row = 0; row < sums.length; row++) {
    let total = 0;
    for (let at = row * width; at < (row + 1) * width; at++) total += values[at] ?? 0;
    sums[row] = total;
  }
  return sums;
}

function byName<StoredRecord>(
  names: readonly string[],
  keep: (name: string) => StoredRecord,
): (name: string) => StoredRecord {
  const kept = new Map(names.map((name) => [name, keep(name)]));
  return (name) => {
    const found = kept.get(name);
    if (!found) throw new Error(`The model has no part named ${name}.`);
    return found;
  };
}

/** A network's arithmetic in WebAssembly, with 8-bit integers where most of the work is. */
export function fastArithmetic(weights: Weights): Arithmetic {
  const { width, heads } = weights;
  const store = createKernelMemory();
  const inEach = (...names: string[]) =>
    Array.from({ length: weights.layers }, (_, layer) => names.map((name) => `${layer}.${name}`)).flat();
  const layerNames = inEach('attend', 'project', 'widen', 'narrow');
  const layerOf = byName(layerNames, (name) => keepLayer(store, weights, name));
  const normOf = byName(['norm', ...inEach('norm1', 'norm2')], (name) =>
    [`${name}.weight`, `${name}.bias`].map((part) => store.keep(weights.list(part))),
  );
  const curveAt = store.keep(curve);
  const widest = layerNames.reduce((most, name) => Math.max(most, layerOf(name).inputs), width);
  const roundedAt = store.reserve(maxRows * widest);
  const rangesAt = store.reserve(maxRows * bytesOf.range);
  const sharesAt = store.reserve(maxRows * bytesOf.number);
  // A layer's results take 8 * `width` + `widest` values per row; the buffer holds those of two layers.
  const roomSize = 2 * maxRows * (8 * width + widest) * bytesOf.number;
  const roomAt = store.reserve(roomSize);
  const memory = store.open();
  const module = new WebAssembly.Module(readFileSync(compiled));
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Kernel;

  let next = roomAt;
  /**
   * Space for a table the kernel writes, with rows padded to a multiple of four; only the message's own are returned.
   */
  function room(rows: number, columns: number): Float32Array {
    const size = Math.ceil(rows / rowsAtOnce) * rowsAtOnce * columns * bytesOf.number;
    if (next + size > roomAt + roomSize) next = roomAt;
    const table = new Float32Array(memory.buffer, next, rows * columns);
    next += size;
    return table;
  }

  return {
    begin(count) {
      next = roomAt;
      return room(1, count);
    },
    linear(x, name) {
      const { inputs, outputs, places } = layerOf(name);
      const rows = x.length / inputs;
      const out = room(rows, outputs);
      kernel.linear(x.byteOffset, rows, inputs, outputs, ...places, roundedAt, rangesAt, out.byteOffset);
      return out;
    },
    attend(x) {
      const rows = x.length / (3 * width);
      const out = room(rows, width);
      kernel.attend(x.byteOffset, rows, width, heads, sharesAt, out.byteOffset);
      return out;
    },
    addNormalized(left, right, name) {
      const rows = left.length / width;
      const out = room(rows, width);
      kernel.addNormalised(left.byteOffset, right.byteOffset, rows, width, ...normOf(name), out.byteOffset);
      return out;
    },
    gelu(x) {
      kernel.gelu(x.byteOffset, x.length, curveAt, curveEnds, stepsToOne);
      return x;
    },
  };
}
