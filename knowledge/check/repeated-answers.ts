import type { Draft, Finding } from '../draft.ts';
import { idRanges, isWritten } from '../id-ranges.ts';
import { wordingTokens } from './wording-tokens.ts';

/** Shared words over all words: from here on two answers tell a reader the same. */
const likeness = 0.75;

/** Shorter answers ('Yes, gladly.') may well be alike. */
const fewestWords = 8;

/**
 * Answers that people wrote twice. Rendered ones are alike by design: they state the same facts about different things.
 * Every pair is compared, about half a million, which takes some tenths of a second.
 */
export function findRepeatedAnswers(drafts: readonly Draft[]): Finding[] {
  const written = drafts
    .filter(({ id }) => isWritten(id) || id <= idRanges.serviceQuestions.to)
    .map((draft) => ({ draft, words: new Set(wordingTokens(draft.answer)) }))
    .filter(({ words }) => words.size >= fewestWords);
  return written.flatMap(({ draft, words }, index) =>
    written.slice(0, index).flatMap((other) => {
      const [small, large] = words.size < other.words.size ? [words, other.words] : [other.words, words];
      if (small.size < likeness * large.size) return [];
      let shared = 0;
      for (const word of small) if (large.has(word)) shared += 1;
      if (shared < likeness * (small.size + large.size - shared)) return [];
      const reason = `the answer tells the same as ${other.draft.id} (${other.draft.source}): keep one`;
      return [{ source: draft.source, id: draft.id, reason }];
    }),
  );
}
