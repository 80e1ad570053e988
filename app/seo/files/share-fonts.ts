import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brand } from '#brand/brand.ts';
import { fontFile } from '../../brand/font-file.ts';
import { familyNameOf } from './family-name.ts';

const folder = path.resolve('.cache/share-fonts');
const printable = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The fonts of share images: their files, and the names inside them. */
export interface ShareFonts {
  display: string;
  mono: string;
  files: readonly string[];
}

/** The image library reads only static TrueType fonts, so one weight is extracted from each variable font. */
async function cut(role: 'display' | 'mono', weight: number): Promise<{ name: string; file: string }> {
  const font = await subsetFont(await readFile(fontFile(brand.fonts[role])), `${printable}–—‘’“”…·×€`, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const file = path.join(folder, `${role}.ttf`);
  await writeFile(file, font);
  return { name: familyNameOf(font), file };
}

export async function writeShareFonts(): Promise<ShareFonts> {
  await mkdir(folder, { recursive: true });
  const { display, mono } = brand.fonts;
  const heading = await cut('display', Math.min(700, display.weights.max));
  const label = await cut('mono', mono.weights.min);
  return { display: heading.name, mono: label.name, files: [heading.file, label.file] };
}
