/** x times the normal cumulative distribution; approximated by Abramowitz and Stegun 7.1.26. */
export function gelu(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const error = 1 - tail * Math.exp(-z * z);
  return (x * (1 + Math.sign(x) * error)) / 2;
}
