import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';
import type { Step } from './run-steps.ts';

/** Durations of the steps in the last run here, in seconds by id. */
export type Times = Readonly<Record<string, number>>;

const timesFile = path.join(root, '.cache/checks/times.json');
/** Steps that should take less than this, or did because nothing had changed, say little about the machine's speed. */
const tellingSeconds = 3;
/** The weight of the expected pace relative to the measured one: a few short steps that had to wait say little. */
const expectedPaceSeconds = 60;

export async function readTimes(): Promise<Times> {
  try {
    return JSON.parse(await readFile(timesFile, 'utf8'));
  } catch {
    // The first run here, or a truncated file.
    return {};
  }
}

export async function writeTimes(times: Times): Promise<void> {
  await mkdir(path.dirname(timesFile), { recursive: true });
  await writeFile(timesFile, JSON.stringify({ ...(await readTimes()), ...times }));
}

/**
 * The remaining seconds: the expected durations of unfinished steps, at the pace of the finished ones. All cores share
 * them, but dependent steps run one after another, so the longest chain is the minimum.
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

/** '45 s', '8 min': rounded for people. */
export function about(seconds: number): string {
  return seconds < 90 ? `${Math.max(5, Math.ceil(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;
}
