import { offerOf, recurs } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import type { Asked } from '#language/encode/labels.ts';
import { mostEarlierPieces, mostPieces } from '#language/encode/tokenizer.ts';
import { plainWords } from '#language/text/plain.ts';
import type { Inquiry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import { leavesRefusal } from './read/other-subject.ts';
import type { Reader } from './read/read.ts';
import { createMessageReader, type Work } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { type Acts, actsOf, asChange, asksElse, asQuestion, changesLines, decidesBy } from './talk/acts.ts';
import { afterActs, afterAsking, freshIn } from './talk/after-acts.ts';
import { afterOrder } from './talk/after-order.ts';
import { isOrdered, type Line } from './talk/line.ts';
import { withNamed } from './talk/named.ts';
import { mostLinesRead, orderText } from './talk/order-text.ts';
import { isOwnMatter, joinedParts, type SaidPart } from './talk/parts.ts';
import { spokenBefore } from './talk/spoken-before.ts';
import { afterRefusal, newTalk, type Talk } from './talk/talk.ts';
import { fallbackThreshold } from './thresholds.ts';

/** A part of a message, what was made of it and of all before. */
export interface Understood {
  text: string;
  reading: Reading;
  /** What it does to the order; unknown where it is read by its words alone. */
  acts: Acts | undefined;
  talk: Talk;
  /** The talk as it stood before the message. */
  before: Talk;
  decision: Decision;
}

/** What a message of two or three sentences takes behind an order of two or three lines; a longer one is read by its words. */
const usualTurnPieces = 52;

/** For a browser, which has one visitor. */
export const workForOne = 200;

/** A message read behind its order, its parts one by one, and a part once more by itself. */
const usualWork = 130;

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

export function createUnderstanding(reader: Reader, encoder: Encoder | undefined): Understanding {
  const { costOf, readMessage } = createMessageReader(reader, encoder);
  const isEndless = (service: string) => recurs(offerOf(reader.shop, service));

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
    const [first, ...others] = joinedParts(said, !order.length);
    if (!first) return [whole];
    // Parts cost as much as the whole, and a little more.
    const needed = [first, ...others].reduce((sum, { text }) => sum + costOf(text), 0);
    return others.length && needed > work.left ? [whole] : [first, ...others];
  }

  /** One message, part by part, and the talk after each. */
  async function takeTurn(
    talk: Talk,
    message: string,
    last: string | undefined,
    work: Work,
  ): Promise<[Understood, ...Understood[]]> {
    const [first, ...others] = await partsOf(talk, message, work);
    const isOne = others.length > 0;
    const understood: [Understood, ...Understood[]] = [await takePart(talk, first, last, isOne, work)];
    let [before, said] = [understood[0], first.text];
    for (const part of others) {
      before = await takePart(before.talk, part, said, isOne, work);
      said = part.text;
      understood.push(before);
    }
    return understood;
  }

  /** `isOne` of several parts of a message. */
  async function takePart(talk: Talk, part: SaidPart, last: string | undefined, isOne: boolean, work: Work) {
    const { text } = part;
    // Where nothing is under discussion, there is nothing to be done to it.
    const acts = talk.lines.length || talk.dropped.length ? part.acts : undefined;
    // A matter of its own needs nothing that was said before.
    const isOwn = isOne && talk.lines.length > 0 && isOwnMatter({ text, acts });
    const plain = await readMessage(text, isOwn ? undefined : beforeOf(talk, text, last), talk, work);
    const base = { text, acts: part.acts, before: talk };
    const named = acts ? await withFresh(talk, text, plain, acts, work) : plain;
    if (acts && !plain.unreadable && decidesBy(reader.shop, talk, named, acts)) {
      const reading = asChange(named, acts);
      const next = withTakenUp(talk, afterActs(reader.shop, talk, reading, acts), reading, acts);
      return { ...base, reading, talk: next, decision: { about: 'catalogue' } } satisfies Understood;
    }
    const reading = acts ? asQuestion(reader.shop, talk, named, acts) : plain;
    if (acts && isOnlyComplaint(reading, acts))
      return {
        ...base,
        reading,
        talk: { ...talk, missed: talk.missed + 1 },
        decision: { about: 'missed' },
      } satisfies Understood;
    const decision = asksOfOrder(talk, reading, acts) ?? decide(reading, talk, isEndless);
    const own =
      acts && talk.lines.length ? await ownAnswer(talk, text, reading, decision, acts, isOne, work) : undefined;
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

  /** What comes into an order is something else than what is under discussion: read alone, if need be, it shows what. */
  async function withFresh(talk: Talk, text: string, plain: Reading, acts: Acts, work: Work): Promise<Reading> {
    const comes = (acts.adds || acts.of.replace.length > 0) && talk.lines.length > 0;
    if (!comes || freshIn(reader.shop, talk, plain, acts).length || costOf(text) > work.left) return plain;
    const { lines } = await readMessage(text, undefined, newTalk, work);
    return { ...plain, lines };
  }

  /** What a question in the middle of an order is about where it is about something else. */
  async function ownAnswer(
    talk: Talk,
    text: string,
    reading: Reading,
    decision: Decision,
    acts: Acts,
    isOne: boolean,
    work: Work,
  ): Promise<Pick<Understood, 'reading' | 'decision'> | undefined> {
    if (changesLines(acts)) return undefined;
    const isMatter = (isOne || acts.sure) && asksElse(talk, reading, acts);
    const isHeldAsked = acts.ask === 'holds' && !talk.focus.some((service) => reading.holders.has(service));
    if (!isMatter && !isHeldAsked) return undefined;
    const alone = await readAlone(text, work, isOne || isHeldAsked ? fallbackThreshold : sureAlone);
    const isSurer = decision.about !== 'entry' || (alone && alone.decision.certainty > decision.certainty);
    if (alone && isSurer) return alone;
    const isOpen = ['catalogue', 'nothing', 'not-offered'].includes(decision.about);
    return isHeldAsked && isOpen && acts.sure && talk.lines.some(isOrdered)
      ? { reading, decision: { about: 'unlisted' } }
      : undefined;
  }

  /** 'Do I get the files?' in the middle of an order is answered as it is in a fresh chat, where that is sure enough. */
  async function readAlone(
    message: string,
    work: Work,
    least: number,
  ): Promise<{ reading: Reading; decision: Extract<Decision, { about: 'entry' }> } | undefined> {
    if (costOf(message) > work.left) return undefined;
    const reading = await readMessage(message, undefined, newTalk, work);
    const decision = decide(reading, newTalk, isEndless);
    return decision.about === 'entry' && decision.certainty >= least ? { reading, decision } : undefined;
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
      let talk = newTalk;
      for (const [at, message] of earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const before = beforeOf(talk, message, earlier[at - 1]);
        // The oldest count only as far as they are remembered.
        const isGlanced = mayLean(question) && earlier.length - at <= mostGlanced;
        if (!isGlanced && costOf(message, before) > share.left) continue;
        const parts = await takeTurn(talk, message, earlier[at - 1], share);
        talk = parts.at(-1)?.talk ?? talk;
        work.left -= (shares[at] ?? 0) - share.left;
      }
      return takeTurn(talk, question, earlier.at(-1), work);
    },
    takeTurn,
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
