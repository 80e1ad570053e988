import { isCase } from '../cases.ts';
import type { Draft, Finding } from '../draft.ts';

/** Two answers for the same case: only the first would ever be used. */
export function findCaseFaults(drafts: readonly Draft[]): Finding[] {
  const first = new Map<string, Draft>();
  return drafts.flatMap((draft) =>
    draft.tags.filter(isCase).flatMap((tag) => {
      const other = first.get(tag);
      if (!other) first.set(tag, draft);
      const reason = `'${tag}' is a tag of ${other?.id} (${other?.source}) already: a case has one answer`;
      return other ? [{ source: draft.source, id: draft.id, reason }] : [];
    }),
  );
}
