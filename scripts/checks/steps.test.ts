import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runSteps, type Step, withNeeds } from './run-steps.ts';
import { steps, suites } from './steps.ts';

const silent = { begun: () => undefined, ended: () => undefined, leftOut: () => undefined };

test('step names are unique, on the command line and in the report', () => {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});

test('every step belongs to a command, or is a dependency of one that does', () => {
  const used = withNeeds(steps, Object.values(suites).flat());
  const isOfAbsent = ({ id }: Step) => id.startsWith('second-agency') && !existsSync('second-agency');
  expect(used).toEqual(steps.filter((step) => !isOfAbsent(step)));
});

test('dependencies have no circles', async () => {
  const order: string[] = [];
  const idle = steps.map((step) => ({ ...step, run: async () => ({ code: order.push(step.id) && 0, output: '' }) }));
  await runSteps(idle, { cores: 2, watcher: silent });
  expect(order.toSorted()).toEqual(steps.map(({ id }) => id).toSorted());
});
