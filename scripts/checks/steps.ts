import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTool } from '#tools/get-tool.ts';
import { type ToolName, tools } from '#tools/tools.ts';
import { root, runTool } from '../run.mjs';
import type { Outcome, Step } from './run-steps.ts';

/** The panel's initial content, for its tests. */
const seedFile = path.join(root, '.cache/checks/admin-seed.json');

/** Unchanged files aren't checked again. */
const spellingCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/checks/spelling'];

/** Makes one command that Firefox ESR lacks optional. */
const firefoxProtocol = pathToFileURL(path.join(root, 'scripts/firefox-protocol.mjs')).href;

interface Command extends Omit<Step, 'run'> {
  /** A tool of node_modules and its arguments. */
  command: readonly [tool: string, ...args: string[]];
  /** Its arguments if no tests are named. */
  tests?: readonly string[];
  /** Whether a terminal shows its progress: for steps that take minutes. */
  show?: boolean;
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

function command({ command: [tool, ...given], tests = [], show, folder, environment, ...step }: Command): Step {
  // A step sees only the tools it declares as dependencies, so none can be forgotten.
  const STEP_TOOLS = step.needs.filter((need) => need in tools).join(',');
  return {
    ...step,
    run: (args) =>
      runTool(tool, [...given, ...(args.length > 0 ? args : tests)], {
        capture: true,
        show: show && process.stdout.isTTY,
        ...(folder && { folder: path.join(root, folder) }),
        env: { ...process.env, ...environment, STEP_TOOLS },
      }),
  };
}

/** Half of the tests need a browser: without one there is no result. Tests that need another tool are skipped. */
function tool(id: ToolName, { required }: { required: boolean }): Step {
  const { name, install } = tools[id];
  async function run(): Promise<Outcome> {
    const got = await getTool(id);
    if ('program' in got) return { code: 0, output: '' };
    const missing = `${name} is not here and can't be fetched (${got.problem})`;
    if (required) return { code: 1, output: `${missing}: ${install}.` };
    const note = `${missing}: tests that need it are skipped. To run them, ${install}.`;
    return { code: 0, output: '', note, missing: name };
  }
  // Most of the time is the download.
  return { id, name, needs: [], cores: 0, seconds: 2, run };
}

/**
 * Every step of `npm test`, `npm run check` and `npm run test:admin`. Packages are installed before, because all of
 * this runs on the Node that is one of them. Steps that others depend on come first, and those with two workers last:
 * browser and unit tests keep both cores busy to the end, also once the other one has finished. Both wait for a fifth
 * of their time, for servers, clocks and pages: each counts as one core, so that another step fills the gaps.
 */
export const steps: readonly Step[] = [
  tool('chromium', { required: true }),
  tool('postgres', { required: false }),
  tool('openssl', { required: false }),
  tool('promtool', { required: false }),
  tool('torch', { required: false }),
  tool('firefox', { required: true }),
  command({
    id: 'route-types',
    name: 'Types of the routes',
    needs: [],
    cores: 1,
    seconds: 6,
    command: ['react-router', 'typegen'],
  }),
  command({
    id: 'content',
    name: 'Facts and content',
    needs: [],
    cores: 1,
    seconds: 4,
    command: ['node', 'scripts/content-check.ts'],
  }),
  command({
    id: 'build',
    name: 'Build',
    needs: [],
    cores: 1,
    seconds: 65,
    command: ['node', 'scripts/checks/build-site.mjs'],
  }),
  command({
    id: 'types',
    name: 'Types',
    needs: ['route-types'],
    cores: 1,
    seconds: 15,
    // Several checkers each work out the types they share, which takes half as much time again on two cores.
    command: ['tsc', '--noEmit', '--checkers', '1'],
  }),
  command({
    id: 'format',
    name: 'Format and lint',
    needs: [],
    cores: 1,
    seconds: 6,
    command: ['biome', 'check', '--error-on-warnings'],
  }),
  command({
    id: 'dead-code',
    name: 'Dead code',
    needs: ['route-types'],
    cores: 1,
    seconds: 12,
    command: ['node', 'scripts/checks/find-dead-code.mjs'],
  }),
  command({
    id: 'spelling',
    name: 'Spelling',
    needs: [],
    cores: 1,
    seconds: 16,
    command: ['cspell', 'lint', '--config', 'spelling/cspell.config.mjs', '--no-progress', ...spellingCache],
  }),
  command({
    id: 'second-agency-build',
    name: 'Build of the second agency',
    needs: [],
    cores: 1,
    seconds: 60,
    command: ['node', 'second-agency/build.ts'],
  }),
  command({
    id: 'sweeps',
    name: 'Sweeps over the built pages',
    needs: ['build'],
    cores: 1,
    seconds: 60,
    command: ['vitest', 'run', '--config', 'sweeps/vitest.config.ts'],
  }),
  command({
    id: 'second-agency',
    name: 'Sweeps over the second agency',
    needs: ['second-agency-build', 'chromium'],
    cores: 1,
    seconds: 40,
    folder: '.cache/second-agency',
    command: ['vitest', 'run', '--config', 'second-agency/vitest.config.ts'],
  }),
  command({
    id: 'browser-tests',
    name: 'Browser tests',
    needs: ['build', 'chromium', 'postgres'],
    cores: 1,
    seconds: 400,
    show: true,
    command: ['playwright', 'test'],
  }),
  command({
    id: 'unit-tests',
    name: 'Unit and property tests',
    needs: ['postgres', 'openssl', 'promtool', 'torch'],
    cores: 1,
    seconds: 340,
    show: true,
    command: ['vitest', 'run'],
  }),
  command({
    id: 'firefox-tests',
    name: 'Browser tests in Firefox',
    needs: ['build', 'firefox'],
    cores: 2,
    seconds: 120,
    show: true,
    environment: { TEST_ENGINE: 'firefox', NODE_OPTIONS: `--import ${firefoxProtocol}` },
    command: ['playwright', 'test'],
  }),
  command({
    id: 'panel',
    name: "The staff's panel",
    needs: [],
    cores: 1,
    seconds: 180,
    command: ['node', 'scripts/checks/prepare-panel.mjs', seedFile],
  }),
  command({
    id: 'publishing-tests',
    name: 'Tests of publishing',
    needs: [],
    cores: 1,
    seconds: 90,
    command: ['vitest', 'run', '--config', 'publishing/vitest.config.ts'],
  }),
  command({
    id: 'panel-tests',
    name: 'Tests of the panel',
    needs: ['panel', 'build', 'chromium', 'postgres'],
    cores: 2,
    seconds: 420,
    show: true,
    environment: { SEED_FILE: seedFile },
    // A file ends with its tests, even if one of them left a program running.
    command: ['node', '--test', '--test-force-exit', '--test-concurrency=1', '--test-reporter=spec'],
    tests: ['admin/test/*.test.mjs'],
  }),
];

const checks = ['content', 'types', 'format', 'dead-code', 'spelling', 'unit-tests'];

/** An agency that has made the project its own needs no second one, and deletes the folder. */
const secondAgency = existsSync(path.join(root, 'second-agency')) ? ['second-agency'] : [];

/** The steps of each command, besides their dependencies. */
export const suites = {
  check: checks,
  test: [...checks, 'sweeps', ...secondAgency, 'browser-tests'],
  'test:admin': ['publishing-tests', 'panel-tests'],
  'test:firefox': ['firefox-tests'],
} satisfies Record<string, readonly string[]>;
