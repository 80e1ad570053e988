import { availableParallelism } from 'node:os';
import { buildVariables } from '../build-stamp.mjs';
import { stop } from '../say.mjs';
import { readTimes, writeTimes } from './estimate.ts';
import { createReport } from './report.ts';
import { runSteps, withNeeds } from './run-steps.ts';
import { steps, suites } from './steps.ts';

/** Runs a suite, or only the named steps; further arguments are passed to the last of them. */
const [suite = '', ...args] = process.argv.slice(2);
if (!(suite in suites)) stop(`No suite is called ${suite}: there are ${Object.keys(suites).join(', ')}.`);
const command = suite === 'test' ? 'npm test' : `npm run ${suite}`;
const ids: readonly string[] = steps.map(({ id }) => id);
const firstOther = args.findIndex((argument) => !ids.includes(argument));
const named = firstOther < 0 ? args : args.slice(0, firstOther);
const handedOn = firstOther < 0 ? [] : args.slice(firstOther);
const last = named.at(-1);
if (handedOn.length > 0 && !last) stop(`No step is called ${handedOn[0]}: there are ${ids.join(', ')}.`);

// The tests are about the site as it is in the repository, not about an owner's settings.
for (const name of buildVariables) delete process.env[name];

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

const chosen = withNeeds(steps, named.length > 0 ? named : suites[suite as keyof typeof suites]);
const cores = availableParallelism();
const say = (line: string) => console.log(line);
const report = createReport(chosen, { command, cores, times: await readTimes(), say, now: () => performance.now() });
const verdicts = await runSteps(chosen, {
  cores,
  args: last ? { [last]: handedOn } : {},
  watcher: report.watcher,
  signal: interrupted.signal,
});
// A subset of a step's tests says nothing about the duration of all of them.
const times = Object.entries(report.times()).filter(([id]) => id !== last || handedOn.length === 0);
await writeTimes(Object.fromEntries(times));
say(report.conclude(verdicts));
process.exitCode = [...verdicts.values()].every((verdict) => verdict === 'passed') ? 0 : 1;
