import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measurements } from './measurements.ts';

const files = Object.values(measurements).flatMap((group) => Object.values(group).map(({ file }) => file));

function run(...args: string[]) {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.ts'), ...args], { encoding: 'utf8' });
}

test.each(files)('%s is a program', (file) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(text).not.toMatch(/^export /m);
});

test.each(['bench', 'eval'] as const)('npm run %s without a name lists every name', (group) => {
  const { status, stderr } = run(group);
  expect(status).toBe(0);
  for (const name of Object.keys(measurements[group])) expect(stderr).toContain(`  ${name} `);
});

test.each(['unheard-of', 'constructor'])('an unknown name such as %s fails with the list', (name) => {
  const { status, stderr } = run('bench', name);
  expect(status).toBe(1);
  expect(stderr).toContain(`no '${name}'`);
  expect(stderr).toContain('  soak ');
});
