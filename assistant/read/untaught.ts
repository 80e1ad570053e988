import type { Kind } from '#language/encode/labels.ts';
import type { KnownEntry } from '../contract.ts';
import type { Reader } from './read.ts';
import type { Reading } from './reading.ts';

/** What came after the encoder learnt: here words are trusted more than its opinion. */

type Kinds = Reading['kinds'];

const doubtsOfNames: readonly Kind[] = ['not-offered', 'off-topic'];

/** Of a service that was not yet sold when the encoder learnt, its doubts are about another shop. */
function without(kinds: Kinds, doubts: readonly Kind[]): Kinds {
  const doubt = doubts.reduce((sum, kind) => sum + kinds[kind], 0);
  const none = Object.fromEntries(doubts.map((kind) => [kind, 0]));
  return { ...kinds, ...none, catalogue: kinds.catalogue + doubt };
}

export function trustingNames(kinds: Kinds): Kinds {
  return without(kinds, doubtsOfNames);
}

/**
 * Of so many 'episodes' it knows films that are not made: only an area's own word refuses them. Where little else is said,
 * it neither asks for an entry nor tells the assistant what to write.
 */
export function trustingUnits(kinds: Kinds, { areaNamed, terse }: { areaNamed: boolean; terse: boolean }): Kinds {
  return without(kinds, [
    ...doubtsOfNames,
    ...(areaNamed ? [] : (['refused'] as const)),
    ...(terse ? (['entry', 'steering'] as const) : []),
  ]);
}

/** An entry asked for in its own words; of a new one the encoder can't know that it is no wish. */
export function ownKinds({ untaughtEntries }: Reader, kinds: Kinds, own: KnownEntry): Kinds {
  const unknown = untaughtEntries.has(own) ? { catalogue: 0, 'not-offered': 0, 'off-topic': 0 } : {};
  return { ...kinds, ...unknown, entry: 1 };
}
