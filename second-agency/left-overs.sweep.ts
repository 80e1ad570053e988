import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allEntries } from '#knowledge/index.ts';

/** What names the first agency, its country, its year (not a number in a list) or its money. */
const first =
  /kitefold|pakistan|(?<![\d,[])2016(?![\d,\]])|US dollars|\$\d|wa\.me|ordering app|guest posts?|wordpress/i;
/** Scripts know the world's towns and the words of every trade; the agency itself they must not know. */
const firstInScripts = /kitefold|based in pakistan/i;

const built = (await readdir('build/client', { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

function ofKind(pattern: RegExp): string[] {
  const found = built.filter((file) => pattern.test(file));
  if (found.length === 0) throw new Error(`The build holds no file like ${pattern}`);
  return found;
}

/** The words around what was found, to see whose they are. */
async function leftOversIn(file: string, pattern: RegExp): Promise<string[]> {
  // A visitor may come from any country: the form's list of them says nothing of the agency.
  const text = (await readFile(file, 'utf8')).replace(/<option[^>]*>[^<]*<\/option>/g, '');
  const at = text.search(pattern);
  return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
}

test('no page, feed, file for search engines or data holds anything of the first agency', async () => {
  const files = ofKind(/\.(?:html|xml|txt|md|json|data|svg|webmanifest)$/);
  const found = await Promise.all(files.map((file) => leftOversIn(file, first)));
  expect(found.flat()).toEqual([]);
});

test('nor does any script or stylesheet', async () => {
  const found = await Promise.all(ofKind(/\.(?:js|css)$/).map((file) => leftOversIn(file, firstInScripts)));
  expect(found.flat()).toEqual([]);
});

test('nor does any entry of the assistant, apart from the towns it serves', () => {
  const said = allEntries().filter(({ category }) => category !== 'availability');
  const found = said.filter(({ question, answer, alternatives }) =>
    first.test([question, answer, ...alternatives].join('\n')),
  );
  expect(found.map(({ id, question }) => `${id} ${question}`)).toEqual([]);
  expect(allEntries().filter(({ answer }) => /based in pakistan|kitefold/i.test(answer))).toEqual([]);
});
