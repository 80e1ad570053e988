import { isSameList, offerOf, recurs } from '#catalogue/shop.ts';
import type { RequestType } from '#language/encode/labels.ts';
import { sentencesIn } from '#language/text/sentences.ts';
import {
  asksOfOrder,
  asksOfPackages,
  asksUnlisted,
  comparesByEntry,
  isElsewhere,
  isForList,
  isOnlyAbout,
  mayAskOfAny,
} from './asks-of-order.ts';
import { asEntry, createEntryChooser, figures, questionOfPage, withEntry } from './choose-entry.ts';
import type { KnownEntry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import { changesLines, type DialogueActs, topicRequests } from './dialogue/acts.ts';
import { applyActs, applyQuestion } from './dialogue/apply-acts.ts';
import { renamed } from './dialogue/corrected-service.ts';
import { encoderContext } from './dialogue/encoder-context.ts';
import { addedServices, asChange, asQuestion, isDecidedByActs } from './dialogue/interpret-acts.ts';
import { withNamed } from './dialogue/named-services.ts';
import { isOrdered, type OrderLine } from './dialogue/order-line.ts';
import { removeUnnamed, resolveTargets } from './dialogue/resolve-targets.ts';
import { type Segment, withoutReferences } from './dialogue/segments.ts';
import { afterRefusal, type DialogueState, initialState } from './dialogue/state.ts';
import { updateState } from './dialogue/update-state.ts';
import { adjustByMessage } from './read/adjust-by-message.ts';
import type { MentionedService } from './read/assign-slots.ts';
import { leavesRefusal } from './read/other-subject.ts';
import type { MessageReader, TokenBudget } from './read/read-message.ts';
import type { Reader } from './read/reader.ts';
import type { Reading } from './read/reading.ts';
import {
  anyServiceThreshold,
  doubtThreshold,
  entryInOrderThreshold,
  needEntryScore,
  questionEntryScore,
  statedNeedScore,
  surelyCatalogueThreshold,
} from './thresholds.ts';
import type { Understood } from './understood.ts';

/** Longer messages aren't follow-ups: they say what they are about. */
const maxFollowUpWords = 24;

export function mayBeFollowUp(message: string): boolean {
  return message.trim().split(/\s+/).length <= maxFollowUpWords;
}

/** 'That's not what I asked', and nothing else that could be answered. */
function isOnlyComplaint(state: DialogueState, { services, place, entries }: Reading, acts: DialogueActs): boolean {
  const isOrder = ({ service }: MentionedService) => state.lines.some((line) => line.service === service);
  // 'And where has the logo gone?'
  const isOfOrder = services.length > 0 && services.every(isOrder);
  const isAnswered =
    services.length > 0 || place !== undefined || (entries[0]?.certainty ?? 0) >= entryInOrderThreshold;
  return acts.request === 'complaint' && (isOfOrder || !isAnswered) && !changesLines(acts);
}

/** Previously only asked about, ordered now: 'ok, that too'. Adding something else leaves it as it was. */
function withTakenUp(
  before: DialogueState,
  state: DialogueState,
  { services: named, edits }: Reading,
  acts: DialogueActs,
): DialogueState {
  const isMentioned = ({ service }: OrderLine) => named.some((line) => line.service === service);
  const isTaken = (line: OrderLine) =>
    line.status === 'asked' &&
    (state.focus.includes(line.service) || edits.both || edits.all) &&
    ((acts.adds && !named.length) ||
      edits.both ||
      edits.all ||
      acts.request === 'order' ||
      // 'I take that one in place of the site.'
      ![...state.lines, ...before.lines].some(isOrdered) ||
      (!named.length && !before.lines.includes(line)) ||
      isMentioned(line));
  return state.lines.some(isTaken)
    ? { ...state, lines: state.lines.map((line) => (isTaken(line) ? { ...line, status: undefined } : line)) }
    : state;
}

/** A question for a figure names what it is about, and a message about a past order is about that. */
const requestsByName: readonly RequestType[] = ['price', 'total', 'time', 'contents', 'compare', ...topicRequests];

/** What is asked where an order is changed. */
const changeRequests: readonly RequestType[] = ['none', 'total'];

function readAs(acts: DialogueActs | undefined) {
  return {
    taggedWords: acts?.words,
    asksByName: acts !== undefined && requestsByName.includes(acts.request),
    // What replaces something is new.
    mayOrder: acts !== undefined && (acts.adds || acts.linesByAct.replace.length > 0),
    mayChange: acts !== undefined && changeRequests.includes(acts.request),
  };
}

/** 'It's a simple question' describes no service, however similar; nor does a remark on an order. */
function mayDescribe({ adds, request, isRequestCertain }: DialogueActs, { lines }: DialogueState): boolean {
  const isRemark = request === 'none' || request === 'smalltalk';
  return adds || !(request === 'complaint' || (isRemark && (isRequestCertain || lines.some(isOrdered))));
}

/** 'Does Premium SEO include articles?' is about SEO: what it may include is named after it. */
function holderOf(lines: readonly MentionedService[]): MentionedService[] {
  const [holder = lines[0]] = lines.filter(({ slots }) => slots.tiers.length > 0);
  return holder ? [holder] : [];
}

/** 'How long does it take?' as a first message is about no particular service, however similar one is. */
function namesNothing(
  { lines: spokenOf, focus }: DialogueState,
  { services, isFollowUp, unassigned }: Reading,
): boolean {
  const isMentioned =
    unassigned.counts.length > 0 ||
    services.some(
      ({ named, isUnambiguous, slots }) => named || isUnambiguous || slots.counts.length + slots.prices.length > 0,
    );
  return isFollowUp && !spokenOf.length && !focus.length && !isMentioned;
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
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.score, doubtThreshold) };
  const isFirst = !state.lines.length && !state.focus.length && reading.kinds.catalogue >= surelyCatalogueThreshold;
  return isFirst || namesNothing(state, reading) ? { about: 'any-service' } : decision;
}

/** 'A logo and business cards': an entry on the cards is added to the prices of the logo, and doesn't replace them. */
function besideThings({ things, services }: Reading, decision: Decision): Decision {
  const isOnThing = decision.about === 'entry' && things.includes(decision.entry);
  return isOnThing && services.some(({ named, isUnambiguous }) => named || isUnambiguous)
    ? { about: 'catalogue' }
    : decision;
}

/** What a first message wants its website to do, if an entry says which package does it. */
function needsIn(
  { lines }: DialogueState,
  { entries, services, terse }: Reading,
  { request }: DialogueActs,
  minScore = needEntryScore,
): KnownEntry[] {
  // 'Website Basic please' says which, and nothing that it has to do.
  const isChosen = terse && services.some(({ slots }) => slots.tiers.length > 0);
  if (request === 'compare' || isChosen) return [];
  const nearest = entries.find(({ entry }) => entry.tags?.includes('need'));
  return !lines.length && nearest && nearest.score >= minScore ? [nearest.entry] : [];
}

const maxQuestions = 2;
const maxStatements = 2;

/** The sentences of a text of several: 'Our site was hacked. Do you take over sites others built?' */
function sentencesAmong(text: string): { questions: string[]; statements: string[] } {
  const sentences = sentencesIn(text);
  const [questions, statements] = [true, false].map((asks) => sentences.filter((one) => one.endsWith('?') === asks));
  return sentences.length > 1
    ? { questions: questions?.slice(-maxQuestions) ?? [], statements: statements?.slice(0, maxStatements) ?? [] }
    : { questions: [], statements: [] };
}

type Decided<About extends Decision['about']> = { reading: Reading; decision: Extract<Decision, { about: About }> };

function isEntry(one: Pick<Understood, 'reading' | 'decision'>): one is Decided<'entry'> {
  return one.decision.about === 'entry';
}

function topScore({ reading }: Decided<'entry'>): number {
  return reading.entries[0]?.score ?? 0;
}

export function createSegmentReader(reader: Reader, messages: MessageReader) {
  const { costOf, readMessage } = messages;
  const chooser = createEntryChooser(reader, messages);
  const isOngoing = (service: string) => recurs(offerOf(reader.shop, service));

  function contextOf(state: DialogueState, message: string, last: string | undefined): string | undefined {
    if (last === undefined || !mayBeFollowUp(message)) return undefined;
    // An order that was just emptied is no longer the subject.
    if (!state.lines.length && state.dropped.length) return undefined;
    if (state.refused !== undefined && leavesRefusal(message, state.lines.length > 0)) return undefined;
    const names = state.focus.map((service) => offerOf(reader.shop, service).shortName);
    return encoderContext(names, state.refused !== undefined, last);
  }

  function after(state: DialogueState, reading: Reading, decision: Decision): DialogueState {
    if (decision.about === 'refused') return afterRefusal(state, decision.area);
    if (decision.about === 'entry' && decision.entry.tags?.includes('not-served') && reading.area)
      return afterRefusal(state, reading.area);
    // 'I paid for a logo, can I cancel?' mentions a logo: 'and what's Premium?'
    if (decision.about === 'entry')
      return { ...(state.lines.length ? state : withNamed(reader.shop, state, reading)), topic: decision.entry };
    const isOfPackage = decision.about === 'catalogue' || (decision.about === 'unlisted' && !state.lines.length);
    return isOfPackage ? updateState(reader.shop, state, reading) : state;
  }

  function decided(state: DialogueState, reading: Reading): Decision {
    return besideThings(reading, withAnyService(state, reading, decide(reading, state, isOngoing)));
  }

  /** The decision on a segment, given the entry that most probably answers it, and entries to add to the reply. */
  async function inViewOfEntries(
    state: DialogueState,
    segment: Segment,
    reading: Reading,
    first: Decision,
    tokens: TokenBudget,
  ): Promise<{ decision: Decision; reading: Reading }> {
    const { acts, isOneOfSeveral } = segment;
    const isFresh = !state.lines.length && !state.focus.length && !isOneOfSeveral;
    // 'How much deposit would that be?' asks for a sum of the order.
    if (reading.shareAsked && first.about === 'catalogue') return { decision: first, reading };
    if (reading.unseen) {
      const best =
        first.about === 'catalogue'
          ? ((await chooser.apartFromNames(segment, reading, tokens)) ?? questionOfPage(reading, segment))
          : undefined;
      return { decision: best ? asEntry(best) : first, reading };
    }
    if (!acts) return { decision: first, reading };
    // 'SEO or Google Ads for a dental clinic?' as a first message.
    const [nearest] = reading.entries;
    const isChoice = isFresh && acts.request === 'which' && first.about === 'catalogue';
    if (nearest && isChoice && comparesByEntry(reading, state, acts.request))
      return { decision: asEntry({ entry: nearest.entry, probability: doubtThreshold }), reading };
    const isAdvice = acts.request === 'which' && acts.isRequestCertain && reading.services.length === 1;
    if (isFresh && isAdvice && first.about === 'entry' && reading.services.every(({ named }) => named))
      return { decision: { about: 'catalogue' }, reading };
    // A single question in a new conversation has no context.
    if (isFresh && !mayAskOfAny(first, acts)) return { decision: first, reading };
    const isOfPackages = asksOfPackages(reader.shop, state, reading, acts);
    const isOfOthers = (entry: KnownEntry) => isElsewhere(reader.shop, entry, state, reading);
    const mayAnswer = (entry: KnownEntry) =>
      !isOfOthers(entry) && (!isOfPackages || isOnlyAbout(reader.shop, entry, state.focus));
    const isRuledOut = first.about === 'entry' && !mayAnswer(first.entry);
    const decision: Decision = isRuledOut ? { about: isOfPackages ? 'catalogue' : 'nothing' } : first;
    const best = await chooser.likeliest(state, segment, reading, tokens, mayAnswer);
    const about = {
      isOfKinds: comparesByEntry(reading, state, acts.request),
      isForList: isForList(reader.shop, state, reading),
    };
    const chosen = best ? withEntry(decision, best, segment, about) : { decision, beside: [] };
    const isUnlisted = !chosen.beside.length && asksUnlisted(state, reading, chosen.decision, acts);
    const things = [...reading.things, ...chosen.beside.filter((entry) => !reading.things.includes(entry))];
    return { decision: isUnlisted ? { about: 'unlisted' } : chosen.decision, reading: { ...reading, things } };
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
    const plain = weighed(
      before,
      await readMessage({ text, before: contextOf(before, text, last), ...readAs(segment.acts) }, before, tokens),
      segment.acts,
    );
    const isNamed = plain.services.some(({ service }) => before.lines.some((line) => line.service === service));
    const { state, acts: givenActs } = readActs
      ? renamed(reader.shop, before, plain, segment.followsNewItem && !isNamed ? withoutReferences(readActs) : readActs)
      : { state: before, acts: undefined };
    const named = givenActs ? await withFresh(state, text, plain, givenActs, tokens) : plain;
    const acts =
      givenActs &&
      removeUnnamed(state, named, resolveTargets(reader.shop, named, givenActs, state.focus), segment.named ?? []);
    const base = { text, acts: acts ?? segment.acts, before: state };
    if (acts && !plain.unreadable && isDecidedByActs(reader.shop, state, named, acts)) {
      const reading = asChange(named, acts);
      const next = withTakenUp(state, applyActs(reader.shop, state, reading, acts), reading, acts);
      return { ...base, reading, state: next, decision: { about: 'catalogue' } };
    }
    const reading = acts ? asQuestion(reader.shop, state, named, acts) : plain;
    if (acts && isOnlyComplaint(state, reading, acts))
      return { ...base, reading, state: { ...state, missed: state.missed + 1 }, decision: { about: 'missed' } };
    const first = asksOfOrder(reader.shop, state, reading, acts) ?? decided(state, reading);
    const { decision, reading: chosen } = await inViewOfEntries(state, segment, reading, first, tokens);
    if (decision.about !== 'catalogue')
      return { ...base, reading: chosen, state: after(state, chosen, decision), decision };
    const beside = await withQuestions(state, text, chosen, segment.acts, tokens);
    if (!acts) return { ...base, reading: beside, state: after(state, reading, decision), decision };
    const next = applyQuestion(reader.shop, state, reading, acts);
    return {
      ...base,
      reading: beside,
      state: acts.request === 'elsewhere' ? next : withTakenUp(state, next, reading, acts),
      decision,
    };
  }

  /** Entries that answer a question among several sentences, added to the prices the rest is about. */
  async function withQuestions(
    state: DialogueState,
    text: string,
    reading: Reading,
    acts: DialogueActs | undefined,
    tokens: TokenBudget,
  ): Promise<Reading> {
    if (!acts || reading.unseen) return reading;
    const things: KnownEntry[] = [...reading.things, ...needsIn(state, reading, acts)];
    const { questions, statements } = sentencesAmong(text);
    // 'I want my own shop for 40 candles. Also a nicer logo.'
    for (const statement of things.length || state.lines.length ? [] : statements) {
      const [alone] = await readAlone(statement, acts, tokens);
      const [need] = alone ? needsIn(state, alone.reading, acts, statedNeedScore) : [];
      if (need && !things.includes(need)) things.push(need);
    }
    // The price lists answer the only question.
    if (questions.length === 1 && acts.isRequestCertain && figures.includes(acts.request))
      return { ...reading, things };
    const isOfOther = ({ tags = [] }: KnownEntry) =>
      tags.some((tag) => reader.shop.offers.has(tag)) &&
      !tags.some((tag) => reading.services.some(({ service }) => service === tag));
    for (const question of questions) {
      const [alone] = await readAlone(question, acts, tokens);
      const isFound = alone && isEntry(alone) && !alone.reading.isFollowUp && topScore(alone) >= questionEntryScore;
      if (!isFound) continue;
      const { entry } = alone.decision;
      if (!things.includes(entry) && !isOfOther(entry)) things.push(entry);
    }
    return { ...reading, things };
  }

  function weighed(state: DialogueState, whole: Reading, acts: DialogueActs | undefined): Reading {
    const reading = namesNothing(state, whole) ? { ...whole, services: [] } : whole;
    if (!acts || reading.unseen) return reading;
    const isWanted = ({ service, named, isUnambiguous }: MentionedService) =>
      named || isUnambiguous || mayDescribe(acts, state) || state.lines.some((line) => line.service === service);
    // 'Basic website development? I never asked for that.'
    const isProtest = acts.request === 'complaint' && !acts.adds;
    const isDiscussed = ({ service }: MentionedService) => state.lines.some((line) => line.service === service);
    const lines = reading.services.filter((line) => isWanted(line) && (!isProtest || isDiscussed(line)));
    const isOfOne = acts.request === 'holds' && !state.lines.length;
    return adjustByMessage(
      reader.calibration,
      { ...reading, services: isOfOne ? holderOf(lines) : lines },
      acts.requestProbabilities,
    );
  }

  /** An item added to an order is a new service: the segment is read without context if necessary. */
  async function withFresh(
    state: DialogueState,
    text: string,
    plain: Reading,
    acts: DialogueActs,
    tokens: TokenBudget,
  ): Promise<Reading> {
    const comes = (acts.adds || acts.linesByAct.replace.length > 0) && state.lines.length > 0;
    if (!comes || addedServices(reader.shop, state, plain, acts).length || costOf(text) > tokens.left) return plain;
    const { services } = await readMessage({ text, ...readAs(acts) }, initialState, tokens);
    const isOrderedAs = (service: string) => state.lines.some((line) => isSameList(reader.shop, line.service, service));
    // 'And a bigger one, 50 pages' is one of those discussed, whatever else is similar; so are 'articles' next to blog
    // posts.
    const isOwn = ({ named, isUnambiguous, service }: MentionedService) =>
      (named || isUnambiguous || !plain.isFollowUp) && (named || !isOrderedAs(service));
    const fresh = services.filter(isOwn);
    return fresh.length ? { ...plain, services: fresh } : plain;
  }

  /** 'Do I get the files?' in the middle of an order is read without context. */
  async function readAlone(
    text: string,
    acts: DialogueActs,
    tokens: TokenBudget,
  ): Promise<Pick<Understood, 'reading' | 'decision'>[]> {
    if (costOf(text) > tokens.left) return [];
    const reading = weighed(initialState, await readMessage({ text, ...readAs(acts) }, initialState, tokens), acts);
    return [{ reading, decision: decide(reading, initialState, isOngoing) }];
  }

  return { beforeOf: contextOf, readSegment };
}

export type SegmentReader = ReturnType<typeof createSegmentReader>;
