import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Draft, Finding } from './draft.ts';
import type { Entry } from './entry.ts';
import { equalsById } from './equals.ts';
import { finishEntry } from './finish-entry.ts';

export interface FinishedEntries {
  entries: Entry[];
  /** What was left out, and why. */
  skipped: Finding[];
}

/**
 * Finishes all valid entries. A repeated id, an empty text or an unknown reference affects only that entry. The build
 * has already checked this; at run time nothing may take the assistant down.
 */
export function finishEntries(drafts: readonly Draft[], from?: Catalogue): FinishedEntries {
  const kept = new Map<number, Entry>();
  const skipped: Finding[] = [];
  const equals = equalsById(drafts);
  const known = new Set(drafts.map(({ id }) => id));
  for (const draft of drafts) {
    try {
      if (!Number.isSafeInteger(draft.id) || kept.has(draft.id)) throw new Error('the id is used already or no number');
      if (!draft.question.trim() || !draft.answer.trim()) throw new Error('question or answer is missing');
      const others = equals.get(draft.id)?.filter((id) => known.has(id));
      kept.set(draft.id, finishEntry(draft, from, others));
    } catch (error) {
      skipped.push({ source: draft.source, id: draft.id, reason: error instanceof Error ? error.message : `${error}` });
    }
  }
  return { entries: [...kept.values()], skipped };
}
