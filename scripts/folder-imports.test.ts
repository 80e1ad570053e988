import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';

/** What each folder may import from others; imports point only downwards. */
const mayUse: Readonly<Record<string, readonly string[]>> = {
  publishing: ['server', 'knowledge', 'content', 'catalogue', 'company'],
  app: [
    'server',
    'search',
    'assistant',
    'language',
    'knowledge',
    'leads',
    'drawings',
    'content',
    'catalogue',
    'company',
    'brand',
  ],
  server: ['search', 'assistant', 'language', 'knowledge', 'leads', 'content', 'catalogue', 'company'],
  search: ['language', 'knowledge', 'catalogue', 'company'],
  assistant: ['language', 'catalogue', 'company'],
  language: ['catalogue', 'company'],
  knowledge: ['catalogue', 'company'],
  drawings: ['content', 'company', 'brand'],
  content: ['catalogue', 'company'],
  leads: ['catalogue', 'company'],
  catalogue: ['company'],
  company: [],
  brand: [],
};
/** Fixtures that simulate the outside world may start its programs. */
const fixturesMayUse = ['tools'];
/** The engine gets its entries as arguments; it may know their shape, not their data. */
const mayUseAsTypes: Readonly<Record<string, readonly string[]>> = {
  assistant: ['knowledge'],
  language: ['knowledge'],
};
/** Where the build writes what it makes from packages, such as subset fonts. */
const generated = '.cache';
/** The folders that support the site; any of them may import anything, but not in a cycle. */
const supporting = [
  'admin/config',
  'admin/description',
  'admin/scripts',
  'admin/src',
  'admin/test',
  'bench',
  'e2e',
  'scripts',
  'second-agency',
  'spelling',
  'sweeps',
  'tools',
  'training',
];
/** Code that also runs in the browser must not use Node. */
const withoutNode = ['search', 'assistant', 'language', 'leads', 'catalogue', 'company', 'brand'];

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

async function importsOf(folder: string, code = /\.tsx?$/): Promise<Import[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => code.test(name) && !/\.test\.\w+$/.test(name));
  const found = await Promise.all(files.map(async (name) => readImports(path.posix.join(folder, name))));
  return found.flat();
}

async function readImports(file: string): Promise<Import[]> {
  const text = await readFile(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(?<head>[^'";=]*?)(?:from\s*)?'(?<target>[^']+)'/gm);
  const dynamic = text.matchAll(/\b(?:import|require)\(\s*'(?<target>[^']+)'/g);
  return [...statements, ...dynamic].map(({ groups = {} }) => ({
    file,
    target: groups.target ?? '',
    typeOnly: groups.head?.startsWith('type ') ?? false,
  }));
}

/** '#catalogue/money.ts' is in 'catalogue'; '../company/facts.ts' in the folder it resolves to. */
function folderOf({ file, target }: Import): string | undefined {
  if (target.startsWith('#')) return target.slice(1).split('/')[0];
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target).split('/')[0];
  return undefined;
}

describe.each(Object.keys(mayUse))('the folder %s', (folder) => {
  test('imports only from folders below it, by alias', async () => {
    const imports = await importsOf(folder);
    const wrong = imports.filter((entry) => {
      const from = folderOf(entry);
      if (from === undefined || from === folder || from === generated) return false;
      const allowed = [
        ...(mayUse[folder] ?? []),
        ...(entry.typeOnly ? (mayUseAsTypes[folder] ?? []) : []),
        ...(path.basename(entry.file).startsWith('fixture-') ? fixturesMayUse : []),
      ];
      return !allowed.includes(from) || !entry.target.startsWith('#');
    });
    expect(wrong).toEqual([]);
  });
});

test.each(withoutNode)('the folder %s needs neither Node nor React', async (folder) => {
  const imports = await importsOf(folder);
  expect(imports.filter(({ target }) => /^(?:node:|react|hono)/.test(target))).toEqual([]);
});

/** The repository file an import resolves to, without a bundler's query. */
function fileOf({ file, target }: Import): string {
  const [name = ''] = target.split('?');
  return name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name);
}

test('no files import each other in a cycle, types included', async () => {
  const folders = [...Object.keys(mayUse), ...supporting];
  const imports = (await Promise.all(folders.map(async (folder) => importsOf(folder, /\.(?:tsx?|jsx?|mjs)$/)))).flat();
  const graph = new Map<string, string[]>();
  for (const entry of imports.filter(({ target }) => /^[#.]/.test(target))) {
    graph.set(entry.file, [...(graph.get(entry.file) ?? []), fileOf(entry)]);
  }
  expect(graph.size).toBeGreaterThan(1_000);
  expect(findCycles(graph)).toEqual([]);
});

/** Data, though it is written in TypeScript: it says nothing about where the code is. */
const data = /^(?:content\/|catalogue\/(?:lists|services)\/|second-agency\/files\/)/;

test('no folder holds more than a quarter of the code', async () => {
  const sizes = new Map<string, number>();
  for (const folder of [...Object.keys(mayUse), ...supporting]) {
    const [top = folder] = folder.split('/');
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const files = names.map((name) => path.posix.join(folder, name));
    for (const file of files.filter((each) => /\.(?:[jt]sx?|mjs|py|css)$/.test(each) && !data.test(each))) {
      const lines = (await readFile(file, 'utf8')).split('\n').length;
      sizes.set(top, (sizes.get(top) ?? 0) + lines);
    }
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect([...sizes].filter(([, size]) => size > total / 4)).toEqual([]);
});
