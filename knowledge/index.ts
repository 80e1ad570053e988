import { catalogue } from '#catalogue/catalogue.ts';
import { serviceTexts } from '#catalogue/services.ts';
import { allDrafts } from './all-drafts.ts';
import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { finishEntries } from './finish-entries.ts';
import { leaveOutEquals } from './left-out.ts';
import { writtenDrafts } from './written-drafts.ts';

/** Every entry before references are filled in, for the checks. Reads the topic files from disk. */
export function loadDrafts(): Draft[] {
  return leaveOutEquals(allDrafts({ written: writtenDrafts(), texts: serviceTexts, catalogue }));
}

let entries: Entry[] | undefined;

/** Everything the assistant knows on the server, loaded once. */
export function allEntries(): readonly Entry[] {
  if (!entries) {
    const sound = finishEntries(loadDrafts());
    for (const { source, id, reason } of sound.skipped)
      console.warn(`knowledge: left out ${id} (${source}): ${reason}`);
    entries = sound.entries;
  }
  return entries;
}
