import type { Draft, Finding } from '../draft.ts';
import { idRanges } from '../id-ranges.ts';
import { findCaseFaults } from './cases.ts';
import { findContradictions } from './contradictions.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOrphanLinks } from './orphan-links.ts';
import { findPolicyConflicts } from './policy-conflicts.ts';
import { findHardReading } from './reading.ts';
import { findRepeatedAnswers } from './repeated-answers.ts';
import { findRepeatedNouns } from './repeated-nouns.ts';
import { findStructureFaults } from './structure.ts';
import { findTypedFigures } from './typed-figures.ts';
import { findTypedLists } from './typed-lists.ts';
import { findUncoveredClaims } from './uncovered-claims.ts';

/** Notices are temporary and may differ from what the entries say otherwise. */
function isLasting({ id }: Draft): boolean {
  return id < idRanges.notices.from || id > idRanges.notices.to;
}

/** Everything wrong with the entries; empty if they can be published. */
export function checkDrafts(all: readonly Draft[]): Finding[] {
  const drafts = all.filter(isLasting);
  const structure = findStructureFaults(drafts);
  const broken = new Set(structure.filter(({ reason }) => reason.startsWith('unknown reference')).map(({ id }) => id));
  const renderable = drafts.filter(({ id }) => !broken.has(id));
  return [
    ...structure,
    ...findCaseFaults(drafts),
    ...findTypedFigures(drafts),
    ...findTypedLists(drafts),
    ...findUncoveredClaims(drafts),
    ...findPolicyConflicts(drafts),
    ...findHardReading(drafts),
    ...findRepeatedNouns(drafts),
    ...findNearDuplicates(drafts),
    ...findRepeatedAnswers(drafts),
    ...findOrphanLinks(renderable),
    ...findContradictions(renderable),
  ];
}
