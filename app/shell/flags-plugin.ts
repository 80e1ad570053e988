import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { offices } from '#company/facts.ts';

const folder = path.resolve('node_modules/country-flag-icons/3x2');
const sheet = path.resolve('.cache/flags/flags.svg');
const name = 'virtual:office-flags';
const [width, height] = [30, 20];

/** One SVG with all flags below each other, each addressable by its country code: `flags.svg#GB`. */
export function flagSheet(flags: readonly (readonly [iso: string, svg: string])[]): string {
  const rows = flags.map(([iso, svg], row) => {
    const place = `y="${row * height}" width="${width}" height="${height}"`;
    return `<view id="${iso}" viewBox="0 ${row * height} ${width} ${height}"/>${svg.trim().replace('<svg ', `<svg ${place} `)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${flags.length * height}">${rows.join('')}</svg>`;
}

/** The flags of countries with an office, in one file: only these are taken from the flag package. */
export function officeFlags(): Plugin {
  return {
    name: 'office-flags',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const codes = offices.map(({ iso }) => iso);
      const read = async (iso: string) => [iso, await readFile(path.join(folder, `${iso}.svg`), 'utf8')] as const;
      await mkdir(path.dirname(sheet), { recursive: true });
      await writeFile(sheet, flagSheet(await Promise.all(codes.map(read))));
      const addresses = codes.map((iso) => `${iso}: sheet + '#${iso}'`);
      return `import sheet from '${sheet}?url&no-inline';\nexport default { ${addresses.join(', ')} };`;
    },
  };
}
