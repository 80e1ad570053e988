import { expect, test } from 'vitest';
import { createReport } from './report.ts';
import { type Outcome, runSteps, type Step } from './run-steps.ts';

function step(id: string, name: string, outcome: Outcome, needs: string[] = []) {
  return { id, name, needs, cores: 1, seconds: 30, run: async () => outcome } satisfies Step;
}

async function reportOf(steps: readonly Step[]) {
  const lines: string[] = [];
  let clock = 0;
  const now = () => {
    clock += 1000;
    return clock;
  };
  const report = createReport(steps, {
    command: 'npm test',
    cores: 1,
    times: {},
    say: (line) => lines.push(line),
    now,
  });
  const verdicts = await runSteps(steps, { cores: 1, watcher: report.watcher });
  return { lines, last: report.conclude(verdicts), times: report.times() };
}

const types = step('types', 'Types', { code: 0, output: '' });
const unitTests = step('unit-tests', 'Unit tests', { code: 0, output: '      Tests  71 passed | 3 skipped (74)\n' });

test('the first line says how many steps there are and how long they take', async () => {
  expect((await reportOf([types, unitTests])).lines[0]).toBe('2 steps, about 60 s.');
});

test('each finished step has a line with its time, tests and the time left', async () => {
  const { lines } = await reportOf([types, unitTests]);
  expect(lines[1]).toMatch(/^\[1\/2\] Types: fine \(\d+\.0 s\); about \d+ s left$/);
  expect(lines[2]).toMatch(/^\[2\/2\] Unit tests: fine \(\d+\.0 s, 71 tests\)$/);
});

test('the last line counts tests, including skipped ones', async () => {
  const { last } = await reportOf([types, unitTests]);
  expect(last).toMatch(/^All 2 steps passed in 0 min \d+ s\.\nTests: 71 passed, 0 failed, 3 skipped$/);
});

test('a missing program is reported below the step that looked for it', async () => {
  const postgres = step('postgres', 'PostgreSQL', { code: 0, output: '', note: 'PostgreSQL is missing.' });
  expect((await reportOf([postgres])).lines.at(-1)).toBe('  PostgreSQL is missing.');
});

test('the last line names what skipped tests needed', async () => {
  const postgres = step('postgres', 'PostgreSQL', { code: 0, output: '', missing: 'PostgreSQL' });
  expect((await reportOf([postgres, unitTests])).last).toMatch(/3 skipped for want of PostgreSQL$/);
});

test('a failure shows its output, lists steps not run, and ends with the command to repeat it', async () => {
  const browser = step('chromium', 'Browser', { code: 1, output: 'No browser can be had.\n' });
  const pages = step('browser-tests', 'Browser tests', { code: 0, output: '' }, ['chromium']);
  const { lines, last, times } = await reportOf([browser, pages, types]);
  expect(lines).toContain('No browser can be had.');
  expect(lines.join('\n')).toContain('Browser tests: not run');
  expect(last).toMatch(/Not run: Browser tests\.\nFailed: Browser \(npm test -- chromium\)\. See the lines above\.$/);
  expect(Object.keys(times)).toEqual(['types']);
});
