import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';
import type { Step } from './run-steps.ts';

/** How long steps took here last time, in seconds by id. */
export type Times = Readonly<Record<string, number>>;

const timesFile = path.join(root, '.cache/checks/times.json');
/** Steps that should take less than this, or did because nothing had changed, say little about how fast the machine is. */
const tellingSeconds = 3;
/** So much at the expected pace counts beside what has been seen: a few short steps that had to wait say little. */
const expectedPaceSeconds = 60;

export async function readTimes(): Promise<Times> {
  try {
    return JSON.parse(await readFile(timesFile, 'utf8'));
  } catch {
    // The first run here, or a file that broke off.
    return {};
  }
}

export async function writeTimes(times: Times): Promise<void> {
  await mkdir(path.dirname(timesFile), { recursive: true });
  await writeFile(timesFile, JSON.stringify({ ...(await readTimes()), ...times }));
}

/**
 * The seconds that are left: what the steps that have not ended should take, at the pace of those that have. All processors
 * share them, but what waits for another step comes after it, and the longest such row takes its time.
 */
export function secondsLeft(
  steps: readonly Step[],
  { done, running, times, cores }: { done: Times; running: Times; times: Times; cores: number },
): number {
  const expected = ({ id, seconds }: Step) => times[id] ?? seconds;
  const telling = steps.filter((step) => Math.min(done[step.id] ?? 0, expected(step)) >= tellingSeconds);
  const taken = telling.reduce((sum, { id }) => sum + (done[id] ?? 0), 0);
  const foreseen = telling.reduce((sum, step) => sum + expected(step), 0);
  const pace = (taken + expectedPaceSeconds) / (foreseen + expectedPaceSeconds);
  const left = (step: Step) => (step.id in done ? 0 : Math.max(0, expected(step) * pace - (running[step.id] ?? 0)));
  const untilEndOf = (step: Step): number =>
    left(step) + Math.max(0, ...steps.filter(({ id }) => step.needs.includes(id)).map(untilEndOf));
  const work = steps.reduce((sum, step) => sum + left(step) * Math.min(step.cores, cores), 0);
  return Math.max(work / cores, ...steps.map(untilEndOf));
}

/** '45 s', '8 min': how people say how long they have to wait. */
export function about(seconds: number): string {
  return seconds < 90 ? `${Math.max(5, Math.ceil(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;
}
