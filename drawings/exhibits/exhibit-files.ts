import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Theme } from '#brand/colour.ts';
import type { Exhibit } from '#content/exhibit.ts';
import type { ExhibitFonts } from './exhibit-fonts.ts';
import { exhibitKey } from './exhibit-key.ts';
import { exhibitMarkup, outlined } from './exhibit-svg.ts';

const cache = path.resolve('.cache/drawings');

/** The file of a picture, from the cache if the same has been drawn before. */
export async function writeExhibit(exhibit: Exhibit, theme: Theme, fonts: ExhibitFonts): Promise<string> {
  const markup = exhibitMarkup(exhibit, theme, fonts.fontsOf(exhibit.face));
  const version = createHash('sha256').update(markup).digest('hex').slice(0, 12);
  const file = path.join(cache, `${exhibitKey(exhibit)}-${theme}-${version}.svg`);
  if (await readFile(file).catch(() => undefined)) return file;
  await mkdir(cache, { recursive: true });
  // Renamed into place, so that concurrent or interrupted builds leave no partial files.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, outlined(markup, fonts.files));
  await rename(draft, file);
  return file;
}
