import { withoutDenials } from './denied-services.ts';
import type { Draft } from './draft.ts';
import { leaveOutOfDrafts } from './left-out.ts';
import { fittingDrafts } from './needs.ts';
import { readTopicFiles } from './read-topic-files.ts';

/** The hand-written entries as they are said: those that are right for this agency, nothing about services that are gone, and no no to what is sold. */
export function writtenDrafts(): Draft[] {
  return withoutDenials(leaveOutOfDrafts(fittingDrafts(readTopicFiles().drafts))).drafts;
}
