import type { Weights } from './weights.ts';

/** A weight matrix as plain numbers, in row-major order. */
export function dequantize(weights: Weights, name: string): Float32Array {
  const { width, height, at } = weights.rows(name);
  return Float32Array.from({ length: width * height }, (_, index) => at(Math.floor(index / width), index % width));
}

/**
 * Every row of `x` times every row of the weights, plus the bias. Computed in blocks of two rows by four outputs: each
 * loaded value serves several independent sums. At the edges, the last row or output is computed again.
 */
export function linear(x: Float32Array, table: Float32Array, bias: Float32Array): Float32Array {
  const outputs = bias.length;
  const inputs = table.length / outputs;
  const places = x.length / inputs;
  const result = new Float32Array(places * outputs);
  for (let one = 0; one < places; one += 2) {
    const two = Math.min(one + 1, places - 1);
    const [fromOne, fromTwo] = [one * inputs, two * inputs];
    for (let a = 0; a < outputs; a += 4) {
      const b = Math.min(a + 1, outputs - 1);
      const c = Math.min(a + 2, outputs - 1);
      const d = Math.min(a + 3, outputs - 1);
      const [rowA, rowB, rowC, rowD] = [a * inputs, b * inputs, c * inputs, d * inputs];
      let oneA = bias[a] ?? 0;
      let oneB = bias[b] ?? 0;
      let oneC = bias[c] ?? 0;
      let oneD = bias[d] ?? 0;
      let [twoA, twoB, twoC, twoD] = [oneA, oneB, oneC, oneD];
      for (let input = 0; input < inputs; input++) {
        const inOne = x[fromOne + input] ?? 0;
        const inTwo = x[fromTwo + input] ?? 0;
        const weightA = table[rowA + input] ?? 0;
        const weightB = table[rowB + input] ?? 0;
        const weightC = table[rowC + input] ?? 0;
        const weightD = table[rowD + input] ?? 0;
        oneA += inOne * weightA;
        oneB += inOne * weightB;
        oneC += inOne * weightC;
        oneD += inOne * weightD;
        twoA += inTwo * weightA;
        twoB += inTwo * weightB;
        twoC += inTwo * weightC;
        twoD += inTwo * weightD;
      }
      const [toOne, toTwo] = [one * outputs, two * outputs];
      result[toOne + a] = oneA;
      result[toOne + b] = oneB;
      result[toOne + c] = oneC;
      result[toOne + d] = oneD;
      result[toTwo + a] = twoA;
      result[toTwo + b] = twoB;
      result[toTwo + c] = twoC;
      result[toTwo + d] = twoD;
    }
  }
  return result;
}
