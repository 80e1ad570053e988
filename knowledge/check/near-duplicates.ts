import { priceLists } from '#catalogue/price-lists.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Draft, Finding } from '../draft.ts';
import { alikePairs } from './alike-pairs.ts';
import { wordingTokens } from './wording-tokens.ts';

/** Common tokens divided by all tokens. From this share on, two wordings ask the same thing. */
const likeness = 0.85;

/** Words that name a service or a package. Questions that differ in one of them ask about different things. */
const naming = new Set(
  [
    ...Object.values(serviceNames).map(({ name }) => name),
    ...Object.values(priceLists).flatMap((packages) => packages.map(({ name }) => name)),
  ].flatMap(wordingTokens),
);

/** Whether one names a service or a package that the other doesn't. */
function nameDifferentThings(left: readonly string[], right: readonly string[]): boolean {
  return [...left, ...right].some((token) => naming.has(token) && left.includes(token) !== right.includes(token));
}

export function findNearDuplicates(drafts: readonly Draft[]): Finding[] {
  const wordings = drafts.flatMap((draft) =>
    [draft.question, ...draft.alternatives].map((text) => ({ draft, text, tokens: wordingTokens(text) })),
  );
  return alikePairs(wordings, likeness).flatMap(([other, { draft, text, tokens }]) => {
    if (other.draft === draft || nameDifferentThings(other.tokens, tokens)) return [];
    const reason = `'${text}' asks the same as '${other.text}' of ${other.draft.id} (${other.draft.source})`;
    return [{ source: draft.source, id: draft.id, reason }];
  });
}
