import type { Catalogue } from '#catalogue/catalogue.ts';
import { conditionNames, holds } from '#catalogue/conditions.ts';
import { namesAbsent } from '#catalogue/references.ts';
import type { Draft } from './draft.ts';

const mark = 'needs-';

/** Tags that state when an entry applies: 'needs-payment-deposit', 'needs-no-express'. */
export const needTags: readonly string[] = conditionNames.map((name) => `${mark}${name}`);

export function isNeed(tag: string): boolean {
  return tag.startsWith(mark);
}

/** Unknown tags are reported by the checks. */
function isMet(tag: string, from?: Catalogue): boolean {
  return !needTags.includes(tag) || holds(tag.slice(mark.length), from);
}

/** The entries that apply to this agency: their needs are met, and they mention nothing it doesn't offer. */
export function fittingDrafts(drafts: readonly Draft[], from?: Catalogue): Draft[] {
  const fitting = drafts
    .filter(({ tags }) => tags.every((tag) => isMet(tag, from)))
    .filter(({ question, answer }) => !namesAbsent(`${question}\n${answer}`, from));
  const kept = new Set(fitting.map(({ id }) => id));
  const left = new Set(drafts.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
  return fitting.map((draft) => ({
    ...draft,
    alternatives: draft.alternatives.filter((wording) => !namesAbsent(wording, from)),
    ...(draft.equals ? { equals: draft.equals.filter((id) => !left.has(id)) } : {}),
  }));
}
