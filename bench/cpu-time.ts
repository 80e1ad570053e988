/** What a piece of work costs the processor. Unlike the time it takes, this does not grow while others keep the machine busy. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return millisecondsSince(before);
}

export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
