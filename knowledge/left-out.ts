import { leaveOutOfAnswer, namesGone, stillSold } from '#catalogue/left-out.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import type { Draft } from './draft.ts';

/** An entry without what it says of services that are gone, or nothing where that was its subject. */
function withoutGone(draft: Draft, removed: readonly RemovedService[]): Draft[] {
  const { question, answer, alternatives, tags } = draft;
  const rest = leaveOutOfAnswer(answer, removed);
  if (namesGone(question, removed) || !rest) return [];
  return [
    {
      ...draft,
      answer: rest,
      alternatives: alternatives.filter((wording) => !namesGone(wording, removed)),
      tags: stillSold(tags, removed),
    },
  ];
}

/** Entries as if the services that are gone had never been sold. */
export function leaveOutOfDrafts(
  drafts: readonly Draft[],
  removed: readonly RemovedService[] = removedServices,
): Draft[] {
  return drafts.flatMap((draft) => withoutGone(draft, removed));
}

/** An equal that is gone with its service is no equal any more; while none is gone, an unknown one is a slip of the pen. */
export function leaveOutEquals(
  drafts: readonly Draft[],
  removed: readonly RemovedService[] = removedServices,
): Draft[] {
  if (removed.length === 0) return [...drafts];
  const known = new Set(drafts.map(({ id }) => id));
  return drafts.map((draft) =>
    draft.equals ? { ...draft, equals: draft.equals.filter((id) => known.has(id)) } : draft,
  );
}
