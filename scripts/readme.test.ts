import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/configuration.ts';
import { steps } from './checks/steps.ts';

const readme = await readFile('README.md', 'utf8');
const development = await readFile('docs/development.md', 'utf8');
const project = JSON.parse(await readFile('package.json', 'utf8'));

/** What the first column of a section's table names. */
function namesIn(section: string, document = readme): string[] {
  const text = document.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  const firstCells = text.split('\n').flatMap((line) => /^\| (`[^|]+`) \|/.exec(line)?.slice(1) ?? []);
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('the README', () => {
  test('says what each dependency is for', () => {
    const packages = Object.keys({ ...project.dependencies, ...project.devDependencies });
    expect(namesIn('Dependencies').sort()).toEqual(packages.sort());
  });

  test('explains each setting', () => {
    expect(namesIn('Configuration')).toEqual(settings);
  });

  test('says which files hold samples, for whoever makes the site theirs', async () => {
    const section = readme.split(/^## /m).find((part) => part.startsWith('Make it yours')) ?? '';
    const holding = ['content/testimonials.ts', 'content/portfolio.ts', 'content/pages/home.ts'];
    for (const file of holding) expect(section).toContain(`\`${file}\``);
    expect(section).toContain('`sample: true`');
  });

  test('names each command', () => {
    const commands = Object.keys(project.scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(namesIn('The two commands').sort()).toEqual(commands.sort());
  });
});

test('the development guide names each step of the checks and nothing else', () => {
  const names = namesIn('Running the checks', development).filter((name) => !name.startsWith('npm '));
  expect(names.sort()).toEqual(steps.map(({ id }) => id).sort());
});

test('no README runs our TypeScript on whichever Node is installed', async () => {
  const files: string[] = [];
  for await (const file of glob('{*,*/*,*/*/*}.md', { exclude: ['**/node_modules', '.cache', 'build', 'data'] })) {
    files.push(file);
  }
  const bare = await Promise.all(
    files.map(async (file) => {
      const commands = (await readFile(file, 'utf8')).match(/`node \S+\.ts/g) ?? [];
      return commands.map((command) => `${file}: ${command}`);
    }),
  );
  expect(files).toContain('knowledge/README.md');
  expect(bare.flat()).toEqual([]);
});
