import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { baseCountry } from '#company/places.ts';
import { siteFolders } from './site-folders.mjs';

const folders = [...siteFolders.filter((folder) => existsSync(folder)), 'scripts', 'sweeps'];

/** Where one of the names may occur, and why. */
const allowed: Readonly<Record<string, RegExp>> = {
  'company/facts.ts': /./,
  // Where clients are.
  'content/portfolio.ts': /country:/,
  'content/testimonials.ts': /country:/,
  // Countries and vocabulary of the world.
  'knowledge/places.ts': new RegExp(`'${baseCountry}'`),
  'language/text/place-names.ts': new RegExp(baseCountry, 'i'),
};

async function linesNaming(folder: string): Promise<string[]> {
  const names = new RegExp(`${company.name}|${company.storagePrefix}|${baseCountry}|\\b${company.since}\\b`, 'i');
  // Tests have their own places. Instructions and comments contain examples, which may be of any country.
  const isExample = /^\s*(?:\/\*\*|\*|\/\/)/;
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(?:tsx?|mjs|css|md)$/.test(name) && !/README\.md$|\.test\.|fixture-/.test(name),
  );
  const found = await Promise.all(
    files.map(async (name) => {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      const lines = (await readFile(file, 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        names.test(line) && !isExample.test(line) && !allowed[file]?.test(line)
          ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`]
          : [],
      );
    }),
  );
  return found.flat();
}

test.each(folders)('in %s only the facts name the agency, its country or its year', async (folder) => {
  expect(await linesNaming(folder)).toEqual([]);
});
