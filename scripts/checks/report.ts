import { about, secondsLeft, type Times } from './estimate.ts';
import type { Outcome, Step, Verdict, Watcher } from './run-steps.ts';
import { sumOf, type TestCounts, testCounts } from './test-counts.ts';

export interface Report {
  watcher: Watcher;
  /** Durations of the steps that passed. */
  times: () => Times;
  /** The result of the run, in its last lines. */
  conclude: (verdicts: ReadonlyMap<string, Verdict>) => string;
}

interface Options {
  /** The command that was run, for repeating part of it: `npm test`. */
  command: string;
  cores: number;
  /** Durations of the steps in the last run. */
  times: Times;
  say: (line: string) => void;
  now: () => number;
}

/** Reports progress: a line for each finished step, with the remaining time. */
export function createReport(steps: readonly Step[], { command, cores, times, say, now }: Options): Report {
  const began = now();
  const begun: Record<string, number> = {};
  const done: Record<string, number> = {};
  const passed: Record<string, number> = {};
  const counts: TestCounts[] = [];
  const lacking: string[] = [];
  let ended = 0;
  const secondsSince = (start = began) => (now() - start) / 1000;

  function left(): number {
    const under = Object.entries(begun).filter(([id]) => !(id in done));
    const running = Object.fromEntries(under.map(([id, start]) => [id, secondsSince(start)]));
    return secondsLeft(steps, { done, running, times, cores });
  }

  function line(step: Step, verdict: string): void {
    ended += 1;
    const rest = ended === steps.length ? '' : `; about ${about(left())} left`;
    say(`[${String(ended).padStart(String(steps.length).length)}/${steps.length}] ${step.name}: ${verdict}${rest}`);
  }

  function tell(step: Step, { code, output, note, missing }: Outcome): void {
    const seconds = secondsSince(begun[step.id]);
    done[step.id] = seconds;
    if (code === 0) passed[step.id] = seconds;
    else say(output.trimEnd());
    const counted = testCounts(output);
    counts.push(counted);
    const tests = counted.passed > 0 ? `, ${counted.passed} tests` : '';
    line(step, `${code === 0 ? 'fine' : 'FAILED'} (${seconds.toFixed(1)} s${tests})`);
    if (note) say(`  ${note}`);
    if (missing) lacking.push(missing);
  }

  say(`${steps.length} steps, about ${about(left())}.`);
  return {
    watcher: {
      begun: ({ id }) => {
        begun[id] = now();
      },
      ended: tell,
      leftOut: (step) => {
        done[step.id] = 0;
        line(step, 'not run');
      },
    },
    times: () => passed,
    conclude(verdicts) {
      const failed = steps.filter(({ id }) => verdicts.get(id) === 'failed');
      const notRun = steps.filter(({ id }) => verdicts.get(id) === 'not run');
      const total = sumOf(counts);
      const reason = total.skipped > 0 && lacking.length > 0 ? ` for want of ${lacking.join(', ')}` : '';
      const tests = `Tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${reason}`;
      const minutes = `${Math.floor(secondsSince() / 60)} min ${Math.round(secondsSince() % 60)} s`;
      if (failed.length + notRun.length === 0) return `All ${steps.length} steps passed in ${minutes}.\n${tests}`;
      const rest = notRun.length > 0 ? `\nNot run: ${notRun.map(({ name }) => name).join(', ')}.` : '';
      const repeat = failed.map(({ id, name }) => `${name} (${command} -- ${id})`).join(', ');
      return `${tests}${rest}\n${failed.length > 0 ? `Failed: ${repeat}. See the lines above.` : 'Broken off.'}`;
    },
  };
}
