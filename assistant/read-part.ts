import { isSameList, offerOf, recurs } from '#catalogue/shop.ts';
import type { Asked } from '#language/encode/labels.ts';
import {
  asksOfOrder,
  asksOfPackages,
  asksUnlisted,
  comparesByEntry,
  isForList,
  isOnlyAbout,
  mayAskOfAny,
} from './asks-of-order.ts';
import { asEntry, createEntryChooser, figures, withEntry } from './choose-entry.ts';
import type { KnownEntry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import { adjustByMessage } from './read/adjust-by-message.ts';
import type { NamedLine } from './read/lines-in.ts';
import { leavesRefusal } from './read/other-subject.ts';
import type { MessageReader, Work } from './read/read-message.ts';
import type { Reader } from './read/reader.ts';
import type { Reading } from './read/reading.ts';
import { type Acts, changesLines, matters } from './talk/acts.ts';
import { afterActs, afterAsking } from './talk/after-acts.ts';
import { afterOrder } from './talk/after-order.ts';
import { aimed, keepingOnly } from './talk/aim-changes.ts';
import { asChange, asQuestion, decidesBy, freshIn } from './talk/apply-acts.ts';
import { encoderContext } from './talk/encoder-context.ts';
import { isOrdered, type Line } from './talk/line.ts';
import { withNamed } from './talk/named.ts';
import { type SaidPart, withoutPointing } from './talk/parts.ts';
import { renamed } from './talk/renamed.ts';
import { afterRefusal, newTalk, type Talk } from './talk/talk.ts';
import {
  anyServiceThreshold,
  doubtThreshold,
  entryInOrderThreshold,
  needEntryScore,
  questionEntryScore,
  surelyCatalogueThreshold,
} from './thresholds.ts';
import type { Understood } from './understood.ts';

/** Longer messages aren't follow-ups: they say what they are about. */
const maxLeaningWords = 24;

export function mayLean(message: string): boolean {
  return message.trim().split(/\s+/).length <= maxLeaningWords;
}

/** 'That's not what I asked', and nothing else that could be answered. */
function isOnlyComplaint(talk: Talk, { lines, place, entries }: Reading, acts: Acts): boolean {
  const isOrder = ({ service }: NamedLine) => talk.lines.some((line) => line.service === service);
  // 'And where has the logo gone?'
  const isOfOrder = lines.length > 0 && lines.every(isOrder);
  const isAnswered = lines.length > 0 || place !== undefined || (entries[0]?.certainty ?? 0) >= entryInOrderThreshold;
  return acts.ask === 'complaint' && (isOfOrder || !isAnswered) && !changesLines(acts);
}

/** Previously only asked about, ordered now: 'ok, that too'. Adding something else leaves it as it was. */
function withTakenUp(before: Talk, talk: Talk, { lines: named, edits }: Reading, acts: Acts): Talk {
  const isSaid = ({ service }: Line) => named.some((line) => line.service === service);
  const isTaken = (line: Line) =>
    line.standing === 'asked' &&
    (talk.focus.includes(line.service) || edits.both || edits.all) &&
    ((acts.adds && !named.length) ||
      edits.both ||
      edits.all ||
      acts.ask === 'order' ||
      // 'I take that one in place of the site.'
      ![...talk.lines, ...before.lines].some(isOrdered) ||
      (!named.length && !before.lines.includes(line)) ||
      isSaid(line));
  return talk.lines.some(isTaken)
    ? { ...talk, lines: talk.lines.map((line) => (isTaken(line) ? { ...line, standing: undefined } : line)) }
    : talk;
}

/** A question for a figure names what it is about, and a message about a past order is about that. */
const byName: readonly Asked[] = ['price', 'total', 'time', 'contents', 'compare', ...matters];

/** What is asked where an order is changed. */
const changing: readonly Asked[] = ['none', 'total'];

function readAs(acts: Acts | undefined) {
  return {
    said: acts?.words,
    asksByName: acts !== undefined && byName.includes(acts.ask),
    // What replaces something is new.
    mayOrder: acts !== undefined && (acts.adds || acts.of.replace.length > 0),
    mayChange: acts !== undefined && changing.includes(acts.ask),
  };
}

/** 'It's a simple question' describes no service, however similar; nor does a remark on an order. */
function mayDescribe({ adds, ask, sure }: Acts, { lines }: Talk): boolean {
  const isRemark = ask === 'none' || ask === 'smalltalk';
  return adds || !(ask === 'complaint' || (isRemark && (sure || lines.some(isOrdered))));
}

/** 'Does Premium SEO include articles?' is about SEO: what it may include is named after it. */
function holderOf(lines: readonly NamedLine[]): NamedLine[] {
  const [holder = lines[0]] = lines.filter(({ marks }) => marks.tiers.length > 0);
  return holder ? [holder] : [];
}

/** 'How long does it take?' as a first message is about no particular service, however similar one is. */
function namesNothing({ lines: spokenOf, focus }: Talk, { lines, leans, unassigned }: Reading): boolean {
  const isSaid =
    unassigned.counts.length > 0 ||
    lines.some(({ named, called, marks }) => named || called || marks.counts.length + marks.prices.length > 0);
  return leans && !spokenOf.length && !focus.length && !isSaid;
}

function ofAny(talk: Talk, reading: Reading, decision: Decision): Decision {
  const isAny = decision.about === 'nothing' && !reading.unreadable && reading.kinds.catalogue >= anyServiceThreshold;
  if (!isAny) return decision;
  const [best] = reading.entries;
  // 'Never had a website, nothing fancy, what is the cheapest?'
  if (best && best.score >= questionEntryScore)
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.score, doubtThreshold) };
  const isFirst = !talk.lines.length && !talk.focus.length && reading.kinds.catalogue >= surelyCatalogueThreshold;
  return isFirst || namesNothing(talk, reading) ? { about: 'any-service' } : decision;
}

/** 'A logo and business cards': an entry on the cards is said beside the prices of the logo, not in their place. */
function besideThings({ things, lines }: Reading, decision: Decision): Decision {
  const isOnThing = decision.about === 'entry' && things.includes(decision.entry);
  return isOnThing && lines.some(({ named, called }) => named || called) ? { about: 'catalogue' } : decision;
}

/** What a first message wants its website to do, if an entry says which package does it. */
function needsIn({ lines }: Talk, { entries }: Reading, { ask }: Acts): KnownEntry[] {
  if (ask === 'compare') return [];
  const nearest = entries.find(({ entry }) => entry.tags?.includes('need'));
  return !lines.length && nearest && nearest.score >= needEntryScore ? [nearest.entry] : [];
}

const maxQuestions = 2;
const maxStatements = 2;

/** The sentences of a text of several: 'Our site was hacked. Do you take over sites others built?' */
function sentencesAmong(text: string): { questions: string[]; statements: string[] } {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim());
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

export function createPartReader(reader: Reader, messages: MessageReader) {
  const { costOf, readMessage } = messages;
  const chooser = createEntryChooser(reader, messages);
  const isOngoing = (service: string) => recurs(offerOf(reader.shop, service));

  function beforeOf(talk: Talk, message: string, last: string | undefined): string | undefined {
    if (last === undefined || !mayLean(message)) return undefined;
    // An order that was just emptied is no longer the subject.
    if (!talk.lines.length && talk.dropped.length) return undefined;
    if (talk.refused !== undefined && leavesRefusal(message, talk.lines.length > 0)) return undefined;
    const names = talk.focus.map((service) => offerOf(reader.shop, service).shortName);
    return encoderContext(names, talk.refused !== undefined, last);
  }

  function after(talk: Talk, reading: Reading, decision: Decision): Talk {
    if (decision.about === 'refused') return afterRefusal(talk, decision.area);
    if (decision.about === 'entry' && decision.entry.tags?.includes('not-served') && reading.area)
      return afterRefusal(talk, reading.area);
    // 'I paid for a logo, can I cancel?' mentions a logo: 'and what's Premium?'
    if (decision.about === 'entry')
      return { ...(talk.lines.length ? talk : withNamed(reader.shop, talk, reading)), matter: decision.entry };
    const isOfPackage = decision.about === 'catalogue' || (decision.about === 'unlisted' && !talk.lines.length);
    return isOfPackage ? afterOrder(reader.shop, talk, reading) : talk;
  }

  function decided(talk: Talk, reading: Reading): Decision {
    return besideThings(reading, ofAny(talk, reading, decide(reading, talk, isOngoing)));
  }

  /** The decision on a part, in view of the entry that most probably answers it, and entries to be said beside it. */
  async function inViewOfEntries(
    talk: Talk,
    part: SaidPart,
    reading: Reading,
    first: Decision,
    work: Work,
  ): Promise<{ decision: Decision; reading: Reading }> {
    const { acts, isOneOfSeveral } = part;
    const isFresh = !talk.lines.length && !talk.focus.length && !isOneOfSeveral;
    if (reading.unseen) {
      const best = first.about === 'catalogue' ? await chooser.apartFromNames(part, reading, work) : undefined;
      return { decision: best ? asEntry(best) : first, reading };
    }
    // A single question in a new talk has no context.
    if (!acts || (isFresh && !mayAskOfAny(first, acts))) return { decision: first, reading };
    const isOfPackages = asksOfPackages(reader.shop, talk, reading, acts);
    const mayAnswer = (entry: KnownEntry) => !isOfPackages || isOnlyAbout(reader.shop, entry, talk.focus);
    const decision: Decision = first.about === 'entry' && !mayAnswer(first.entry) ? { about: 'catalogue' } : first;
    const best = await chooser.likeliest(talk, part, reading, work, mayAnswer);
    const about = {
      isOfKinds: comparesByEntry(reading, talk, acts.ask),
      isForList: isForList(reader.shop, talk, reading),
    };
    const chosen = best ? withEntry(decision, best, part, about) : { decision, beside: [] };
    const isUnlisted = !chosen.beside.length && asksUnlisted(talk, reading, chosen.decision, acts);
    const things = [...reading.things, ...chosen.beside.filter((entry) => !reading.things.includes(entry))];
    return { decision: isUnlisted ? { about: 'unlisted' } : chosen.decision, reading: { ...reading, things } };
  }

  async function readPart(
    before: Talk,
    part: SaidPart,
    last: string | undefined,
    work: Work,
  ): Promise<Omit<Understood, 'next'>> {
    const { text } = part;
    // Without an order there is nothing to change.
    const readActs = before.lines.length || before.dropped.length ? part.acts : undefined;
    const plain = weighed(
      before,
      await readMessage({ text, before: beforeOf(before, text, last), ...readAs(part.acts) }, before, work),
      part.acts,
    );
    const isNamed = plain.lines.some(({ service }) => before.lines.some((line) => line.service === service));
    const { talk, acts: saidActs } = readActs
      ? renamed(reader.shop, before, plain, part.behindNew && !isNamed ? withoutPointing(readActs) : readActs)
      : { talk: before, acts: undefined };
    const named = saidActs ? await withFresh(talk, text, plain, saidActs, work) : plain;
    const acts = saidActs && keepingOnly(talk, named, aimed(reader.shop, named, saidActs), part.named ?? []);
    const base = { text, acts: acts ?? part.acts, before: talk };
    if (acts && !plain.unreadable && decidesBy(reader.shop, talk, named, acts)) {
      const reading = asChange(named, acts);
      const next = withTakenUp(talk, afterActs(reader.shop, talk, reading, acts), reading, acts);
      return { ...base, reading, talk: next, decision: { about: 'catalogue' } };
    }
    const reading = acts ? asQuestion(reader.shop, talk, named, acts) : plain;
    if (acts && isOnlyComplaint(talk, reading, acts))
      return { ...base, reading, talk: { ...talk, missed: talk.missed + 1 }, decision: { about: 'missed' } };
    const first = asksOfOrder(reader.shop, talk, reading, acts) ?? decided(talk, reading);
    const { decision, reading: chosen } = await inViewOfEntries(talk, part, reading, first, work);
    if (decision.about !== 'catalogue')
      return { ...base, reading: chosen, talk: after(talk, chosen, decision), decision };
    const beside = await withQuestions(talk, text, chosen, part.acts, work);
    if (!acts) return { ...base, reading: beside, talk: after(talk, reading, decision), decision };
    const next = afterAsking(reader.shop, talk, reading, acts);
    return {
      ...base,
      reading: beside,
      talk: acts.ask === 'elsewhere' ? next : withTakenUp(talk, next, reading, acts),
      decision,
    };
  }

  /** Entries that answer a question among several sentences, to be said beside the prices the rest is about. */
  async function withQuestions(
    talk: Talk,
    text: string,
    reading: Reading,
    acts: Acts | undefined,
    work: Work,
  ): Promise<Reading> {
    if (!acts || reading.unseen) return reading;
    const things: KnownEntry[] = [...reading.things, ...needsIn(talk, reading, acts)];
    const { questions, statements } = sentencesAmong(text);
    // 'I want my own shop for 40 candles. Also a nicer logo.'
    for (const statement of things.length || talk.lines.length ? [] : statements) {
      const [alone] = await readAlone(statement, acts, work);
      const [need] = alone ? needsIn(talk, alone.reading, acts) : [];
      if (need && !things.includes(need)) things.push(need);
    }
    // The price lists answer the only question.
    if (questions.length === 1 && acts.sure && figures.includes(acts.ask)) return { ...reading, things };
    const isOfOther = ({ tags = [] }: KnownEntry) =>
      tags.some((tag) => reader.shop.offers.has(tag)) &&
      !tags.some((tag) => reading.lines.some(({ service }) => service === tag));
    for (const question of questions) {
      const [alone] = await readAlone(question, acts, work);
      const isFound = alone && isEntry(alone) && !alone.reading.leans && topScore(alone) >= questionEntryScore;
      if (!isFound) continue;
      const { entry } = alone.decision;
      if (!things.includes(entry) && !isOfOther(entry)) things.push(entry);
    }
    return { ...reading, things };
  }

  function weighed(talk: Talk, whole: Reading, acts: Acts | undefined): Reading {
    const reading = namesNothing(talk, whole) ? { ...whole, lines: [] } : whole;
    if (!acts || reading.unseen) return reading;
    const isWanted = ({ service, named, called }: NamedLine) =>
      named || called || mayDescribe(acts, talk) || talk.lines.some((line) => line.service === service);
    // 'Basic website development? I never asked for that.'
    const isProtest = acts.ask === 'complaint' && !acts.adds;
    const isSpokenOf = ({ service }: NamedLine) => talk.lines.some((line) => line.service === service);
    const lines = reading.lines.filter((line) => isWanted(line) && (!isProtest || isSpokenOf(line)));
    const isOfOne = acts.ask === 'holds' && !talk.lines.length;
    return adjustByMessage(reader.calibration, { ...reading, lines: isOfOne ? holderOf(lines) : lines }, acts.shares);
  }

  /** What is added to an order is a new service: the part is read without context if necessary. */
  async function withFresh(talk: Talk, text: string, plain: Reading, acts: Acts, work: Work): Promise<Reading> {
    const comes = (acts.adds || acts.of.replace.length > 0) && talk.lines.length > 0;
    if (!comes || freshIn(reader.shop, talk, plain, acts).length || costOf(text) > work.left) return plain;
    const { lines } = await readMessage({ text, ...readAs(acts) }, newTalk, work);
    const isOrderedAs = (service: string) => talk.lines.some((line) => isSameList(reader.shop, line.service, service));
    // 'And a bigger one, 50 pages' is one of those discussed, whatever else is similar; so are 'articles' next to blog
    // posts.
    const isOwn = ({ named, called, service }: NamedLine) =>
      (named || called || !plain.leans) && (named || !isOrderedAs(service));
    const fresh = lines.filter(isOwn);
    return fresh.length ? { ...plain, lines: fresh } : plain;
  }

  /** 'Do I get the files?' in the middle of an order is read without context. */
  async function readAlone(text: string, acts: Acts, work: Work): Promise<Pick<Understood, 'reading' | 'decision'>[]> {
    if (costOf(text) > work.left) return [];
    const reading = weighed(newTalk, await readMessage({ text, ...readAs(acts) }, newTalk, work), acts);
    return [{ reading, decision: decide(reading, newTalk, isOngoing) }];
  }

  return { beforeOf, readPart };
}

export type PartReader = ReturnType<typeof createPartReader>;
