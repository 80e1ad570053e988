import { withoutDenials } from './denied-services.ts';
import type { Draft } from './draft.ts';
import { leaveOutOfDrafts } from './left-out.ts';
import { fittingDrafts } from './needs.ts';
import { readTopicFiles } from './read-topic-files.ts';

/**
 * The hand-written entries that can be used: they apply to this agency, don't need a removed service and don't turn
 * down one that is sold.
 */
export function writtenDrafts(): Draft[] {
  return withoutDenials(fittingDrafts(leaveOutOfDrafts(readTopicFiles().drafts))).drafts;
}
