import type { Entry } from '#knowledge/entry.ts';
import { allEntries } from '#knowledge/index.ts';
import { isSmoke, smokeEntries } from './smoke.ts';

/** The entries that training reads. */
export function readEntries(): readonly Entry[] {
  return isSmoke ? smokeEntries(allEntries()) : allEntries();
}
