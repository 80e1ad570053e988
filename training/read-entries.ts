import type { Entry } from '#knowledge/entry.ts';
import { allEntries } from '#knowledge/index.ts';
import { isSmoke, smokeEntries } from './smoke.ts';

/** The entries used in training. */
export function readEntries(): readonly Entry[] {
  return isSmoke ? smokeEntries(allEntries()) : allEntries();
}
