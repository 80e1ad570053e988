import { company } from '#company/facts.ts';
import { noMatchMessage } from '#company/no-match.ts';
import { starters } from '#company/wording.ts';
import { inTrainingTerms } from '#language/encode/training-terms.ts';
import { normalizeLetters } from '#language/text/normalize-letters.ts';
import { ownName } from '#language/text/own-name.ts';
import { statesPrice, withPriceNote } from './answer/price-note.ts';
import { joinReplies } from './answer/replies.ts';
import type { Answer, Inquiry, Match } from './contract.ts';
import { createReader, type ReaderOptions } from './read/create-reader.ts';
import type { Work } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { repliesTo } from './replies-to.ts';
import { createUnderstanding, lookedAt, newWork, ungreeted } from './understand.ts';
import type { Turn } from './understood.ts';

export interface AssistantOptions extends ReaderOptions {
  /** What to say when nothing matches. */
  noMatch?: string;
  /** What stands beside prices; nothing where it is empty. */
  priceNote?: string;
  /** Word pieces one reply may work out; a server has many visitors, a browser one. */
  mostWork?: number;
}

export interface Assistant {
  reply(inquiry: Inquiry): Promise<Answer>;
}

/** A talk in plain letters, in which the agency is called by one word, however visitors write its name. */
function inPlainWords(inquiry: Inquiry): Inquiry {
  const plain = (text: string) => ownName.replaceIn(normalizeLetters(text));
  const history = inquiry.history.map((message) => ({ ...message, text: plain(message.text) }));
  return { ...inquiry, question: plain(inquiry.question), history };
}

/** The entries nearest to a message, for whoever wants to see what else there was. */
function nearestOf({ entries }: Reading, most: number): Match[] {
  return entries.slice(0, most).map(({ entry: { id, question, answer }, certainty }) => ({
    id,
    question,
    answer,
    score: certainty,
    source: 'knowledge',
  }));
}

export async function createAssistant(options: AssistantOptions): Promise<Assistant> {
  const { vectors, noMatch = noMatchMessage, priceNote = company.taxNote, mostWork } = options;
  const encoder = options.encoder && inTrainingTerms(options.encoder, vectors?.learntName);
  const { understand, isAffordable } = createUnderstanding(await createReader(options), encoder);

  /** 'Good evening, do you have an office in London?': where the greeting was taken for all of it, the rest is read. */
  async function understoodBehindGreeting(inquiry: Inquiry, work: Work): Promise<Turn> {
    const whole = await understand(inquiry, work);
    const [{ decision }, another] = whole;
    const question = ungreeted(inquiry.question);
    const isSmallTalk = decision.about === 'entry' && decision.entry.category === 'smalltalk';
    if (!isSmallTalk || another || question === inquiry.question || !isAffordable(question, work)) return whole;
    const rest = await understand({ ...inquiry, question }, work);
    return rest[0].decision.about === 'nothing' ? whole : rest;
  }

  async function reply(received: Inquiry): Promise<Answer> {
    const inquiry = inPlainWords({ ...received, history: lookedAt(received.history) });
    const topK = Math.max(1, inquiry.topK);
    const parts = await understoodBehindGreeting(inquiry, newWork(mostWork));
    const [{ reading }] = parts;
    const listed = nearestOf(reading, topK);
    const told = inquiry.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
    const replies = repliesTo(options, parts, told);
    const joined = joinReplies(replies);
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
