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
    const from = place * inputs;
    let output = 0;
    // Four outputs side by side: no sum waits for itself, which takes little more than half the time.
    for (; output + 3 < outputs; output += 4) {
      const row0 = output * inputs;
      const row1 = row0 + inputs;
      const row2 = row1 + inputs;
      const row3 = row2 + inputs;
      let sum0 = bias[output] ?? 0;
      let sum1 = bias[output + 1] ?? 0;
      let sum2 = bias[output + 2] ?? 0;
      let sum3 = bias[output + 3] ?? 0;
      for (let input = 0; input < inputs; input++) {
        const value = x[from + input] ?? 0;
        sum0 += value * (table[row0 + input] ?? 0);
        sum1 += value * (table[row1 + input] ?? 0);
        sum2 += value * (table[row2 + input] ?? 0);
        sum3 += value * (table[row3 + input] ?? 0);
      }
      result.set([sum0, sum1, sum2, sum3], place * outputs + output);
    }
    for (; output < outputs; output++) {
      let total = bias[output] ?? 0;
      const row = output * inputs;
      for (let input = 0; input < inputs; input++) total += (x[from + input] ?? 0) * (table[row + input] ?? 0);
      result[place * outputs + output] = total;
    }
  }
  return result;
}
