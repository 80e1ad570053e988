import { offerOf, recurs } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { mostEarlierPieces, mostPieces } from '#language/encode/tokenizer.ts';
import type { Inquiry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import { leavesRefusal } from './read/other-subject.ts';
import type { Reader } from './read/read.ts';
import { createMessageReader, type Work } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { spelled } from './read/spelled.ts';
import { type Acts, actsOf, afterActs, afterAsking, asChange, asksElse, asQuestion, decidesBy } from './talk/acts.ts';
import { afterOrder } from './talk/after-order.ts';
import { isOrdered } from './talk/line.ts';
import { withNamed } from './talk/named.ts';
import { mostLinesRead, orderText } from './talk/order-text.ts';
import { spokenBefore } from './talk/spoken-before.ts';
import { afterRefusal, newTalk, type Talk } from './talk/talk.ts';

/** A message, what was made of it and of all before. */
export interface Understood {
  reading: Reading;
  talk: Talk;
  /** The talk as it stood before the message. */
  before: Talk;
  decision: Decision;
}

/** What a message of two or three sentences takes behind an order of two or three lines; a longer one is read by its words. */
const usualOrderPieces = 52;

/** For a browser, which has one visitor. */
export const workForOne = 200;

/** What one reply may cost on a server. What a talk has shown before is remembered and costs nothing. */
export function newWork(left = mostPieces + usualOrderPieces): Work {
  return { left };
}

/** Earlier messages of the visitor that are looked at. */
const mostEarlier = 8;
/** So many of them are read by their words alone where their share of the work is spent. */
const mostGlanced = 5;
/** An entry that is asked for in the middle of an order has to be this sure. */
const sureAlone = 0.7;
/** A longer message says itself what it is about. */
const mostLeaningWords = 24;

/** All that a reply looks at of what was said before: the visitor's last messages, and what they were told last. */
export function lookedAt(history: Inquiry['history']): Inquiry['history'] {
  const asked = history.filter(({ sender }) => sender === 'user').slice(-mostEarlier);
  const told = history.findLast(({ sender }) => sender === 'bot');
  return history.filter((message) => message === told || asked.includes(message));
}

export interface Understanding {
  understand(inquiry: Pick<Inquiry, 'question' | 'history'>, work: Work): Promise<Understood>;
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

  /** What a message does to the order under discussion, where there is one and the work suffices to read it so. */
  async function readActs({ lines }: Talk, message: string, work: Work): Promise<Acts | undefined> {
    const order = lines.filter(isOrdered).slice(-mostLinesRead);
    if (!encoder || !order.length) return undefined;
    const told = { lines: order.map((line) => orderText(reader.shop, line)), text: spelled(reader, message) };
    const cost = encoder.orderCost(told);
    if (cost > work.left) return undefined;
    work.left -= cost;
    return actsOf(order, await encoder.readOrder(told));
  }

  /** One message, and the talk after it. */
  async function takeTurn(talk: Talk, message: string, before: string | undefined, work: Work): Promise<Understood> {
    const plain = await readMessage(message, before, talk, work);
    const acts = await readActs(talk, message, work);
    if (acts && !plain.unreadable && decidesBy(reader.shop, talk, plain, acts)) {
      const reading = asChange(plain, acts);
      const next = afterActs(reader.shop, talk, reading, acts);
      return { reading, talk: next, before: talk, decision: { about: 'catalogue' } };
    }
    const reading = acts ? asQuestion(reader.shop, talk, plain, acts) : plain;
    const decision = decide(reading, talk, isEndless);
    if (decision.about !== 'catalogue' || !acts)
      return { reading, talk: after(talk, reading, decision), before: talk, decision };
    const own = asksElse(talk, reading, acts) ? await readAlone(message, work) : undefined;
    if (own) return { ...own, talk: after(talk, own.reading, own.decision), before: talk };
    return { reading, talk: afterAsking(reader.shop, talk, reading, acts), before: talk, decision };
  }

  /** 'Do I get the files?' in the middle of an order is answered as it is in a fresh chat, where that is sure. */
  async function readAlone(message: string, work: Work): Promise<Pick<Understood, 'reading' | 'decision'> | undefined> {
    if (costOf(message) > work.left) return undefined;
    const reading = await readMessage(message, undefined, newTalk, work);
    const decision = decide(reading, newTalk, isEndless);
    return decision.about === 'entry' && decision.certainty >= sureAlone ? { reading, decision } : undefined;
  }

  /** Which earlier messages can be worked out beside the question: the latest first. */
  function sharesOf(earlier: readonly string[], left: number): number[] {
    let rest = left;
    const shares = earlier.toReversed().map((message, back) => {
      const share = costOf(message) + (back < earlier.length - 1 ? mostEarlierPieces + usualOrderPieces : 0);
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
      const needed = earlier.length ? Math.min(mostPieces, alone + mostEarlierPieces) + usualOrderPieces : alone;
      // Before a long message the talk counts as far as it is remembered.
      const shares = sharesOf(earlier, mayLean(question) ? work.left - needed : 0);
      let talk = newTalk;
      for (const [at, message] of earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const before = beforeOf(talk, message, earlier[at - 1]);
        // The oldest count only as far as they are remembered.
        const isGlanced = mayLean(question) && earlier.length - at <= mostGlanced;
        if (!isGlanced && costOf(message, before) > share.left) continue;
        ({ talk } = await takeTurn(talk, message, before, share));
        work.left -= (shares[at] ?? 0) - share.left;
      }
      return takeTurn(talk, question, beforeOf(talk, question, earlier.at(-1)), work);
    },
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
