import type { Encoder } from '#language/encode/encoder.ts';
import { maxContextTokens, maxTokens } from '#language/encode/tokenizer.ts';
import type { Inquiry } from './contract.ts';
import { type DialogueState, initialState } from './dialogue/state.ts';
import { createStateCache } from './dialogue/state-cache.ts';
import { createPageTurnTaker } from './on-page.ts';
import { createMessageReader, type TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import { createSegmentReader } from './read-segment.ts';
import { createTurnTaker } from './take-turn.ts';
import type { Turn } from './understood.ts';

/**
 * The tokens of a message of two or three sentences after an order of two or three lines; a longer one is read by its
 * words.
 */
const typicalTurnTokens = 52;

/** For a browser, which has one visitor. */
export const browserTokenBudget = 200;

/** A message with its order, each of its segments, and a few of them read again without context. */
const serverTokenBudget = 300;

/** The budget of one reply on a server. What was encoded before is cached and costs nothing. */
export function newTokenBudget(left = serverTokenBudget): TokenBudget {
  return { left };
}

/** Earlier messages of the visitor that are read. */
const maxEarlier = 8;
/** How many of them are read by words alone once their share of the budget is used up. */
const maxLexicalOnly = 5;

/** The history a reply depends on: the visitor's last messages, and the last reply. */
export function relevantHistory(history: Inquiry['history']): Inquiry['history'] {
  const asked = history.filter(({ sender }) => sender === 'user').slice(-maxEarlier);
  const lastReply = history.findLast(({ sender }) => sender === 'bot');
  return history.filter((message) => message === lastReply || asked.includes(message));
}

export interface Understanding {
  /** The segments of the question, in order. */
  understand(inquiry: Pick<Inquiry, 'question' | 'history' | 'page'>, tokens: TokenBudget): Promise<Turn>;
  /** The segments of a message, given the dialogue state; `last` is the visitor's previous message. */
  takeTurn(state: DialogueState, message: string, last: string | undefined, tokens: TokenBudget): Promise<Turn>;
  /** Whether the remaining budget is enough for a message. */
  isAffordable(message: string, tokens: TokenBudget): boolean;
}

const greeting =
  /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| all| team)?\b[\s,.!]+(?![\s,.!])(?=\S+\s+\S+\s+\S)/i;

/** A greeting before a question says nothing about it. */
export function stripGreeting(message: string): string {
  return message.replace(greeting, '');
}

export function createUnderstanding(reader: ReaderContext, encoder: Encoder | undefined): Understanding {
  const messages = createMessageReader(reader, encoder);
  const { costOf } = messages;
  const { beforeOf, readSegment } = createSegmentReader(reader, messages);
  const takeTurn = createTurnTaker(reader, encoder, readSegment);
  const takeTurnOn = createPageTurnTaker(reader.shop, costOf, takeTurn);
  const states = createStateCache();

  /** Which earlier messages can be encoded besides the question: latest first. */
  function splitBudget(earlier: readonly string[], left: number): number[] {
    let rest = left;
    const shares = earlier.toReversed().map((message, back) => {
      const share = costOf(message) + (back < earlier.length - 1 ? maxContextTokens + typicalTurnTokens : 0);
      const granted = share <= rest ? share : 0;
      rest -= granted;
      return granted;
    });
    return shares.toReversed();
  }

  return {
    async understand({ question, history, page = '' }, tokens) {
      const earlier = history
        .filter(({ sender }) => sender === 'user')
        .slice(-maxEarlier)
        .map(({ text }) => text);
      // Read alone it may be cached, but not with this context: then it could cost as much as any.
      const alone = costOf(question) || maxTokens;
      const needed = earlier.length ? Math.min(maxTokens, alone + maxContextTokens) + typicalTurnTokens : alone;
      const shares = splitBudget(earlier, tokens.left - needed);
      const known = states.get(page, earlier);
      let state = known ?? initialState;
      for (const [at, message] of known ? [] : earlier.entries()) {
        const share = { left: shares[at] ?? 0 };
        const before = beforeOf(state, message, earlier[at - 1]);
        // The oldest count only as far as they are cached.
        const isGlanced = earlier.length - at <= maxLexicalOnly;
        if (!isGlanced && costOf(message, before) > share.left) continue;
        const segments = await takeTurnOn(page, state, message, earlier[at - 1], share);
        state = segments.at(-1)?.next ?? state;
        tokens.left -= (shares[at] ?? 0) - share.left;
      }
      const segments = await takeTurnOn(page, state, question, earlier.at(-1), tokens);
      states.set(page, [...earlier, question].slice(-maxEarlier), segments.at(-1)?.next ?? state);
      return segments;
    },
    takeTurn,
    isAffordable: (message, { left }) => costOf(message) <= left,
  };
}
