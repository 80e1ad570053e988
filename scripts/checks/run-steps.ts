/** A check, or something that checks need before they can start. */
export interface Step {
  /** Its name on the command line. */
  id: string;
  name: string;
  /** The steps that must have succeeded before this one starts. */
  needs: readonly string[];
  /** How many cores it keeps busy. */
  cores: number;
  /** Its duration on two cores alongside the other steps, for the estimate of the first run. */
  seconds: number;
  run: (args: readonly string[]) => Promise<Outcome>;
}

export interface Outcome {
  code: number;
  output: string;
  /** Something readers of the report should know even though nothing failed. */
  note?: string;
  /** A missing tool because of which tests are skipped. */
  missing?: string;
}

export type Verdict = 'passed' | 'failed' | 'not run';

export interface Watcher {
  begun: (step: Step) => void;
  ended: (step: Step, outcome: Outcome) => void;
  /** A dependency failed or was skipped, or everything was aborted. */
  leftOut: (step: Step) => void;
}

interface Options {
  /** The number of cores. */
  cores: number;
  /** Extra arguments of steps, by id. */
  args?: Readonly<Record<string, readonly string[]>>;
  watcher: Watcher;
  /** Once it is aborted, no further step starts. */
  signal?: AbortSignal;
}

/** These steps and everything they depend on, in the order of the list. */
export function withNeeds(steps: readonly Step[], wanted: readonly string[]): Step[] {
  const chosen = new Set<string>();
  function choose(id: string): void {
    if (chosen.has(id)) return;
    chosen.add(id);
    const step = steps.find((each) => each.id === id);
    if (!step) throw new Error(`No step is called ${id}`);
    step.needs.forEach(choose);
  }
  wanted.forEach(choose);
  return steps.filter(({ id }) => chosen.has(id));
}

/**
 * Runs every step once, as soon as its dependencies have succeeded and cores are free; of several that could start, the
 * first in the list does. A failed step only prevents those that depend on it.
 */
export async function runSteps(
  steps: readonly Step[],
  { cores, args = {}, watcher, signal }: Options,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();

  async function take(step: Step): Promise<void> {
    watcher.begun(step);
    const outcome = await step
      .run(args[step.id] ?? [])
      .catch(
        (error): Outcome => ({ code: 1, output: error instanceof Error ? (error.stack ?? error.message) : `${error}` }),
      );
    verdicts.set(step.id, outcome.code === 0 ? 'passed' : 'failed');
    running.delete(step);
    watcher.ended(step, outcome);
  }

  function hasRoom(step: Step): boolean {
    const busy = [...running.keys()].reduce((sum, each) => sum + each.cores, 0);
    return running.size === 0 || busy + step.cores <= cores;
  }

  function beginWhatCan(): void {
    for (const step of waiting) {
      const needs = step.needs.map((id) => verdicts.get(id));
      if (signal?.aborted || needs.some((verdict) => verdict === 'failed' || verdict === 'not run')) {
        waiting.delete(step);
        verdicts.set(step.id, 'not run');
        watcher.leftOut(step);
        // Earlier ones in the list may have waited for it.
        beginWhatCan();
        return;
      }
      if (needs.every((verdict) => verdict === 'passed') && hasRoom(step)) {
        waiting.delete(step);
        running.set(step, take(step));
      }
    }
  }

  for (;;) {
    beginWhatCan();
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (waiting.size > 0) {
    throw new Error(`These steps wait for each other: ${[...waiting].map(({ id }) => id).join(', ')}`);
  }
  return verdicts;
}
