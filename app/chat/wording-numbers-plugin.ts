import type { Plugin } from 'vite';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import { finishEntry } from '#knowledge/finish-entry.ts';
import { writtenDrafts } from '#knowledge/written-drafts.ts';
import { wordingKey, wordingNumber } from '#language/retrieve/wording-number.ts';

const name = 'virtual:wording-numbers';

/** A hash of every wording of the browser's entries with the id of its entry: a few bytes each instead of its text. */
export function numberWordings(): [number: number, id: number][] {
  return browserDrafts(writtenDrafts())
    .map((draft) => finishEntry(draft))
    .flatMap(({ id, question, alternatives }) =>
      [question, ...alternatives].map((wording): [number, number] => [wordingNumber(wordingKey(wording)), id]),
    );
}

/** Provides the hashes of all wordings to the chat's engine, computed at build time. */
export function wordingNumbers(): Plugin {
  return {
    name: 'wording-numbers',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(numberWordings())};` : undefined),
  };
}
