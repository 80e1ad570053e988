import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second, the unit Linux counts in. */
const ticks = 100;

interface Process {
  parent: number;
  /** Including its children that have exited. */
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
      // It has exited since.
    }
  }
  return processes;
}

/** The CPU time so far of processes started by this one, each with its descendants, by command. */
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
