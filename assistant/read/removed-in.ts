import type { RemovedService } from '#catalogue/redirect-types.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';

/** The removed service that a message names by one of the words it was sold by, in singular or plural. */
export function removedIn(removed: readonly RemovedService[], words: readonly string[]): RemovedService | undefined {
  const text = ` ${words.map(stem).join(' ')} `;
  return removed.find(({ words: soldBy }) =>
    soldBy.some((called) => text.includes(` ${plainWords(called).map(stem).join(' ')} `)),
  );
}
