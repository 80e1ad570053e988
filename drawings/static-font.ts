import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brand } from '#brand/brand.ts';
import { fontFile } from '#brand/font-file.ts';
import { familyNameOf } from './family-name.ts';

const folder = path.resolve('.cache/share-fonts');
const printable = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** A font that the image library can use: its name inside the file, and the file. */
interface StaticFont {
  name: string;
  file: string;
}

/** The image library reads only static TrueType fonts; of a variable font, one weight is extracted. */
export async function writeStaticFont(role: string, source: string, weight?: number): Promise<StaticFont> {
  await mkdir(folder, { recursive: true });
  const font = await subsetFont(await readFile(source), `${printable}–—‘’“”…·×€`, {
    targetFormat: 'truetype',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  const file = path.join(folder, `${role}.ttf`);
  await writeFile(file, font);
  return { name: familyNameOf(font), file };
}

export async function writeBrandFont(role: 'display' | 'text' | 'mono', weight: number): Promise<StaticFont> {
  const font = brand.fonts[role];
  return writeStaticFont(role, path.resolve(fontFile(font)), Math.min(weight, font.weights.max));
}
