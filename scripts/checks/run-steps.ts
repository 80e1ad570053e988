/** One thing that is done on the way to a verdict: a check, or what checks need before they can begin. */
export interface Step {
  /** What it is called on the command line. */
  id: string;
  name: string;
  /** The steps that must have succeeded before this one begins. */
  needs: readonly string[];
  /** How many processors it keeps busy. */
  cores: number;
  /** How long it takes on two processors beside the other steps, for the estimate of the first run. */
  seconds: number;
  run: (args: readonly string[]) => Promise<Outcome>;
}

export interface Outcome {
  code: number;
  output: string;
  /** What whoever reads the report should know even though nothing failed. */
  note?: string;
  /** A tool for want of which tests are skipped. */
  missing?: string;
}

export type Verdict = 'passed' | 'failed' | 'not run';

export interface Watcher {
  begun: (step: Step) => void;
  ended: (step: Step, outcome: Outcome) => void;
  /** A need of it failed or was itself left out, or all was broken off. */
  leftOut: (step: Step) => void;
}

interface Options {
  /** How many processors there are. */
  cores: number;
  /** What is handed to steps beside their own arguments, by id. */
  args?: Readonly<Record<string, readonly string[]>>;
  watcher: Watcher;
  /** Once it is aborted, no further step begins. */
  signal?: AbortSignal;
}

/** These steps and all that they need, in the order of the list. */
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
 * Runs every step once, each as soon as its needs have succeeded and processors are free; of several that could begin,
 * the first in the list does. A step that fails keeps only those from running that need it.
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
        // Those before it in the list may have waited for it.
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
