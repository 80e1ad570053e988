import { company } from '#company/facts.ts';
import { noMatchMessage } from '#company/no-match.ts';
import { starters } from '#company/wording.ts';
import { inTrainingTerms } from '#language/encode/training-terms.ts';
import { normalizeLetters } from '#language/text/normalize-letters.ts';
import { ownName } from '#language/text/own-name.ts';
import { statesPrice, withPriceNote } from './answer/price-note.ts';
import { joinReplies } from './answer/replies.ts';
import type { Answer, Inquiry, Match } from './contract.ts';
import { createReaderContext, type ReaderContextOptions } from './read/create-reader-context.ts';
import type { TokenBudget } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { insteadOf, isSameText, missedAnswer } from './repeated-reply.ts';
import { replyToMessage } from './reply-to-message.ts';
import { createUnderstanding, newTokenBudget, relevantHistory, stripGreeting } from './understand.ts';
import type { Turn } from './understood.ts';

export interface AssistantOptions extends ReaderContextOptions {
  /** What to say when nothing matches. */
  noMatch?: string;
  /** A note next to prices, such as VAT; empty for none. */
  priceNote?: string;
  /** Token budget of one reply; a server has many visitors, a browser one. */
  maxTokens?: number;
}

export interface Assistant {
  reply(inquiry: Inquiry): Promise<Answer>;
}

/** Normalizes letters in the conversation and replaces every spelling of the agency's name by one. */
function normalizeConversation(inquiry: Inquiry): Inquiry {
  const plain = (text: string) => ownName.replaceIn(normalizeLetters(text));
  const history = inquiry.history.map((message) => ({ ...message, text: plain(message.text) }));
  return { ...inquiry, question: plain(inquiry.question), history };
}

/** The highest-ranked entries, for `matches`. */
function topMatches({ entries }: Reading, most: number): Match[] {
  return entries.slice(0, most).map(({ entry: { id, question, answer }, certainty }) => ({
    id,
    question,
    answer,
    score: certainty,
    source: 'knowledge',
  }));
}

export async function createAssistant(options: AssistantOptions): Promise<Assistant> {
  const { vectors, noMatch = noMatchMessage, priceNote = company.taxNote, maxTokens } = options;
  const encoder = options.encoder && inTrainingTerms(options.encoder, vectors?.learntName);
  const { understand, isAffordable } = createUnderstanding(await createReaderContext(options), encoder);

  /** 'Good evening, do you have an office in London?': if only the greeting was understood, the rest is read separately. */
  async function retryWithoutGreeting(inquiry: Inquiry, tokens: TokenBudget): Promise<Turn> {
    const whole = await understand(inquiry, tokens);
    const [{ decision }, another] = whole;
    const question = stripGreeting(inquiry.question);
    const isSmallTalk = decision.about === 'entry' && decision.entry.category === 'smalltalk';
    if (!isSmallTalk || another || question === inquiry.question || !isAffordable(question, tokens)) return whole;
    const rest = await understand({ ...inquiry, question }, tokens);
    return rest[0].decision.about === 'nothing' ? whole : rest;
  }

  async function reply(received: Inquiry): Promise<Answer> {
    const inquiry = normalizeConversation({ ...received, history: relevantHistory(received.history) });
    const topK = Math.max(1, inquiry.topK);
    const segments = await retryWithoutGreeting(inquiry, newTokenBudget(maxTokens));
    const [{ reading }] = segments;
    const listed = topMatches(reading, topK);
    const lastReply = inquiry.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
    const replies = replyToMessage(options, segments, lastReply);
    const together = joinReplies(replies);
    const isAgain = together && missedAnswer(segments) && isSameText(together.answer, lastReply);
    const joined = isAgain ? insteadOf(together, segments, lastReply, options.shop.catalogue) : together;
    if (joined) {
      const match = replies.some(statesPrice) ? withPriceNote(joined, priceNote) : joined;
      const { id, question, answer, score, source } = match;
      const rest = listed.filter((one) => one.id !== id);
      return { match, matches: [{ id, question, answer, score, source }, ...rest].slice(0, topK) };
    }
    return { message: noMatch, matches: listed, suggestions: [...starters] };
  }

  return { reply };
}
