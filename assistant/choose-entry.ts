import type { RequestType } from '#language/encode/labels.ts';
import { contentTerms } from '#language/retrieve/terms.ts';
import { plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from './contract.ts';
import type { Decision } from './decide.ts';
import { changesLines, topicRequests } from './dialogue/acts.ts';
import { isOrdered } from './dialogue/order-line.ts';
import type { Segment } from './dialogue/segments.ts';
import { type DialogueState, initialState } from './dialogue/state.ts';
import { entryCandidates } from './read/entry-features.ts';
import { probabilityOfFeatures } from './read/probabilities.ts';
import type { MessageReader, TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';
import { withoutNames } from './read/without-names.ts';
import {
  entryBesidePricesThreshold,
  entryForPricesThreshold,
  fallbackThreshold,
  minEntryScore,
  minPartEntry,
  pageQuestionScore,
  surelyEntryThreshold,
  unseenScore,
} from './thresholds.ts';

export interface LikelyEntry {
  entry: KnownEntry;
  /** The probability that it answers the segment. */
  probability: number;
}

/** Entries of a service's page describe the service; they don't answer questions about policies. */
function isOfPage({ category }: KnownEntry): boolean {
  return category === 'services';
}

const asksPrice = /\b(?:how much|prices?|costs?|charges?|fees?)\b/i;

/** What is asked where neither figures nor contents nor an order are meant. */
const otherRequests: readonly RequestType[] = ['other', ...topicRequests];

/**
 * The question of a service's own page that a message about it asks: 'can I bring my cat to the cabin?' The encoder
 * hasn't seen the service and takes any message that names it for a request.
 */
export function questionOfPage(
  { services, entries, isFragment }: Reading,
  { text, acts }: Pick<Segment, 'text' | 'acts'>,
): LikelyEntry | undefined {
  if (!acts?.isRequestCertain || !otherRequests.includes(acts.request)) return undefined;
  // 'And a headshot' says too little to ask anything.
  if (isFragment || acts.adds || changesLines(acts)) return undefined;
  // 'How much is the camp for three children?', 'is breakfast …', where that is a package.
  const isOfList = services.some(({ slots: { tiers, counts } }) => tiers.length + counts.length > 0);
  if (isOfList || asksPrice.test(text)) return undefined;
  const found = entries.find(
    ({ entry: { tags = [] }, score }) =>
      score >= pageQuestionScore &&
      tags.length === 1 &&
      services.some(({ service, named }) => named && service === tags[0] && saysMore(text, service)),
  );
  return found && { entry: found.entry, probability: Math.min(1, found.score) };
}

/** 'Do you edit podcasts?' says no more than the name of podcast editing. */
function saysMore(text: string, service: string): boolean {
  const own = new Set(contentTerms(service.split('-')));
  return contentTerms(plainWords(text)).some((term) => !own.has(term));
}

/** Finds the entry that most probably answers a segment, by its similarity to the segment with and without context. */
export function createEntryChooser(reader: ReaderContext, { costOf, readMessage }: MessageReader) {
  async function nearestTo(text: string, tokens: TokenBudget) {
    if (costOf(text) > tokens.left) return undefined;
    return (await readMessage({ text }, initialState, tokens)).entries;
  }

  /** Candidate entries for a segment, with their features; undefined if it can't be read without context. */
  async function candidatesFor(
    state: DialogueState,
    { text, acts, isOneOfSeveral = false }: Segment,
    reading: Reading,
    tokens: TokenBudget,
  ) {
    const alone = acts && (await nearestTo(text, tokens));
    if (!alone) return undefined;
    const bare = withoutNames(reader, text);
    const unnamed = bare === undefined ? undefined : await nearestTo(bare, tokens);
    const views = { inTalk: reading.entries, alone, unnamed };
    return entryCandidates(reader.shop, reading, views, {
      focus: state.focus,
      request: acts.request,
      topic: acts.requestProbabilities.topic,
      hasOrder: state.lines.some(isOrdered),
      isOneOfSeveral,
    });
  }

  async function likeliest(
    state: DialogueState,
    segment: Segment,
    reading: Reading,
    tokens: TokenBudget,
    mayAnswer: (likely: LikelyEntry) => boolean,
  ): Promise<LikelyEntry | undefined> {
    const candidates = (await candidatesFor(state, segment, reading, tokens)) ?? [];
    const [best] = candidates
      .filter(({ closeness }) => closeness >= minEntryScore)
      .map(({ entry, features }) => ({ entry, probability: probabilityOfFeatures(reader.entryWeights, features) }))
      .filter(mayAnswer)
      .toSorted((left, right) => right.probability - left.probability);
    return best;
  }

  /**
   * The name of a service added after training dominates the embedding. Questions about a topic of their own are
   * therefore embedded without names: 'does the rent I paid count towards buying?' isn't for a price list.
   */
  async function apartFromNames(
    { text, acts }: Segment,
    reading: Reading,
    tokens: TokenBudget,
  ): Promise<LikelyEntry | undefined> {
    const bare =
      acts?.isRequestCertain && topicRequests.includes(acts.request) ? withoutNames(reader, text) : undefined;
    if (bare === undefined || costOf(bare) > tokens.left) return undefined;
    const { entries, kinds } = await readMessage({ text: bare }, initialState, tokens);
    const [best] = [...reading.entries, ...entries]
      .filter(({ entry }) => !isOfPage(entry))
      .toSorted((left, right) => right.score - left.score);
    const isFound = best && kinds.entry >= surelyEntryThreshold && best.score >= unseenScore;
    return isFound ? { entry: best.entry, probability: kinds.entry } : undefined;
  }

  return { apartFromNames, candidatesFor, likeliest };
}

/** What is asked where figures are the answer, whichever entry is close. */
export const figureRequests: readonly string[] = ['price', 'total', 'budget', 'time', 'compare', 'contents'];

/** Decisions that an entry may take the place of. */
const overridableDecisions: readonly Decision['about'][] = ['nothing', 'any-service', 'unlisted', 'missed'];

export function decideOnEntry({ entry, probability }: LikelyEntry): Decision {
  return { about: 'entry', entry, certainty: probability };
}

export interface EntryDecision {
  decision: Decision;
  /** Added to the prices. */
  additional: readonly KnownEntry[];
}

/**
 * The decision on a segment, given the entry that most probably answers it; `comparesServices` if it compares services, which
 * no price list does, `isAnsweredByPriceList` if a price list decides just what is asked.
 */
export function withEntry(
  decision: Decision,
  best: LikelyEntry,
  { acts, isOneOfSeveral = false }: Segment,
  { comparesServices, isAnsweredByPriceList }: { comparesServices: boolean; isAnsweredByPriceList: boolean },
): EntryDecision {
  const { entry, probability } = best;
  const found: EntryDecision = { decision: decideOnEntry(best), additional: [] };
  const asIs: EntryDecision = { decision, additional: [] };
  if (decision.about === 'entry') {
    if (decision.isConclusive) return asIs;
    if (isOneOfSeveral && probability < minPartEntry) return { ...asIs, decision: { about: 'nothing' } };
    if (decision.entry === entry)
      return { ...found, decision: { ...decision, certainty: Math.max(decision.certainty, probability) } };
    return isOneOfSeveral || probability >= fallbackThreshold ? found : asIs;
  }
  // 'Can you design a flyer?' has an answer of its own.
  if (decision.about === 'not-offered') return probability >= entryForPricesThreshold ? found : asIs;
  // What is asked apart from the order is hardly ever for the price lists; 'anything cheaper?' may be.
  const isTopic = acts !== undefined && acts.request !== 'haggle' && topicRequests.includes(acts.request);
  if (overridableDecisions.includes(decision.about))
    return probability >= (isTopic ? minPartEntry : fallbackThreshold) ? found : asIs;
  if (decision.about !== 'catalogue' || isAnsweredByPriceList || !acts || changesLines(acts)) return asIs;
  if (isTopic && probability >= minPartEntry) return found;
  if (probability >= entryForPricesThreshold && (comparesServices || !figureRequests.includes(acts.request)))
    return found;
  return probability >= entryBesidePricesThreshold ? { decision, additional: [entry] } : asIs;
}
