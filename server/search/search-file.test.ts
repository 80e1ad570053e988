import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asText, readSearchFile, writeSearchFile } from './search-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-search-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what is written is read back, with quantized vectors of the same direction', async () => {
  await writeSearchFile(folder, [
    { kind: 'page', title: 'About', path: '/about', vector: asText([0.5, -1, 0]) },
    { kind: 'package', title: 'Basic', path: '/service/x#place-order' },
  ]);
  const [about, basic] = await readSearchFile(folder);
  expect(Array.from(about?.vector ?? [])).toEqual([64, -127, 0]);
  expect(basic).toMatchObject({ kind: 'package', title: 'Basic' });
  expect(basic?.vector).toBeUndefined();
});

test('a malformed file is refused', async () => {
  await writeFile(path.join(folder, 'search.json'), '{"documents":[{"kind":"rumour","title":"x"}]}');
  await expect(readSearchFile(folder)).rejects.toThrow('kind');
});
