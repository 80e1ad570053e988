import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = path.resolve('.cache/fonts');

/** What our texts are written with: Latin with its accents, typographic quotes and dashes, arrows and a few signs. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’“”•…→←↑↓×◆€™−≥≤'].join('');

const fonts = [
  { family: 'bricolage-grotesque', weights: { min: 500, max: 800 } },
  { family: 'instrument-sans', weights: { min: 400, max: 700 } },
  { family: 'martian-mono', weights: { min: 400, max: 600 } },
];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function subset({ family, weights }: (typeof fonts)[number]): Promise<void> {
  const source = path.resolve(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(folder, `${family}.woff2`), font);
}

/** Cuts the fonts down to the characters and weights in use before the stylesheet asks for them. */
export function subsetFonts(): Plugin {
  let done: Promise<unknown> | undefined;
  return {
    name: 'subset-fonts',
    async buildStart() {
      done ??= mkdir(folder, { recursive: true }).then(() => Promise.all(fonts.map(subset)));
      await done;
    },
  };
}
