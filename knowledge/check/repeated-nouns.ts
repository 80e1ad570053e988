import { quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import type { Draft, Finding } from '../draft.ts';
import { sentencesOf } from './sentences.ts';

/** Twice is natural; three times reads like a form letter. */
const maxTimes = 2;
/** Amounts whose reference has no noun to repeat, or names the package itself. */
const withoutNoun: readonly string[] = ['adSpend', 'domainAuthority', 'words'];

const nouns = quantityNames
  .filter((name) => !withoutNoun.includes(name))
  .map((name) => ({ pattern: new RegExp(`\\.${name}\\}`, 'g'), plural: quantityKinds[name].plural }));

function repeatedIn(sentence: string): string[] {
  return nouns.filter(({ pattern }) => (sentence.match(pattern) ?? []).length > maxTimes).map(({ plural }) => plural);
}

/** Sentences such as '2 platforms, 4 platforms and 6 platforms'. */
export function findRepeatedNouns(drafts: readonly Draft[]): Finding[] {
  return drafts.flatMap(({ source, id, answer }) =>
    sentencesOf(answer)
      .flatMap(repeatedIn)
      .map((noun) => ({
        source,
        id,
        reason: `says '${noun}' more than twice in a sentence: the later ones as {….figure}`,
      })),
  );
}
