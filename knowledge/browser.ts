import { catalogue } from '#catalogue/catalogue.ts';
import { allDrafts } from './all-drafts.ts';
import type { Entry } from './entry.ts';
import { keepSound } from './keep-sound.ts';
import { parseEntries } from './parse-entries.ts';

/**
 * The browser's copy: the topic files as they are written, parsed there; places and figures rendered there.
 * The texts of the service pages stay on the server, they would more than double the download.
 */
export function loadEntries(): Entry[] {
  const files = import.meta.glob<string>('./entries/*.md', { query: '?raw', import: 'default', eager: true });
  const written = Object.entries(files).flatMap(([file, text]) => parseEntries(file, text).drafts);
  return keepSound(allDrafts({ written, texts: {}, catalogue })).entries;
}
