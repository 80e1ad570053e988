import type { Kind } from '#language/encode/labels.ts';
import type { KnownEntry } from '../contract.ts';
import { leastUnseenShare, unseenScore } from '../thresholds.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './reading.ts';

/** What came after the encoder learnt: here words are trusted more than its opinion. */

type Kinds = Reading['kinds'];

const doubtsOfNames: readonly Kind[] = ['not-offered', 'off-topic'];

/** What was not yet there when the encoder learnt gets its doubts, which are about another shop. */
function without(kinds: Kinds, doubts: readonly Kind[], meant: 'catalogue' | 'entry' = 'catalogue'): Kinds {
  const doubt = doubts.reduce((sum, kind) => sum + kinds[kind], 0);
  const none = Object.fromEntries(doubts.map((kind) => [kind, 0]));
  return { ...kinds, ...none, [meant]: kinds[meant] + doubt };
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
export function ownKinds({ unseenEntries }: Reader, kinds: Kinds, own: KnownEntry): Kinds {
  const unknown = unseenEntries.has(own) ? { catalogue: 0, 'not-offered': 0, 'off-topic': 0 } : {};
  return { ...kinds, ...unknown, entry: 1 };
}

/** An entry and how well it fits a message. */
export interface ScoredEntry {
  entry: KnownEntry;
  score: number;
  /** How much of the message's words it has. */
  share: number;
}

/** Where a new entry fits best and well enough, doubts whether we do such things at all speak for it. */
export function trustingEntry({ unseenEntries }: Reader, kinds: Kinds, best: ScoredEntry | undefined): Kinds {
  if (!best || !unseenEntries.has(best.entry)) return kinds;
  const isMeant = best.score >= unseenScore && best.share >= leastUnseenShare;
  return isMeant ? without(kinds, doubtsOfNames, 'entry') : kinds;
}
