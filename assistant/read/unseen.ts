import type { Kind } from '#language/encode/labels.ts';
import type { KnownEntry } from '../contract.ts';
import { minUnseenCoverage, nearUnseenScore, sureUnseenScore, unseenScore } from '../thresholds.ts';
import type { ReaderContext } from './reader-context.ts';
import type { Reading } from './reading.ts';

/** For anything added after training, words count more than the encoder. */

type Kinds = Reading['kinds'];

const doubtsOfNames: readonly Kind[] = ['not-offered', 'off-topic'];

/** Moves the probability of these classes to the catalogue or an entry. */
function without(kinds: Kinds, doubts: readonly Kind[], meant: 'catalogue' | 'entry' = 'catalogue'): Kinds {
  const doubt = doubts.reduce((sum, kind) => sum + kinds[kind], 0);
  const none = Object.fromEntries(doubts.map((kind) => [kind, 0]));
  return { ...kinds, ...none, [meant]: kinds[meant] + doubt };
}

export function adjustForUnseenNames(kinds: Kinds): Kinds {
  return without(kinds, doubtsOfNames);
}

/**
 * The encoder associates 'episodes' with films, which aren't made: only an area's own word refuses them. If little else
 * is said, it neither asks for an entry nor tries to steer the assistant.
 */
export function adjustForUnseenUnits(
  kinds: Kinds,
  { isAreaNamed, isFragment }: { isAreaNamed: boolean; isFragment: boolean },
): Kinds {
  return without(kinds, [
    ...doubtsOfNames,
    ...(isAreaNamed ? [] : (['refused'] as const)),
    ...(isFragment ? (['entry', 'steering'] as const) : []),
  ]);
}

/** Class probabilities for an entry asked for in its own wording. */
export function ownKinds({ unseenEntries }: ReaderContext, kinds: Kinds, own: KnownEntry): Kinds {
  const unknown = unseenEntries.has(own) ? { catalogue: 0, 'not-offered': 0, 'off-topic': 0 } : {};
  return { ...kinds, ...unknown, entry: 1 };
}

/** An entry and how well it fits a message. */
export interface ScoredEntry {
  entry: KnownEntry;
  score: number;
  /** The share of the message's words it contains. */
  share: number;
}

/** What else the message says, as far as it bears on whether an entry is meant. */
interface OtherContent {
  /** It asks for a figure of a package it names, or compares it. */
  isOfPackage: boolean;
  /** It names a service, instead of only describing one. */
  isNamed: boolean;
  wantsPrice: boolean;
  /** It wants a price, a time or a total. */
  wantsFigure: boolean;
}

/**
 * If an unseen entry ranks first and scores well enough, 'not offered' and 'off-topic' count for it. The encoder
 * learned what is not sold from another list, so a close entry of the owner needs no shared word; then the catalogue
 * counts for it as well, unless a service is named or a figure asked for. A figure of a named package is the
 * catalogue's to answer, however near an entry is; so is a figure of a named new service, if the nearest is a text of its
 * page.
 */
export function adjustForUnseenEntry(
  { unseen, unseenEntries, shop }: Pick<ReaderContext, 'unseen' | 'unseenEntries' | 'shop'>,
  kinds: Kinds,
  best: ScoredEntry | undefined,
  { isOfPackage, isNamed, wantsPrice, wantsFigure }: OtherContent,
): Kinds {
  if (!best || !unseenEntries.has(best.entry)) return kinds;
  if (isOfPackage) return without(kinds, [...doubtsOfNames, 'entry']);
  const isOfService = best.entry.tags?.some((tag) => shop.offers.has(tag)) ?? false;
  // The page of a new service always shares its name: 'do you edit podcasts?' is about the service.
  const isOfNew = best.entry.tags?.some((tag) => unseen.has(tag)) ?? false;
  const isFigureOfNew = isNamed && wantsFigure && isOfNew && best.score < sureUnseenScore;
  if (isFigureOfNew) return without(kinds, [...doubtsOfNames, 'entry']);
  const isSure = best.score >= sureUnseenScore && !isOfNew;
  if (isSure && !wantsPrice) return without(kinds, [...doubtsOfNames, 'catalogue'], 'entry');
  const isNear = best.score >= nearUnseenScore && !isOfService;
  if (isNear) return without(kinds, isNamed || wantsFigure ? doubtsOfNames : [...doubtsOfNames, 'catalogue'], 'entry');
  const isMeant = best.score >= unseenScore && best.share >= minUnseenCoverage;
  return isMeant ? without(kinds, doubtsOfNames, 'entry') : kinds;
}
