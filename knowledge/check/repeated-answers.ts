import type { Draft, Finding } from '../draft.ts';
import { idRanges, isWritten } from '../id-ranges.ts';
import { alikePairs } from './alike-pairs.ts';
import { wordingTokens } from './wording-tokens.ts';

/** Common words divided by all words. From this share on, two answers say the same thing. */
const likeness = 0.75;

/** Shorter answers ('Yes, gladly.') may be alike. */
const minWords = 8;

/**
 * Hand-written answers that repeat each other. Rendered ones are alike by design: they state the same facts about
 * different things.
 */
export function findRepeatedAnswers(drafts: readonly Draft[]): Finding[] {
  const written = drafts
    .filter(({ id }) => isWritten(id) || id <= idRanges.serviceQuestions.to)
    .map((draft) => ({ draft, tokens: wordingTokens(draft.answer) }))
    .filter(({ tokens }) => tokens.length >= minWords);
  const repeated = new Map<Draft, Draft>();
  for (const [other, { draft }] of alikePairs(written, likeness))
    if (!repeated.has(draft)) repeated.set(draft, other.draft);
  return Array.from(repeated, ([{ source, id }, first]) => {
    const reason = `the answer tells the same as ${first.id} (${first.source}): keep one`;
    return { source, id, reason };
  });
}
