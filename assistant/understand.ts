import type { Encoder } from '#language/encode/encoder.ts';
import { mostEarlierPieces, mostPieces } from '#language/encode/tokenizer.ts';
import type { Inquiry } from './contract.ts';
import { createPageTurnTaker } from './on-page.ts';
import { createMessageReader, type Work } from './read/read-message.ts';
import type { Reader } from './read/reader.ts';
import { createPartReader, mayLean } from './read-part.ts';
import { createTurnTaker } from './take-turn.ts';
import { newTalk, type Talk } from './talk/talk.ts';
import { createTalkCache } from './talk/talk-cache.ts';
import type { Turn } from './understood.ts';

/** What a message of two or three sentences takes behind an order of two or three lines; a longer one is read by its words. */
const usualTurnPieces = 52;

/** For a browser, which has one visitor. */
export const workForOne = 200;

/** A message read behind its order, its parts one by one, and a part or two once more by themselves. */
const usualWork = 210;

/** What one reply may cost on a server. What a talk has shown before is remembered and costs nothing. */
export function newWork(left = usualWork): Work {
  return { left };
}

/** Earlier messages of the visitor that are looked at. */
const mostEarlier = 8;
/** So many of them are read by their words alone where their share of the work is spent. */
const mostGlanced = 5;

/** All that a reply looks at of what was said before: the visitor's last messages, and what they were told last. */
export function lookedAt(history: Inquiry['history']): Inquiry['history'] {
  const asked = history.filter(({ sender }) => sender === 'user').slice(-mostEarlier);
  const told = history.findLast(({ sender }) => sender === 'bot');
  return history.filter((message) => message === told || asked.includes(message));
}

export interface Understanding {
  /** Every part of the question, in the order they are said. */
  understand(inquiry: Pick<Inquiry, 'question' | 'history' | 'page'>, work: Work): Promise<Turn>;
  /** The parts of a message in a talk that has come so far; `last` is what the visitor said before it. */
  takeTurn(talk: Talk, message: string, last: string | undefined, work: Work): Promise<Turn>;
  /** Whether what is left of the work suffices for a message. */
  isAffordable(message: string, work: Work): boolean;
}

const greeting =
  /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| all| team)?\b[\s,.!]+(?![\s,.!])(?=\S+\s+\S+\s+\S)/i;

/** A greeting before a question says nothing of it. */
export function ungreeted(message: string): string {
  return message.replace(greeting, '');
}

export function createUnderstanding(reader: Reader, encoder: Encoder | undefined): Understanding {
  const messages = createMessageReader(reader, encoder);
  const { costOf } = messages;
  const { beforeOf, readPart } = createPartReader(reader, messages);
  const takeTurn = createTurnTaker(reader, encoder, readPart);
  const takeTurnOn = createPageTurnTaker(reader.shop, costOf, takeTurn);
  const talks = createTalkCache();

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
    async understand({ question, history, page = '' }, work) {
      const earlier = history
        .filter(({ sender }) => sender === 'user')
        .slice(-mostEarlier)
        .map(({ text }) => text);
      // Read alone it may be remembered, but not behind this talk: then it could cost as much as any.
      const alone = costOf(question) || mostPieces;
      const needed = earlier.length ? Math.min(mostPieces, alone + mostEarlierPieces) + usualTurnPieces : alone;
      // Before a long message the talk counts as far as it is remembered.
      const shares = sharesOf(earlier, mayLean(question) ? work.left - needed : 0);
      const known = talks.get(page, earlier);
      let talk = known ?? newTalk;
      for (const [at, message] of known ? [] : earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const before = beforeOf(talk, message, earlier[at - 1]);
        // The oldest count only as far as they are remembered.
        const isGlanced = mayLean(question) && earlier.length - at <= mostGlanced;
        if (!isGlanced && costOf(message, before) > share.left) continue;
        const parts = await takeTurnOn(page, talk, message, earlier[at - 1], share);
        talk = parts.at(-1)?.next ?? talk;
        work.left -= (shares[at] ?? 0) - share.left;
      }
      const parts = await takeTurnOn(page, talk, question, earlier.at(-1), work);
      talks.set(page, [...earlier, question].slice(-mostEarlier), parts.at(-1)?.next ?? talk);
      return parts;
    },
    takeTurn,
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
