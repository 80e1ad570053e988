import type { Plugin } from 'vite';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import { finishEntry } from '#knowledge/finish-entry.ts';
import { writtenDrafts } from '#knowledge/written-drafts.ts';
import { wordingKey, wordingNumber } from '#language/retrieve/wording-number.ts';

const name = 'virtual:wording-numbers';

/** Every wording of the browser's entries as a number with the id of its entry: a few bytes each instead of its letters. */
export function numberWordings(): [number: number, id: number][] {
  return browserDrafts(writtenDrafts())
    .map((draft) => finishEntry(draft))
    .flatMap(({ id, question, alternatives }) =>
      [question, ...alternatives].map((wording): [number, number] => [wordingNumber(wordingKey(wording)), id]),
    );
}

/** Gives the chat's engine the numbers of all wordings, worked out at build. */
export function wordingNumbers(): Plugin {
  return {
    name: 'wording-numbers',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(numberWordings())};` : undefined),
  };
}
