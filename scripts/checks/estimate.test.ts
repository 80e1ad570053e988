import { expect, test } from 'vitest';
import { about, secondsLeft } from './estimate.ts';
import type { Step } from './run-steps.ts';

function step(id: string, seconds: number, cores: number, needs: string[] = []): Step {
  return { id, name: id, needs, cores, seconds, run: async () => ({ code: 0, output: '' }) };
}

const steps = [step('types', 20, 1), step('spelling', 20, 1), step('tests', 100, 2)];
const nothing = { done: {}, running: {}, times: {}, cores: 2 };

test('before the first run, durations come from the list', () => {
  expect(secondsLeft(steps, nothing)).toBe(120);
});

test('later, durations come from the last run', () => {
  expect(secondsLeft(steps, { ...nothing, times: { tests: 200 } })).toBe(220);
});

test('finished steps take no more time, and set the pace for the others', () => {
  expect(secondsLeft(steps, { ...nothing, done: { types: 20, spelling: 20 } })).toBe(100);
  expect(secondsLeft(steps, { ...nothing, done: { types: 90, spelling: 90 } })).toBe(240);
});

test('short steps are ignored for the pace', () => {
  const all = [...steps, step('facts', 3, 1)];
  expect(secondsLeft(all, { ...nothing, done: { facts: 15 } })).toBeLessThan(150);
});

test('downloads and skipped steps are ignored for the pace', () => {
  const all = [...steps, step('browser', 2, 1)];
  expect(secondsLeft(all, { ...nothing, done: { browser: 60, types: 0.4, spelling: 20 } })).toBe(100);
});

test('the remaining time of a running step shrinks to zero', () => {
  expect(secondsLeft(steps, { ...nothing, done: { types: 20, spelling: 20 }, running: { tests: 60 } })).toBe(40);
  expect(secondsLeft(steps, { ...nothing, done: { types: 20, spelling: 20 }, running: { tests: 600 } })).toBe(0);
});

test('dependent steps run in sequence on any number of processors', () => {
  const row = [step('build', 50, 1), step('browser-tests', 400, 1, ['build']), step('types', 20, 1)];
  expect(secondsLeft(row, nothing)).toBe(450);
  expect(secondsLeft(row, { ...nothing, done: { build: 50, types: 20 }, running: { 'browser-tests': 100 } })).toBe(300);
});

test.each([
  [0, '5 s'],
  [42, '45 s'],
  [89, '90 s'],
  [100, '2 min'],
  [470, '8 min'],
])('%d seconds are about %s', (seconds, text) => {
  expect(about(seconds)).toBe(text);
});
