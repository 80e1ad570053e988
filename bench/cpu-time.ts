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
