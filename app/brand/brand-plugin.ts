import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { brand, type Font } from '#brand/brand.ts';
import { brandStyleSheet } from '#brand/style-sheet.ts';
import { fontFile } from './font-file.ts';

const folder = path.resolve('.cache/brand');

/** What our texts are written with: Latin with its accents, typographic quotes and dashes, arrows and a few signs. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’“”•…→←↑↓×◆€™−≥≤'].join('');

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function subset(role: string, font: Font): Promise<void> {
  const cut = await subsetFont(await readFile(fontFile(font)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
  });
  await writeFile(path.join(folder, `${role}.woff2`), cut);
}

async function writeBrand(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'brand.css'), brandStyleSheet());
  await Promise.all(Object.entries(brand.fonts).map(([role, font]) => subset(role, font)));
}

/** Writes the colours, and the fonts cut down to the characters and weights in use, before the stylesheet asks for them. */
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
