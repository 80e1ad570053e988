import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { brand, type Font } from '#brand/brand.ts';
import { firstCharacters, furtherCharacters } from '#brand/characters.ts';
import { fontFile } from '#brand/font-file.ts';
import { brandStyleSheet } from '#brand/style-sheet.ts';

const folder = path.resolve('.cache/brand');

/**
 * Features that browsers apply by default, and tabular figures for the chat's tables; small capitals and the like are
 * left out.
 */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'tnum'];

async function subset(name: string, font: Font, characters: string): Promise<void> {
  const cut = await subsetFont(await readFile(fontFile(font)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    keepFeatures,
  });
  await writeFile(path.join(folder, `${name}.woff2`), cut);
}

async function writeBrand(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'brand.css'), brandStyleSheet());
  await Promise.all(
    Object.entries(brand.fonts).flatMap(([role, font]) => [
      subset(role, font, firstCharacters),
      subset(`${role}-further`, font, furtherCharacters),
    ]),
  );
}

/** Writes the colours, and the fonts subset to the characters and weights in use, before the stylesheet needs them. */
export function brandFiles(): Plugin {
  let done: Promise<unknown> | undefined;
  return {
    name: 'brand-files',
    async buildStart() {
      done ??= writeBrand();
      await done;
    },
  };
}
