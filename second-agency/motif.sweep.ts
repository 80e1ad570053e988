import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { homeDrawing } from '#brand/home-drawing.ts';

/** Corners of the first agency's large drawing, of its small ones and of the bows on its tail. */
const first = /points="(?:280,20 140,160|0,-28 -28,0|22,13 2,3)/;

const pages = (await readdir('build/client', { recursive: true })).filter((name) => name.endsWith('.html'));
const read = (name: string) => readFile(path.join('build/client', name), 'utf8');

test('the home page shows its own motif', async () => {
  const [facet] = homeDrawing.facets;
  expect(await read('index.html')).toContain(`points="${facet?.outline}"`);
});

test("no page shows the first agency's", async () => {
  const shown = await Promise.all(pages.map(async (name) => (first.test(await read(name)) ? [name] : [])));
  expect(pages.length).toBeGreaterThan(0);
  expect(shown.flat()).toEqual([]);
});
