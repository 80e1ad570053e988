import { leaveOutOfAnswer, needsRemoved, type Removed, removedWith, stillSold } from '#catalogue/left-out.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import type { Draft } from './draft.ts';

const removedNow = removedWith(removedServices);

/** The entry without anything that needs removed services, or undefined if it is only about them. */
function withoutRemoved(draft: Draft, removed: Removed): Draft[] {
  const tags = stillSold(draft.tags, removed);
  const answer = leaveOutOfAnswer(draft.answer, removed);
  const isAboutRemoved = tags.length < draft.tags.length && !tags.some(isServiceSlug);
  if (isAboutRemoved || needsRemoved(draft.question, removed) || !answer) return [];
  return [
    { ...draft, answer, alternatives: draft.alternatives.filter((wording) => !needsRemoved(wording, removed)), tags },
  ];
}

/** The entries without anything that needs removed services. */
export function leaveOutOfDrafts(drafts: readonly Draft[], removed: Removed = removedNow): Draft[] {
  return drafts.flatMap((draft) => withoutRemoved(draft, removed));
}

/** An equal that went with its service is dropped. While no service is removed, an unknown equal is a mistake. */
export function leaveOutEquals(drafts: readonly Draft[], removed: Removed = removedNow): Draft[] {
  if (removed.services.size === 0) return [...drafts];
  const known = new Set(drafts.map(({ id }) => id));
  return drafts.map((draft) =>
    draft.equals ? { ...draft, equals: draft.equals.filter((id) => known.has(id)) } : draft,
  );
}
