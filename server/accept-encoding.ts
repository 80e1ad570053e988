import { qualityValues } from './quality-values.ts';

/** The client's preferred encoding among `offered`; undefined means none. */
export function chooseEncoding<Name extends string>(
  header: string | null | undefined,
  offered: readonly Name[],
): Name | undefined {
  if (!header) return undefined;
  const weights = qualityValues(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plainWeight = weights.get('identity') ?? 0;
  let best: Name | undefined;
  for (const name of offered) {
    const weight = weightOf(name);
    if (weight > 0 && weight >= plainWeight && weight > (best ? weightOf(best) : 0)) best = name;
  }
  return best;
}
