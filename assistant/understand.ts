import { offerOf, recurs } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import type { Asked } from '#language/encode/labels.ts';
import { mostEarlierPieces, mostPieces } from '#language/encode/tokenizer.ts';
import { plainWords } from '#language/text/plain.ts';
import type { Inquiry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import type { NamedLine } from './read/lines-in.ts';
import { leavesRefusal } from './read/other-subject.ts';
import { pooled } from './read/pooled.ts';
import type { Reader } from './read/read.ts';
import { createMessageReader, type Work } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import {
  type Acts,
  actsOf,
  aimed,
  asChange,
  asksElse,
  asQuestion,
  changesLines,
  changesOrdered,
  decidesBy,
  freshIn,
  isQuestion,
  matters,
} from './talk/acts.ts';
import { afterActs, afterAsking, asBefore } from './talk/after-acts.ts';
import { afterOrder } from './talk/after-order.ts';
import { isOrdered, type Line } from './talk/line.ts';
import { withNamed } from './talk/named.ts';
import { mostLinesRead, orderText } from './talk/order-text.ts';
import { joinedParts, type SaidPart, withoutPointing } from './talk/parts.ts';
import { rememberTalks } from './talk/remembered-talks.ts';
import { spokenBefore } from './talk/spoken-before.ts';
import { afterRefusal, newTalk, type Talk } from './talk/talk.ts';

/** A part of a message, what was made of it and of all before. */
export interface Understood {
  text: string;
  reading: Reading;
  /** What it does to the order; unknown where it is read by its words alone. */
  acts: Acts | undefined;
  /** The talk as the reply speaks of it. */
  talk: Talk;
  /** The talk as it goes on: what was only asked about changes no order. */
  next: Talk;
  /** The talk as it stood before the message. */
  before: Talk;
  decision: Decision;
}

/** What a message of two or three sentences takes behind an order of two or three lines; a longer one is read by its words. */
const usualTurnPieces = 52;

/** For a browser, which has one visitor. */
export const workForOne = 200;

/** A message read behind its order, its parts one by one, and a part or two once more by themselves. */
const usualWork = 160;

/** What one reply may cost on a server. What a talk has shown before is remembered and costs nothing. */
export function newWork(left = usualWork): Work {
  return { left };
}

/** Earlier messages of the visitor that are looked at. */
const mostEarlier = 8;
/** So many of them are read by their words alone where their share of the work is spent. */
const mostGlanced = 5;
/** An entry that is asked for in the middle of an order has to be this sure. */
const sureAlone = 0.6;
/** A shorter message is one part, where there is no order it could do anything to. */
const fewestWordsCut = 6;
/** A longer message says itself what it is about. */
const mostLeaningWords = 24;

/** All that a reply looks at of what was said before: the visitor's last messages, and what they were told last. */
export function lookedAt(history: Inquiry['history']): Inquiry['history'] {
  const asked = history.filter(({ sender }) => sender === 'user').slice(-mostEarlier);
  const told = history.findLast(({ sender }) => sender === 'bot');
  return history.filter((message) => message === told || asked.includes(message));
}

export interface Understanding {
  /** Every part of the question, in the order they are said. */
  understand(inquiry: Pick<Inquiry, 'question' | 'history'>, work: Work): Promise<[Understood, ...Understood[]]>;
  /** The parts of a message in a talk that has come so far; `last` is what the visitor said before it. */
  takeTurn(talk: Talk, message: string, last: string | undefined, work: Work): Promise<[Understood, ...Understood[]]>;
  /** Whether what is left of the work suffices for a message. */
  isAffordable(message: string, work: Work): boolean;
}

const greeting =
  /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| all| team)?\b[\s,.!]+(?![\s,.!])(?=\S+\s+\S+\s+\S)/i;

/** A greeting before a question says nothing of it. */
export function ungreeted(message: string): string {
  return message.replace(greeting, '');
}

function mayLean(message: string): boolean {
  return message.trim().split(/\s+/).length <= mostLeaningWords;
}

/** 'Whats the total' asks of what is ordered, however it reads by itself. */
const ofOrder: readonly Asked[] = ['total', 'time', 'price', 'compare'];

function asksOfOrder(talk: Talk, { holders }: Reading, acts: Acts | undefined): Decision | undefined {
  const isListed = acts?.ask === 'holds' && talk.focus.some((service) => holders.has(service));
  const isOfOrder = isListed || (acts?.sure && ofOrder.includes(acts.ask));
  return isOfOrder && talk.lines.some(isOrdered) ? { about: 'catalogue' } : undefined;
}

/** 'That's not what I asked': it says nothing else that could be answered. */
function isOnlyComplaint({ lines, place, entries }: Reading, acts: Acts): boolean {
  const isAnswered = lines.length > 0 || place !== undefined || (entries[0]?.certainty ?? 0) >= sureAlone;
  return acts.ask === 'complaint' && !isAnswered && !changesLines(acts);
}

/** What was only asked about before and is ordered now: 'ok, that too'. */
function withTakenUp(before: Talk, talk: Talk, { lines: named, edits }: Reading, acts: Acts): Talk {
  const isTaken = (line: Line) =>
    line.standing === 'asked' &&
    (talk.focus.includes(line.service) || edits.both || edits.all) &&
    (acts.adds ||
      edits.both ||
      edits.all ||
      acts.ask === 'order' ||
      !before.lines.includes(line) ||
      named.some(({ service }) => service === line.service));
  return talk.lines.some(isTaken)
    ? { ...talk, lines: talk.lines.map((line) => (isTaken(line) ? { ...line, standing: undefined } : line)) }
    : talk;
}

/** What asks for a figure names what it is of, and what tells of an order of old is about that. */
const byName: readonly Asked[] = ['price', 'total', 'time', 'contents', 'compare', ...matters];

function readAs(acts: Acts | undefined) {
  return { said: acts?.words, asksByName: acts !== undefined && byName.includes(acts.ask) };
}

/** 'It's a simple question' describes nothing that we sell, however near it comes. */
function mayDescribe({ adds, ask, sure }: Acts): boolean {
  return adds || !(ask === 'complaint' || (sure && (ask === 'none' || ask === 'smalltalk')));
}

type Decided<About extends Decision['about']> = { reading: Reading; decision: Extract<Decision, { about: About }> };

function isEntry(one: Pick<Understood, 'reading' | 'decision'>): one is Decided<'entry'> {
  return one.decision.about === 'entry';
}

function sureness({ decision }: Decided<'entry'>): number {
  return decision.certainty;
}

export function createUnderstanding(reader: Reader, encoder: Encoder | undefined): Understanding {
  const { costOf, readMessage } = createMessageReader(reader, encoder);
  const isEndless = (service: string) => recurs(offerOf(reader.shop, service));
  const talks = rememberTalks();

  function beforeOf(talk: Talk, message: string, last: string | undefined): string | undefined {
    if (last === undefined || !mayLean(message)) return undefined;
    // What was just emptied is no subject any more.
    if (!talk.lines.length && talk.dropped.length) return undefined;
    if (talk.refused !== undefined && leavesRefusal(message, talk.lines.length > 0)) return undefined;
    const names = talk.focus.map((service) => offerOf(reader.shop, service).shortName);
    return spokenBefore(names, talk.refused !== undefined, last);
  }

  function after(talk: Talk, reading: Reading, decision: Decision): Talk {
    if (decision.about === 'refused') return afterRefusal(talk, decision.area);
    if (decision.about === 'entry' && decision.entry.tags?.includes('not-served') && reading.area)
      return afterRefusal(talk, reading.area);
    // 'I paid for a logo, can I cancel?' speaks of a logo: 'and what's Premium?'
    if (decision.about === 'entry')
      return { ...(talk.lines.length ? talk : withNamed(reader.shop, talk, reading)), matter: decision.entry };
    return decision.about === 'catalogue' ? afterOrder(reader.shop, talk, reading) : talk;
  }

  /** The parts of a message and what each does to the order, as far as the work suffices to read it so. */
  async function partsOf({ lines, dropped }: Talk, message: string, work: Work): Promise<[SaidPart, ...SaidPart[]]> {
    const whole: SaidPart = { text: message, acts: undefined };
    const gone = dropped.filter(({ service }) => lines.every((line) => line.service !== service));
    const order = [...gone.slice(-1), ...lines.filter(isOrdered)].slice(-mostLinesRead);
    if (!encoder || (!order.length && message.split(/\s+/).length < fewestWordsCut)) return [whole];
    if (reader.wordings.entryFor(plainWords(message))) return [whole];
    const turn = { lines: order.map((line) => orderText(reader.shop, line, gone.includes(line))), text: message };
    const cost = encoder.turnCost(turn);
    if (cost > work.left) return [whole];
    work.left -= cost;
    const said = (await encoder.readTurn(turn)).map((part): SaidPart => {
      return { text: part.text, acts: actsOf(order, gone, part) };
    });
    const [first = whole, ...others] = joinedParts(said, !order.length);
    return [first, ...others];
  }

  /** One message, part by part, and the talk after each. */
  async function takeTurn(
    talk: Talk,
    message: string,
    last: string | undefined,
    work: Work,
  ): Promise<[Understood, ...Understood[]]> {
    const [first, ...others] = await partsOf(talk, message, work);
    const understood: [Understood, ...Understood[]] = [await takePart(talk, first, last, work)];
    let [before, said] = [understood[0], first.text];
    for (const part of others) {
      // What the message itself brought up was not there to point at: '… and on-page SEO, cost and time?'
      const isNew = before.next.lines.some(({ service }) => talk.lines.every((line) => line.service !== service));
      before = await takePart(before.next, isNew ? withoutPointing(part) : part, said, work);
      said = part.text;
      understood.push(before);
    }
    return understood;
  }

  async function takePart(talk: Talk, part: SaidPart, last: string | undefined, work: Work): Promise<Understood> {
    const understood = await readPart(talk, part, last, work);
    // Of a service that it was not taught the encoder can't tell whether it is ordered.
    const isTaught = !understood.reading.untaught;
    const asks = part.acts && isTaught && !changesLines(part.acts) && isQuestion(part.acts);
    return { ...understood, next: asks ? asBefore(reader.shop, talk, understood.talk) : understood.talk };
  }

  async function readPart(
    talk: Talk,
    part: SaidPart,
    last: string | undefined,
    work: Work,
  ): Promise<Omit<Understood, 'next'>> {
    const { text } = part;
    // Where nothing is under discussion, there is nothing to be done to it.
    const saidActs = talk.lines.length || talk.dropped.length ? part.acts : undefined;
    const plain = weighed(
      talk,
      await readMessage({ text, before: beforeOf(talk, text, last), ...readAs(part.acts) }, talk, work),
      part.acts,
    );
    const named = saidActs ? await withFresh(talk, text, plain, saidActs, work) : plain;
    const acts = saidActs && aimed(named, saidActs);
    const base = { text, acts: acts ?? part.acts, before: talk };
    if (acts && !plain.unreadable && decidesBy(reader.shop, talk, named, acts)) {
      const reading = asChange(named, acts);
      const next = withTakenUp(talk, afterActs(reader.shop, talk, reading, acts), reading, acts);
      return { ...base, reading, talk: next, decision: { about: 'catalogue' } };
    }
    const reading = acts ? asQuestion(reader.shop, talk, named, acts) : plain;
    if (acts && isOnlyComplaint(reading, acts))
      return { ...base, reading, talk: { ...talk, missed: talk.missed + 1 }, decision: { about: 'missed' } };
    const decision = asksOfOrder(talk, reading, acts) ?? decide(reading, talk, isEndless);
    const own = part.acts && (await ownAnswer(talk, text, reading, decision, part.acts, work));
    if (own) return { ...base, ...own, talk: after(talk, own.reading, own.decision) };
    if (decision.about !== 'catalogue' || !acts)
      return { ...base, reading, talk: after(talk, reading, decision), decision };
    const next = afterAsking(reader.shop, talk, reading, acts);
    return {
      ...base,
      reading,
      talk: acts.ask === 'elsewhere' ? next : withTakenUp(talk, next, reading, acts),
      decision,
    };
  }

  function weighed({ lines: spokenOf }: Talk, reading: Reading, acts: Acts | undefined): Reading {
    if (!acts || reading.untaught) return reading;
    const isWanted = ({ service, named, called }: NamedLine) =>
      named || called || mayDescribe(acts) || spokenOf.some((line) => line.service === service);
    return pooled(reader.calibration, { ...reading, lines: reading.lines.filter(isWanted) }, acts.shares);
  }

  /** What comes into an order is something else than what is under discussion: read alone, if need be, it shows what. */
  async function withFresh(talk: Talk, text: string, plain: Reading, acts: Acts, work: Work): Promise<Reading> {
    const comes = (acts.adds || acts.of.replace.length > 0) && talk.lines.length > 0;
    if (!comes || freshIn(reader.shop, talk, plain, acts).length || costOf(text) > work.left) return plain;
    const { lines } = await readMessage({ text, ...readAs(acts) }, newTalk, work);
    return { ...plain, lines };
  }

  /** What a question is about where that is a matter of its own, whatever is under discussion. */
  async function ownAnswer(
    talk: Talk,
    text: string,
    reading: Reading,
    decision: Decision,
    acts: Acts,
    work: Work,
  ): Promise<Pick<Understood, 'reading' | 'decision'> | undefined> {
    if (changesOrdered(acts) || reading.untaught) return undefined;
    const isMatter = asksElse(talk, reading, acts);
    const spokenOf = [...talk.focus, ...reading.lines.map(({ service }) => service)];
    const isHeldAsked = acts.ask === 'holds' && !spokenOf.some((service) => reading.holders.has(service));
    if (!isMatter && !isHeldAsked) return undefined;
    if (reading.amountAsked || !['catalogue', 'nothing', 'entry'].includes(decision.about)) return undefined;
    const alone = await readAlone(text, acts, work);
    const decided = [{ reading, decision }, ...alone];
    const [found] = decided.filter(isEntry).toSorted((left, right) => sureness(right) - sureness(left));
    if (found && (isMatter || sureness(found) >= sureAlone)) return found;
    const [near] = isHeldAsked
      ? decided.flatMap(onWhatIsHeld).toSorted((left, right) => sureness(right) - sureness(left))
      : [];
    if (near && sureness(near) >= sureAlone) return near;
    if (isHeldAsked && acts.sure && !reading.terse && decision.about !== 'entry' && talk.lines.some(isOrdered))
      return { reading, decision: { about: 'unlisted' } };
    return undefined;
  }

  /** 'Can people book on it?', which no list tells: the nearest entry, as if it were sure that one is asked for. */
  function onWhatIsHeld({ reading }: Pick<Understood, 'reading'>): Decided<'entry'>[] {
    const [nearest] = pooled(reader.calibration, reading, { matter: 1, order: 0 }).entries;
    return nearest
      ? [{ reading, decision: { about: 'entry', entry: nearest.entry, certainty: nearest.certainty } }]
      : [];
  }

  /** 'Do I get the files?' in the middle of an order is read as it is in a fresh chat. */
  async function readAlone(text: string, acts: Acts, work: Work): Promise<Pick<Understood, 'reading' | 'decision'>[]> {
    if (costOf(text) > work.left) return [];
    const reading = weighed(newTalk, await readMessage({ text, ...readAs(acts) }, newTalk, work), acts);
    return [{ reading, decision: decide(reading, newTalk, isEndless) }];
  }

  /** Which earlier messages can be worked out beside the question: the latest first. */
  function sharesOf(earlier: readonly string[], left: number): number[] {
    let rest = left;
    const shares = earlier.toReversed().map((message, back) => {
      const share = costOf(message) + (back < earlier.length - 1 ? mostEarlierPieces + usualTurnPieces : 0);
      const granted = share <= rest ? share : 0;
      rest -= granted;
      return granted;
    });
    return shares.toReversed();
  }

  return {
    async understand({ question, history }, work) {
      const earlier = history
        .filter(({ sender }) => sender === 'user')
        .slice(-mostEarlier)
        .map(({ text }) => text);
      // Read alone it may be remembered, but not behind this talk: then it could cost as much as any.
      const alone = costOf(question) || mostPieces;
      const needed = earlier.length ? Math.min(mostPieces, alone + mostEarlierPieces) + usualTurnPieces : alone;
      // Before a long message the talk counts as far as it is remembered.
      const shares = sharesOf(earlier, mayLean(question) ? work.left - needed : 0);
      const known = talks.get(earlier);
      let talk = known ?? newTalk;
      for (const [at, message] of known ? [] : earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const before = beforeOf(talk, message, earlier[at - 1]);
        // The oldest count only as far as they are remembered.
        const isGlanced = mayLean(question) && earlier.length - at <= mostGlanced;
        if (!isGlanced && costOf(message, before) > share.left) continue;
        const parts = await takeTurn(talk, message, earlier[at - 1], share);
        talk = parts.at(-1)?.next ?? talk;
        work.left -= (shares[at] ?? 0) - share.left;
      }
      const parts = await takeTurn(talk, question, earlier.at(-1), work);
      talks.set([...earlier, question].slice(-mostEarlier), parts.at(-1)?.next ?? talk);
      return parts;
    },
    takeTurn,
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
