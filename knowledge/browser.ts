import packed from 'virtual:knowledge-entries';
import { catalogue } from '#catalogue/catalogue.ts';
import { allDrafts } from './all-drafts.ts';
import type { Entry } from './entry.ts';
import { finishEntries } from './finish-entries.ts';
import { unpackEntries } from './pack-entries.ts';

/**
 * The browser's copy: hand-written entries packed at build time, places and figures rendered in the browser. Texts of
 * service pages stay on the server; they would make the download half as large again.
 */
export function loadEntries(): Entry[] {
  return finishEntries(allDrafts({ written: unpackEntries(packed), texts: {}, catalogue })).entries;
}
