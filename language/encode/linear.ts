import type { Weights } from './weights.ts';

/** A table of weights as plain numbers, row after row. */
export function unpackTable(weights: Weights, name: string): Float32Array {
  const { width, height, at } = weights.rows(name);
  return Float32Array.from({ length: width * height }, (_, index) => at(Math.floor(index / width), index % width));
}

/** Every row of `x` times every row of the weights, plus the bias. */
export function linear(x: Float32Array, table: Float32Array, bias: Float32Array): Float32Array {
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
