import { existsSync } from 'node:fs';
import { brand, type Font } from '#brand/brand.ts';
import { fontFile } from '#brand/font-file.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

/** Typefaces that aren't installed, with instructions. */
export function checkFonts(
  files: readonly TextFile[],
  fonts: readonly Font[] = Object.values(brand.fonts),
  isThere: (file: string) => boolean = existsSync,
): Finding[] {
  return fonts
    .filter((font) => !isThere(fontFile(font)))
    .map(({ package: name }) => ({
      where: locationOf(files, 'brand/brand.ts', `'${name}'`),
      reason: `the typeface '${name}' is not installed, or has no range of weights: npm install --save-exact @fontsource-variable/${name}, then see brand/README.md`,
    }));
}
