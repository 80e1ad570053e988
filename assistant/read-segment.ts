import { isSameList, offerOf, recurs } from '#catalogue/shop.ts';
import type { RequestType } from '#language/encode/labels.ts';
import { asksOfOrder } from './asks-of-order.ts';
import { type Decision, decide } from './decide.ts';
import { createEntryDecider } from './decide-by-entries.ts';
import { changesLines, type DialogueActs, topicRequests } from './dialogue/acts.ts';
import { applyActs, applyQuestion } from './dialogue/apply-acts.ts';
import { dropUnchosenOptions } from './dialogue/compared.ts';
import { renamed } from './dialogue/corrected-service.ts';
import { encoderContext } from './dialogue/encoder-context.ts';
import { addedServices, asChange, asQuestion, isDecidedByActs } from './dialogue/interpret-acts.ts';
import { addNamedServices } from './dialogue/named-services.ts';
import { isOrdered } from './dialogue/order-line.ts';
import { removeUnnamed, resolveReferences } from './dialogue/resolve-references.ts';
import { type Segment, withoutReferences } from './dialogue/segments.ts';
import { afterRefusal, type DialogueState, initialState } from './dialogue/state.ts';
import { acceptDiscussedLines } from './dialogue/taken-up.ts';
import { updateState } from './dialogue/update-state.ts';
import { createQuestionFinder } from './questions-beside.ts';
import type { MentionedService } from './read/assign-slots.ts';
import { leavesRefusedSubject } from './read/other-subject.ts';
import type { MessageReader, TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';
import {
  anyServiceThreshold,
  entryInOrderThreshold,
  hedgeThreshold,
  questionEntryScore,
  surelyCatalogueThreshold,
} from './thresholds.ts';
import type { Understood } from './understood.ts';
import { namesNothing, weighReading } from './weigh-reading.ts';

/** Longer messages aren't follow-ups: they say what they are about. */
const maxFollowUpWords = 24;

function mayBeFollowUp(message: string): boolean {
  return message.trim().split(/\s+/).length <= maxFollowUpWords;
}

/** 'That's not what I asked', and nothing else that could be answered. */
function isOnlyComplaint(state: DialogueState, { services, place, entries }: Reading, acts: DialogueActs): boolean {
  const isOrder = ({ service }: MentionedService) =>
    state.lines.some((line) => line.service === service && isOrdered(line));
  // 'And where has the logo gone?'
  const isOfOrder = services.length > 0 && services.every(isOrder);
  const isAnswered =
    services.length > 0 || place !== undefined || (entries[0]?.certainty ?? 0) >= entryInOrderThreshold;
  return acts.request === 'complaint' && (isOfOrder || !isAnswered) && !changesLines(acts);
}

/** A question for a figure names what it is about, and a message about a past order is about that. */
const requestsByName: readonly RequestType[] = ['price', 'total', 'time', 'contents', 'compare', ...topicRequests];

/** What is asked where an order is changed. */
const changeRequests: readonly RequestType[] = ['none', 'total'];

function interpretByActs(acts: DialogueActs | undefined) {
  return {
    taggedWords: acts?.words,
    asksByName: acts !== undefined && requestsByName.includes(acts.request),
    // What replaces something is new.
    mayOrder: acts !== undefined && (acts.adds || acts.linesByAct.replace.length > 0),
    mayChange: acts !== undefined && changeRequests.includes(acts.request),
  };
}

function withAnyService(state: DialogueState, reading: Reading, decision: Decision): Decision {
  const isAny =
    decision.about === 'nothing' &&
    !reading.unreadable &&
    !reading.asksUnknownObject &&
    reading.kinds.catalogue >= anyServiceThreshold;
  if (!isAny) return decision;
  const [best] = reading.entries;
  // 'Never had a website, nothing fancy, what is the cheapest?'
  if (best && best.score >= questionEntryScore)
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.score, hedgeThreshold) };
  const isFirst = !state.lines.length && !state.focus.length && reading.kinds.catalogue >= surelyCatalogueThreshold;
  return isFirst || namesNothing(state, reading) ? { about: 'any-service' } : decision;
}

/** 'A logo and business cards': an entry on the cards is added to the prices of the logo, and doesn't replace them. */
function addEntriesOnDescribed({ things, services }: Reading, decision: Decision): Decision {
  const isOnThing = decision.about === 'entry' && things.includes(decision.entry);
  return isOnThing && services.some(({ named, isUnambiguous }) => named || isUnambiguous)
    ? { about: 'catalogue' }
    : decision;
}

export function createSegmentReader(reader: ReaderContext, messages: MessageReader) {
  const { costOf, readMessage } = messages;
  const decideWithEntries = createEntryDecider(reader, messages);
  const addAnswersToQuestions = createQuestionFinder(reader, readWithoutContext);
  const isOngoing = (service: string) => recurs(offerOf(reader.shop, service));

  function contextOf(state: DialogueState, message: string, last: string | undefined): string | undefined {
    if (last === undefined || !mayBeFollowUp(message)) return undefined;
    // An order that was just emptied is no longer the subject.
    if (!state.lines.length && state.dropped.length) return undefined;
    if (state.refused !== undefined && leavesRefusedSubject(message, state.lines.length > 0)) return undefined;
    const names = state.focus.map((service) => offerOf(reader.shop, service).shortName);
    return encoderContext(names, state.refused !== undefined, last);
  }

  function after(state: DialogueState, reading: Reading, decision: Decision): DialogueState {
    if (decision.about === 'refused') return afterRefusal(state, decision.area);
    if (decision.about === 'entry' && decision.entry.tags?.includes('not-served') && reading.area)
      return afterRefusal(state, reading.area);
    // 'I paid for a logo, can I cancel?' mentions a logo: 'and what's Premium?'
    if (decision.about === 'entry')
      return { ...(state.lines.length ? state : addNamedServices(reader.shop, state, reading)), topic: decision.entry };
    const isOfPackage = decision.about === 'catalogue' || (decision.about === 'unlisted' && !state.lines.length);
    return isOfPackage ? updateState(reader.shop, state, reading) : state;
  }

  function decided(state: DialogueState, reading: Reading): Decision {
    return addEntriesOnDescribed(reading, withAnyService(state, reading, decide(reading, state, isOngoing)));
  }

  async function readSegment(
    before: DialogueState,
    segment: Segment,
    last: string | undefined,
    tokens: TokenBudget,
  ): Promise<Omit<Understood, 'next'>> {
    const { text } = segment;
    // Without an order there is nothing to change.
    const readActs = before.lines.length || before.dropped.length ? segment.acts : undefined;
    const plain = weighReading(
      reader,
      before,
      await readMessage(
        { text, before: contextOf(before, text, last), ...interpretByActs(segment.acts) },
        before,
        tokens,
      ),
      segment.acts,
    );
    const isNamed = plain.services.some(({ service }) => before.lines.some((line) => line.service === service));
    const { state, acts: givenActs } = readActs
      ? renamed(reader.shop, before, plain, segment.followsNewItem && !isNamed ? withoutReferences(readActs) : readActs)
      : { state: before, acts: undefined };
    const named = givenActs ? await readNewItemAlone(state, text, plain, givenActs, tokens) : plain;
    const acts =
      givenActs &&
      removeUnnamed(state, named, resolveReferences(reader.shop, named, givenActs, state), segment.named ?? []);
    const base = { text, acts: acts ?? segment.acts, before: state };
    if (acts && !plain.unreadable && isDecidedByActs(reader.shop, state, named, acts)) {
      const reading = asChange(named, acts);
      const changed = dropUnchosenOptions(applyActs(reader.shop, state, reading, acts), acts);
      const next = acceptDiscussedLines(state, changed, reading, acts);
      return { ...base, reading, state: next, decision: { about: 'catalogue' } };
    }
    const reading = acts ? asQuestion(reader.shop, state, named, acts) : plain;
    if (acts && isOnlyComplaint(state, reading, acts))
      return { ...base, reading, state: { ...state, complaints: state.complaints + 1 }, decision: { about: 'missed' } };
    const first = asksOfOrder(reader.shop, state, reading, acts) ?? decided(state, reading);
    const { decision, reading: chosen } = await decideWithEntries(state, segment, reading, first, tokens);
    if (decision.about !== 'catalogue')
      return { ...base, reading: chosen, state: after(state, chosen, decision), decision };
    const beside = await addAnswersToQuestions(state, text, chosen, segment.acts, tokens);
    if (!acts) return { ...base, reading: beside, state: after(state, reading, decision), decision };
    const next = applyQuestion(reader.shop, state, reading, acts);
    return {
      ...base,
      reading: beside,
      state: acts.request === 'elsewhere' ? next : acceptDiscussedLines(state, next, reading, acts),
      decision,
    };
  }

  /** An item added to an order is a new service: the segment is read without context if necessary. */
  async function readNewItemAlone(
    state: DialogueState,
    text: string,
    plain: Reading,
    acts: DialogueActs,
    tokens: TokenBudget,
  ): Promise<Reading> {
    const comes = (acts.adds || acts.linesByAct.replace.length > 0) && state.lines.length > 0;
    if (!comes || addedServices(reader.shop, state, plain, acts).length || costOf(text) > tokens.left) return plain;
    const { services } = await readMessage({ text, ...interpretByActs(acts) }, initialState, tokens);
    const isOrderedAs = (service: string) => state.lines.some((line) => isSameList(reader.shop, line.service, service));
    // 'And a bigger one, 50 pages' is one of those discussed, whatever else is similar; so are 'articles' next to blog
    // posts.
    const isOwn = ({ named, isUnambiguous, service }: MentionedService) =>
      (named || isUnambiguous || !plain.isFollowUp) && (named || !isOrderedAs(service));
    const fresh = services.filter(isOwn);
    return fresh.length ? { ...plain, services: fresh } : plain;
  }

  /** 'Do I get the files?' in the middle of an order is read without context. */
  async function readWithoutContext(
    text: string,
    acts: DialogueActs,
    tokens: TokenBudget,
  ): Promise<Pick<Understood, 'reading' | 'decision'>[]> {
    if (costOf(text) > tokens.left) return [];
    const reading = weighReading(
      reader,
      initialState,
      await readMessage({ text, ...interpretByActs(acts) }, initialState, tokens),
      acts,
    );
    return [{ reading, decision: decide(reading, initialState, isOngoing) }];
  }

  return { beforeOf: contextOf, readSegment };
}

export type SegmentReader = ReturnType<typeof createSegmentReader>;
