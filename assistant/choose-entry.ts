import type { KnownEntry } from './contract.ts';
import type { Decision } from './decide.ts';
import { entryCandidates } from './read/entry-evidence.ts';
import type { MessageReader, Work } from './read/read-message.ts';
import type { Reader } from './read/reader.ts';
import type { Reading } from './read/reading.ts';
import { weighEvidence } from './read/weigh.ts';
import { withoutNames } from './read/without-names.ts';
import { changesLines, matters } from './talk/acts.ts';
import { isOrdered } from './talk/line.ts';
import type { SaidPart } from './talk/parts.ts';
import { newTalk, type Talk } from './talk/talk.ts';
import {
  entryBesidePrices,
  entryForPrices,
  fallbackThreshold,
  minEntryScore,
  minPartEntry,
  surelyEntryThreshold,
  unseenScore,
} from './thresholds.ts';

export interface LikelyEntry {
  entry: KnownEntry;
  /** The probability that it answers the part. */
  probability: number;
}

/** Entries of a service's page describe the service; they don't answer questions about policies. */
function isOfPage({ category }: KnownEntry): boolean {
  return category === 'services';
}

/** Finds the entry that most probably answers a part, from how close it is to the part in the conversation and by itself. */
export function createEntryChooser(reader: Reader, { costOf, readMessage }: MessageReader) {
  async function nearestTo(text: string, work: Work) {
    if (costOf(text) > work.left) return undefined;
    return (await readMessage({ text }, newTalk, work)).entries;
  }

  /** The entries that may answer a part, with their features; undefined if it can't be read by itself. */
  async function candidatesFor(
    talk: Talk,
    { text, acts, isOneOfSeveral = false }: SaidPart,
    reading: Reading,
    work: Work,
  ) {
    const alone = acts && (await nearestTo(text, work));
    if (!alone) return undefined;
    const bare = withoutNames(reader, text);
    const unnamed = bare === undefined ? undefined : await nearestTo(bare, work);
    const views = { inTalk: reading.entries, alone, unnamed };
    return entryCandidates(reader.shop, reading, views, {
      focus: talk.focus,
      ask: acts.ask,
      matter: acts.shares.matter,
      hasOrder: talk.lines.some(isOrdered),
      isOneOfSeveral,
    });
  }

  async function likeliest(
    talk: Talk,
    part: SaidPart,
    reading: Reading,
    work: Work,
    mayAnswer: (entry: KnownEntry) => boolean,
  ): Promise<LikelyEntry | undefined> {
    const candidates = (await candidatesFor(talk, part, reading, work)) ?? [];
    const [best] = candidates
      .filter(({ entry, closeness }) => closeness >= minEntryScore && mayAnswer(entry))
      .map(({ entry, evidence }) => ({ entry, probability: weighEvidence(reader.entryWeights, evidence) }))
      .toSorted((left, right) => right.probability - left.probability);
    return best;
  }

  /**
   * The name of a service added after training dominates the embedding. Questions about a topic of their own are
   * therefore embedded without names: 'does the rent I paid count towards buying?' isn't for a price list.
   */
  async function apartFromNames(
    { text, acts }: SaidPart,
    reading: Reading,
    work: Work,
  ): Promise<LikelyEntry | undefined> {
    const bare = acts?.sure && matters.includes(acts.ask) ? withoutNames(reader, text) : undefined;
    if (bare === undefined || costOf(bare) > work.left) return undefined;
    const { entries, kinds } = await readMessage({ text: bare }, newTalk, work);
    const [best] = [...reading.entries, ...entries]
      .filter(({ entry }) => !isOfPage(entry))
      .toSorted((left, right) => right.score - left.score);
    const isFound = best && kinds.entry >= surelyEntryThreshold && best.score >= unseenScore;
    return isFound ? { entry: best.entry, probability: kinds.entry } : undefined;
  }

  return { apartFromNames, candidatesFor, likeliest };
}

/** What is asked where figures are the answer, whichever entry is close. */
export const figures: readonly string[] = ['price', 'total', 'budget', 'time', 'compare', 'contents'];

/** Decisions that an entry may take the place of. */
const open: readonly Decision['about'][] = ['nothing', 'any-service', 'unlisted', 'missed'];

export function asEntry({ entry, probability }: LikelyEntry): Decision {
  return { about: 'entry', entry, certainty: probability };
}

export interface Chosen {
  decision: Decision;
  /** Said beside the prices. */
  beside: readonly KnownEntry[];
}

/**
 * The decision on a part, in view of the entry that most probably answers it; `isOfKinds` if it compares services, which
 * no price list does, `isForList` if a price list decides just what is asked.
 */
export function withEntry(
  decision: Decision,
  best: LikelyEntry,
  { acts, isOneOfSeveral = false }: SaidPart,
  { isOfKinds, isForList }: { isOfKinds: boolean; isForList: boolean },
): Chosen {
  const { entry, probability } = best;
  const found: Chosen = { decision: asEntry(best), beside: [] };
  const asIs: Chosen = { decision, beside: [] };
  if (decision.about === 'entry') {
    if (decision.isSettled) return asIs;
    if (isOneOfSeveral && probability < minPartEntry) return { ...asIs, decision: { about: 'nothing' } };
    if (decision.entry === entry)
      return { ...found, decision: { ...decision, certainty: Math.max(decision.certainty, probability) } };
    return isOneOfSeveral || probability >= fallbackThreshold ? found : asIs;
  }
  // What is asked apart from the order is hardly ever for the price lists; 'anything cheaper?' may be.
  const isMatter = acts !== undefined && acts.ask !== 'haggle' && matters.includes(acts.ask);
  if (open.includes(decision.about)) return probability >= (isMatter ? minPartEntry : fallbackThreshold) ? found : asIs;
  if (decision.about !== 'catalogue' || isForList || !acts || changesLines(acts)) return asIs;
  if (isMatter && probability >= minPartEntry) return found;
  if (probability >= entryForPrices && (isOfKinds || !figures.includes(acts.ask))) return found;
  return probability >= entryBesidePrices ? { decision, beside: [entry] } : asIs;
}
