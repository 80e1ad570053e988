import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.resolve('.cache/share-fonts');
const printable = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The image library reads only static TrueType fonts: one weight is cut out of each variable font. */
export async function writeShareFonts(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const cuts = [
    { family: 'bricolage-grotesque', weight: 700 },
    { family: 'martian-mono', weight: 400 },
  ];
  return Promise.all(
    cuts.map(async ({ family, weight }) => {
      const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
      const font = await subsetFont(await readFile(path.resolve(source)), `${printable}–—‘’“”…·×`, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      const file = path.join(folder, `${family}.ttf`);
      await writeFile(file, font);
      return file;
    }),
  );
}
