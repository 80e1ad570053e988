export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each figure over several runs. */
export function medians<Figures extends { [name in keyof Figures]: number }>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There were no runs');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

/** The CPU time of a task. Unlike its duration, it doesn't grow while other processes keep the machine busy. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return millisecondsSince(before);
}

export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
