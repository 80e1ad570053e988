import { type Gone, goneWith, leaveOutOfAnswer, needsGone, stillSold } from '#catalogue/left-out.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import type { Draft } from './draft.ts';

const goneNow = goneWith(removedServices);

/** The entry without anything that needs removed services, or undefined if it is only about them. */
function withoutGone(draft: Draft, gone: Gone): Draft[] {
  const tags = stillSold(draft.tags, gone);
  const answer = leaveOutOfAnswer(draft.answer, gone);
  const isAboutGone = tags.length < draft.tags.length && !tags.some(isServiceSlug);
  if (isAboutGone || needsGone(draft.question, gone) || !answer) return [];
  return [{ ...draft, answer, alternatives: draft.alternatives.filter((wording) => !needsGone(wording, gone)), tags }];
}

/** The entries without anything that needs removed services. */
export function leaveOutOfDrafts(drafts: readonly Draft[], gone: Gone = goneNow): Draft[] {
  return drafts.flatMap((draft) => withoutGone(draft, gone));
}

/** An equal that went with its service is dropped. While no service is removed, an unknown equal is a mistake. */
export function leaveOutEquals(drafts: readonly Draft[], gone: Gone = goneNow): Draft[] {
  if (gone.services.size === 0) return [...drafts];
  const known = new Set(drafts.map(({ id }) => id));
  return drafts.map((draft) =>
    draft.equals ? { ...draft, equals: draft.equals.filter((id) => known.has(id)) } : draft,
  );
}
