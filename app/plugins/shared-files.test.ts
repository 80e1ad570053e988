import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroup, sharedFiles } from './shared-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every module that a shared file names or excludes exists', () => {
  const named = sharedFiles.flatMap(({ modules, except = [] }) => [...modules, ...except]);
  expect(named.filter((beginning) => globSync(`${beginning}*`, { cwd: root }).length === 0)).toEqual([]);
});

test('a module belongs to the file that names it, unless it is left out', () => {
  const { test: belongs } = chunkGroup({ name: 'interface', modules: ['app/ui/'], except: ['app/ui/field'] });
  expect(belongs.test('/srv/site/app/ui/button.tsx')).toBe(true);
  expect(belongs.test('C:\\site\\app\\ui\\button.tsx')).toBe(true);
  expect(belongs.test('/srv/site/app/ui/field.tsx')).toBe(false);
  expect(belongs.test('/srv/site/app/uis/button.tsx')).toBe(false);
});
