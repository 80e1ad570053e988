import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second, the unit Linux counts in. */
const ticks = 100;

interface Process {
  parent: number;
  /** Its own. */
  cpuMs: number;
  /** Of its children that have exited. */
  exitedCpuMs: number;
}

function processOf(pid: number): Process {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const milliseconds = (...indexes: readonly number[]) =>
    (indexes.reduce((sum, index) => sum + Number(fields[index]), 0) / ticks) * 1000;
  return { parent: Number(fields[1]), cpuMs: milliseconds(11, 12), exitedCpuMs: milliseconds(13, 14) };
}

/** The CPU time a process has taken so far. */
export function cpuMsOf(pid: number): number {
  return processOf(pid).cpuMs;
}

export function memoryMbOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1024;
}

function running(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      processes.set(Number(name), processOf(Number(name)));
    } catch {
      // It has exited since.
    }
  }
  return processes;
}

/** The CPU time so far of processes started by this one, each with its descendants, by command. */
export function cpuMsOfChildren(): { command: string; cpuMs: number }[] {
  const processes = running();
  const cpuOf = (pid: number): number => {
    const { cpuMs = 0, exitedCpuMs = 0 } = processes.get(pid) ?? {};
    const children = [...processes].filter(([, { parent }]) => parent === pid);
    return children.reduce((sum, [child]) => sum + cpuOf(child), cpuMs + exitedCpuMs);
  };
  return [...processes].flatMap(([pid, { parent }]) => {
    if (parent !== process.pid) return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ command, cpuMs: cpuOf(pid) }];
  });
}
