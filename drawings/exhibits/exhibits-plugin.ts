import type { Plugin } from 'vite';
import type { Theme } from '#brand/colour.ts';
import { exhibits } from '#content/exhibits.ts';
import { writeExhibit } from './exhibit-files.ts';
import { writeExhibitFonts } from './exhibit-fonts.ts';
import { exhibitKey } from './exhibit-key.ts';
import { picturesOf } from './exhibit-pictures.ts';

const name = 'virtual:exhibits';
const resolved = `\0${name}`;
const themes: readonly Theme[] = ['light', 'dark'];

/** JavaScript that imports every picture and lists their URLs. */
async function written(): Promise<string> {
  const fonts = await writeExhibitFonts();
  const imports: string[] = [];
  const rows: string[] = [];
  for (const exhibit of Object.values(exhibits).flatMap(picturesOf)) {
    const addresses: string[] = [];
    for (const theme of themes) {
      const variable = `address${imports.length}`;
      const file = await writeExhibit(exhibit, theme, fonts);
      imports.push(`import ${variable} from ${JSON.stringify(`${file}?url&no-inline`)};`);
      addresses.push(`${theme}: ${variable}`);
    }
    rows.push(`${JSON.stringify(exhibitKey(exhibit))}: { ${addresses.join(', ')} }`);
  }
  return `${imports.join('\n')}\nexport default { ${rows.join(',\n')} };`;
}

/** Draws the deliverables of every project and provides the URLs to the pages; the files become assets of the site. */
export function exhibitPictures(): Plugin {
  return {
    name: 'exhibits',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? written() : undefined),
  };
}
