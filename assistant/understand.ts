import type { Inquiry } from './contract.ts';
import { type Decision, decide } from './decide.ts';
import type { Encoder } from './encode/encoder.ts';
import { mostEarlierPieces, mostPieces } from './encode/tokenizer.ts';
import { guess } from './read/guess.ts';
import { leavesRefusal } from './read/other-subject.ts';
import { type Reader, read } from './read/read.ts';
import type { Reading } from './read/reading.ts';
import { spelled } from './read/spelled.ts';
import { offerOf, recurs } from './shop.ts';
import { afterOrder } from './talk/after-order.ts';
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

/** Word pieces that may still be worked out for one reply: each costs about half a millisecond. */
export interface Work {
  left: number;
}

/** For a browser, which has one visitor. */
export const workForOne = 200;

/** What one reply may cost on a server. What a talk has shown before is remembered and costs nothing. */
export function newWork(left = mostPieces): Work {
  return { left };
}

/** Earlier messages of the visitor that are looked at, and how much of those that are read by their words. */
const mostEarlier = 6;
const glancedLetters = 90;
/** Unknown words of such a message that are looked up. */
const glancedLookUps = 2;
/** A longer message says itself what it is about. */
const mostLeaningWords = 24;
/** Earlier messages are read once and remembered. */
const mostReadings = 1_000;

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
  /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| all| team)?\b[\s,.!]+(?=(?:\S+\s+){2,}\S)/i;

/** A greeting before a question says nothing of it. */
export function ungreeted(message: string): string {
  return message.replace(greeting, '');
}

function mayLean(message: string): boolean {
  return message.trim().split(/\s+/).length <= mostLeaningWords;
}

export function createUnderstanding(reader: Reader, encoder: Encoder | undefined): Understanding {
  const readings = new Map<string, Reading>();
  const { speller } = reader;
  const glancing: Reader = {
    ...reader,
    speller: { ...speller, correct: (words) => speller.correct(words, glancedLookUps) },
  };
  const isEndless = (service: string) => recurs(offerOf(reader.shop, service));
  const costOf = (text: string, before?: string) => encoder?.cost({ text, before }) ?? 0;

  /** Reads one message behind what was spoken of; by its words alone where its share of the work is spent. */
  async function readMessage(message: string, before: string | undefined, talk: Talk, work: Work): Promise<Reading> {
    const cost = costOf(message, before);
    const spoken = [...new Set(talk.lines.map(({ service }) => service))];
    const { focus } = talk;
    const key = `${spoken}\n${focus}\n${before}\n${message}`;
    if (cost > work.left) {
      const glance = message.slice(0, glancedLetters);
      return read(glancing, { question: glance, encoding: guess(glancing, glance), spoken, focus });
    }
    const known = cost === 0 ? readings.get(key) : undefined;
    if (known) return known;
    work.left -= cost;
    const [encoding = guess(reader, message)] = encoder
      ? await encoder.encode([{ text: spelled(reader, message), before }])
      : [];
    const reading = read(reader, { question: message, encoding, spoken, focus });
    if (readings.size >= mostReadings) readings.clear();
    readings.set(key, reading);
    return reading;
  }

  function beforeOf(talk: Talk, message: string, last: string | undefined): string | undefined {
    if (last === undefined || !mayLean(message)) return undefined;
    if (talk.refused !== undefined && leavesRefusal(message, talk.lines.length > 0)) return undefined;
    const names = talk.focus.map((service) => offerOf(reader.shop, service).shortName);
    return spokenBefore(names, talk.refused !== undefined, last);
  }

  function after(talk: Talk, reading: Reading, decision: Decision): Talk {
    if (decision.about === 'refused') return afterRefusal(talk, decision.area);
    if (decision.about === 'entry' && decision.entry.tags?.includes('not-served') && reading.area)
      return afterRefusal(talk, reading.area);
    if (decision.about === 'entry') return { ...talk, matter: decision.entry };
    return decision.about === 'catalogue' ? afterOrder(reader.shop, talk, reading) : talk;
  }

  /** Which earlier messages can be worked out beside the question: the latest first. */
  function sharesOf(earlier: readonly string[], left: number): number[] {
    let rest = left;
    const shares = earlier.toReversed().map((message, back) => {
      const share = costOf(message) + (back < earlier.length - 1 ? mostEarlierPieces : 0);
      const granted = share <= rest ? share : 0;
      rest -= granted;
      return granted;
    });
    return shares.toReversed();
  }

  return {
    async understand({ question, history }, work) {
      const earlier = (mayLean(question) ? history : [])
        .filter(({ sender }) => sender === 'user')
        .slice(-mostEarlier)
        .map(({ text }) => text);
      // Read alone it may be remembered, but not behind this talk: then it could cost as much as any.
      const alone = costOf(question) || mostPieces;
      const needed = Math.min(mostPieces, alone + (earlier.length ? mostEarlierPieces : 0));
      const shares = sharesOf(earlier, work.left - needed);
      let talk = newTalk;
      for (const [at, message] of earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const reading = await readMessage(message, beforeOf(talk, message, earlier[at - 1]), talk, share);
        work.left -= (shares[at] ?? 0) - share.left;
        talk = after(talk, reading, decide(reading, talk, isEndless));
      }
      const reading = await readMessage(question, beforeOf(talk, question, earlier.at(-1)), talk, work);
      const decision = decide(reading, talk, isEndless);
      return { reading, talk: after(talk, reading, decision), before: talk, decision };
    },
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
