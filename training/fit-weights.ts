/** Softmax regression by plain gradient descent: few parameters, deterministic. */
export function fitWeights(
  inputs: readonly number[][],
  outputs: readonly number[],
  classes: number,
  steps = 1_500,
): number[][] {
  const width = (inputs[0]?.length ?? 0) + 1;
  const weights = Array.from({ length: classes }, () => new Array<number>(width).fill(0));
  const samples = inputs.map((row) => [...row, 1]);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((row) => row.map((weight) => 3e-4 * weight));
    samples.forEach((sample, index) => {
      const scores = weights.map((row) => row.reduce((sum, weight, at) => sum + weight * (sample[at] ?? 0), 0));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      powers.forEach((power, one) => {
        const error = power / total - (outputs[index] === one ? 1 : 0);
        const slope = slopes[one];
        if (slope)
          for (let at = 0; at < width; at++)
            slope[at] = (slope[at] ?? 0) + (error * (sample[at] ?? 0)) / samples.length;
      });
    });
    weights.forEach((row, one) => {
      for (let at = 0; at < width; at++) row[at] = (row[at] ?? 0) - 1.5 * (slopes[one]?.[at] ?? 0);
    });
  }
  return weights.map((row) => row.map((weight) => Math.round(weight * 1_000) / 1_000));
}
