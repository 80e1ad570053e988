import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/settings.ts';
import { measurements } from '../bench/measurements.ts';
import { steps } from './checks/steps.ts';
import { anchorsIn, commandsIn, documents, linksIn, namesIn, pathsIn, section, withoutBlocks } from './documents.ts';

const project = JSON.parse(await readFile('package.json', 'utf8'));
const readme = await readFile('README.md', 'utf8');
const development = await readFile('docs/development.md', 'utf8');
const operating = await readFile('docs/operating.md', 'utf8');
const makeItYours = await readFile('docs/make-it-yours.md', 'utf8');
const glossary = await readFile('docs/glossary.md', 'utf8');

const commands = Object.keys(project.scripts).map((name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
);

/** What an agency that makes the site its own may delete. Documents still say where it would be. */
const deletable =
  /^(?:(?:catalogue\/)?lists\/|bench\/floors\/|bench\/search\/|second-agency\/|catalogue\/spec-figures\.test\.ts)|^(?:catalogue\/services|knowledge\/entries|content\/posts)\/./;

test('the README fits on a few screens', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});

test('the README names every folder', async () => {
  const folders = Object.keys(project.imports).map((name) => `${name.slice(1, -2)}/`);
  const named = namesIn(section(readme, 'Folders'));
  expect(named).toEqual(expect.arrayContaining(folders));
  expect(named.filter((folder) => !existsSync(folder) && !deletable.test(folder))).toEqual([]);
});

describe('the development guide', () => {
  test('says what each dependency is for', () => {
    const packages = Object.keys({ ...project.dependencies, ...project.devDependencies });
    expect(namesIn(section(development, 'Dependencies')).sort()).toEqual(packages.sort());
  });

  test('names each command', () => {
    expect(namesIn(section(development, 'Commands')).sort()).toEqual(commands.sort());
  });

  test('names each benchmark and evaluation', () => {
    const names = Object.entries(measurements).flatMap(([group, all]) =>
      Object.keys(all).map((name) => `npm run ${group} -- ${name}`),
    );
    expect(namesIn(section(development, 'Measuring')).sort()).toEqual(names.sort());
  });

  test('names each step of the checks and nothing else', () => {
    const [table = ''] = section(development, 'Running the checks').split('### ');
    expect(namesIn(table).sort()).toEqual(steps.map(({ id }) => id).sort());
  });

  test('answers ten questions in two steps each, with names that exist', async () => {
    const rows = section(development, 'Ten questions')
      .split('\n')
      .filter((line) => /^\| .*\?/.test(line));
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      const [, , first = '', then = ''] = row.split(' | ').flatMap((cell, index) => (index === 0 ? ['', cell] : cell));
      expect(first, row).not.toBe('');
      expect(then, row).not.toBe('');
    }
    const named = rows.flatMap((row) => [...row.matchAll(/`(?<name>\w+)` in `(?<file>[^`]+)`/g)]);
    const missing = await Promise.all(
      named.map(async ({ groups: { name = '', file = '' } = {} }) =>
        new RegExp(`\\b${name}\\b`).test(await readFile(file, 'utf8')) ? [] : [`${name} in ${file}`],
      ),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(missing.flat()).toEqual([]);
  });
});

test('the operating guide explains each setting, in the order in which they are read', () => {
  expect(namesIn(section(operating, 'Configuration'))).toEqual(settings);
});

test('the guide for other agencies says which files hold samples', () => {
  const steps = section(makeItYours, 'Rebrand the site');
  for (const file of ['content/testimonials.ts', 'content/portfolio.ts', 'content/pages/home.ts']) {
    expect(steps).toContain(`\`${file}\``);
  }
  expect(steps).toContain('`sample: true`');
});

test('the glossary explains each term once, and only those a newcomer needs', () => {
  const terms = [...glossary.matchAll(/^\| (?!term|---)([^|]+) \|/gm)].map(([, term = '']) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(30);
  expect(terms.length).toBeLessThanOrEqual(45);
});

test('the index of decisions lists each record', async () => {
  const index = await readFile('docs/decisions/README.md', 'utf8');
  const records = (await documents()).filter((file) => /^docs\/decisions\/\d/.test(file));
  expect(records.length).toBeGreaterThan(40);
  expect(records.map((file) => path.basename(file)).filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('the panel links to headings of its guide that exist', async () => {
  const link = await readFile('admin/src/admin/help-link.jsx', 'utf8');
  const wanted = [...link.matchAll(/'([a-z]+(?:-[a-z]+){2,})'/g)].map(([, anchor]) => anchor);
  expect(wanted.length).toBeGreaterThan(2);
  expect(anchorsIn(await readFile('docs/staff.md', 'utf8'))).toEqual(expect.arrayContaining(wanted));
});

/** The width of a line of prose, as of code. */
const widest = 120;

describe.each(await documents())('%s', (file) => {
  test('links to files and headings that exist', async () => {
    const text = await readFile(file, 'utf8');
    const broken = await Promise.all(
      linksIn(text).map(async (link) => {
        const [target = '', anchor] = link.split('#');
        const linked = target ? path.posix.join(path.posix.dirname(file), target) : file;
        if (!existsSync(linked)) return deletable.test(`${linked}/`) ? [] : [link];
        return anchor && !anchorsIn(await readFile(linked, 'utf8')).includes(anchor) ? [link] : [];
      }),
    );
    expect(broken.flat()).toEqual([]);
  });

  test('names files and folders that exist', async () => {
    const text = await readFile(file, 'utf8');
    const besideIt = (name: string) => path.posix.join(path.posix.dirname(file), name);
    const missing = pathsIn(text).filter((name) => !existsSync(name) && !existsSync(besideIt(name)));
    expect(missing.filter((name) => !deletable.test(name))).toEqual([]);
  });

  test('is wrapped at 120 characters, except in tables and code', async () => {
    const text = withoutBlocks(await readFile(file, 'utf8'));
    const long = text
      .split('\n')
      .filter((line) => line.length > widest && !/^\s*[|#<]|^!?\[[^\]]*\]\([^)]*\)$/.test(line));
    expect(long).toEqual([]);
  });

  test('names commands that exist', async () => {
    const text = await readFile(file, 'utf8');
    const known = Object.entries(measurements).flatMap(([group, all]) =>
      ['', ...Object.keys(all).map((name) => ` -- ${name}`)].map((rest) => `npm run ${group}${rest}`),
    );
    const wrong = commandsIn(text).filter((command) => {
      const [name = ''] = command.split(' -- ');
      return /^npm run (?:bench|eval)\b/.test(command) ? !known.includes(command) : !commands.includes(name);
    });
    expect(wrong).toEqual([]);
  });

  test('runs our TypeScript on the Node that we pin', async () => {
    expect(withoutBlocks(await readFile(file, 'utf8')).match(/`node \S+\.ts/g) ?? []).toEqual([]);
  });
});
