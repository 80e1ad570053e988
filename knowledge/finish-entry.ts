import type { Catalogue } from '#catalogue/catalogue.ts';
import { renderReferences } from '#catalogue/references.ts';
import { blanksOf, isCase } from './cases.ts';
import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { isNeed } from './needs.ts';

/** The finished entry, with figures, addresses and contact details filled in. Throws on an unknown reference. */
export function finishEntry({ source: _, ...draft }: Draft, from?: Catalogue, equals: readonly number[] = []): Entry {
  const cases = draft.tags.filter(isCase);
  return {
    ...draft,
    tags: draft.tags.filter((tag) => !isCase(tag) && !isNeed(tag)),
    equals,
    question: renderReferences(draft.question, from),
    answer: renderReferences(draft.answer, from),
    alternatives: draft.alternatives.map((wording) => renderReferences(wording, from)),
    ...(cases.length > 0 ? { cases } : {}),
    ...(blanksOf(cases).length > 0 ? { onlyInCase: true } : {}),
  };
}
