import path from 'node:path';
import { brand } from '#brand/brand.ts';
import type { Exhibit } from '#content/exhibit.ts';
import type { Font } from '../shapes.ts';
import { writeBrandFont, writeStaticFont } from '../static-font.ts';

type Face = NonNullable<Exhibit['face']>;

/** The files of the businesses' typefaces, below `node_modules/@fontsource`. */
const faceFiles: Record<Face, string> = {
  serif: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff2',
  condensed: 'oswald/files/oswald-latin-600-normal.woff2',
  rounded: 'nunito/files/nunito-latin-800-normal.woff2',
};

/** The fonts of a business's picture: the names of their families, and all files. */
export interface ExhibitFonts {
  fontsOf: (face: Face | undefined) => Record<Font, string>;
  files: readonly string[];
}

export async function writeExhibitFonts(): Promise<ExhibitFonts> {
  const display = await writeBrandFont('display', 700);
  const text = await writeBrandFont('text', 500);
  const mono = await writeBrandFont('mono', brand.fonts.mono.weights.min);
  const faces = new Map<Face | undefined, string>([[undefined, display.name]]);
  const files = [display.file, text.file, mono.file];
  for (const [face, source] of Object.entries(faceFiles)) {
    const font = await writeStaticFont(face, path.resolve('node_modules/@fontsource', source));
    faces.set(face as Face, font.name);
    files.push(font.file);
  }
  return {
    fontsOf: (face) => ({ display: faces.get(face) ?? display.name, text: text.name, mono: mono.name }),
    files,
  };
}
