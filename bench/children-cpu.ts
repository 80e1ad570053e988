import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts. */
const ticks = 100;

interface Process {
  parent: number;
  /** With that of its children that have ended. */
  cpuMs: number;
}

function running(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const spent = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
      processes.set(Number(name), { parent: Number(fields[1]), cpuMs: (spent / ticks) * 1000 });
    } catch {
      // It has ended since.
    }
  }
  return processes;
}

/** What the processes that this one has started have cost so far, each with all that it started itself, by its command. */
export function cpuMsOfChildren(): { command: string; cpuMs: number }[] {
  const processes = running();
  const cpuOf = (pid: number): number =>
    [...processes].reduce(
      (sum, [child, { parent }]) => (parent === pid ? sum + cpuOf(child) : sum),
      processes.get(pid)?.cpuMs ?? 0,
    );
  return [...processes].flatMap(([pid, { parent }]) => {
    if (parent !== process.pid) return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ command, cpuMs: cpuOf(pid) }];
  });
}
