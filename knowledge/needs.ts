import type { Catalogue } from '#catalogue/catalogue.ts';
import { isUnmet, needMark } from '#catalogue/conditions.ts';
import { namesAbsent } from '#catalogue/references.ts';
import type { Draft } from './draft.ts';

export function isNeed(tag: string): boolean {
  return tag.startsWith(needMark);
}

/** The entries that apply to this agency: their needs are met, and they mention nothing it doesn't offer. */
export function fittingDrafts(drafts: readonly Draft[], from?: Catalogue): Draft[] {
  const fitting = drafts
    .filter(({ tags }) => !tags.some((tag) => isUnmet(tag, from)))
    .filter(({ question, answer }) => !namesAbsent(`${question}\n${answer}`, from));
  const kept = new Set(fitting.map(({ id }) => id));
  const left = new Set(drafts.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
  return fitting.map((draft) => ({
    ...draft,
    tags: draft.tags.filter((tag) => !isNeed(tag)),
    alternatives: draft.alternatives.filter((wording) => !namesAbsent(wording, from)),
    ...(draft.equals ? { equals: draft.equals.filter((id) => !left.has(id)) } : {}),
  }));
}
