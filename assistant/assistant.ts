import { company } from '#company/facts.ts';
import { noMatchMessage } from '#company/no-match.ts';
import { asLearnt } from '#language/encode/as-learnt.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import type { Vectors } from '#language/encode/vectors.ts';
import { partsIn } from '#language/slots/parts-in.ts';
import { ownName } from '#language/text/own-name.ts';
import { unfolded } from '#language/text/unfolded.ts';
import { finish } from './answer/draft.ts';
import { statesPrice, withPriceNote } from './answer/price-note.ts';
import { joinReplies, removedDraft, starters } from './answer/replies.ts';
import type { Answer, Inquiry, KnownEntry, Match, Reply } from './contract.ts';
import type { Decision } from './decide.ts';
import { createReader } from './read/create-reader.ts';
import type { Work } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { isOnRefunds, replyTo, type Sources } from './reply-to.ts';
import { createUnderstanding, lookedAt, newWork, type Understood, ungreeted } from './understand.ts';

export interface AssistantOptions extends Sources {
  /** Reads messages by meaning; without one they are read by their words alone. */
  encoder?: Encoder | undefined;
  /** Vectors worked out ahead for this encoder; what is missing is worked out at the start. */
  vectors?: Vectors | undefined;
  /** Wordings by number, for a copy of the entries that lacks them. */
  wordingNumbers?: ReadonlyMap<number, number | string>;
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

/** A further wish is answered only when it is this sure. */
const sureWish = 0.75;

/** Tags of entries that speak of all that is sold. */
const overviews = ['all-prices', 'overview'];

/** The policy itself, not how a refund is paid out or what becomes of credits. */
const statesRefunds = ({ tags = [] }: KnownEntry) =>
  tags.includes('refund') && !tags.includes('credits') && (tags.includes('policy') || tags.includes('cancellation'));
/** 'Work has started on my order. Can I get my money back?' asks nothing about the order's state. */
const isOnOrders = ({ category }: KnownEntry) => category === 'ordering';

/** A part of a message that asks for something else than the whole was taken for. */
function isOtherWish({ reading, decision }: Understood, main: Decision, said: ReadonlySet<string>): boolean {
  if (decision.about === 'catalogue') {
    const isNew = reading.lines.some(({ service, named }) => named && !said.has(service));
    return isNew && reading.kinds.catalogue >= sureWish;
  }
  if (decision.about !== 'entry' || decision.certainty < sureWish || decision.entry.category === 'smalltalk')
    return false;
  // Where something is named already, an overview of all there is adds nothing.
  if (main.about === 'catalogue' && overviews.some((tag) => decision.entry.tags?.includes(tag))) return false;
  if (main.about !== 'entry') return true;
  // One reply on refunds says the whole policy, for the moment the visitor tells of.
  if (isOnRefunds(main.entry) && (statesRefunds(decision.entry) || isOnOrders(decision.entry))) return false;
  return main.entry.id !== decision.entry.id && !main.entry.equals?.includes(Number(decision.entry.id));
}

/** A talk in plain letters, in which the agency is called by one word, however visitors write its name. */
function inPlainWords(inquiry: Inquiry): Inquiry {
  const plain = (text: string) => ownName.replaceIn(unfolded(text));
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
  const { shop, vectors, noMatch = noMatchMessage, priceNote = company.taxNote, mostWork } = options;
  const encoder = options.encoder && asLearnt(options.encoder, vectors?.learntName);
  const { understand, isAffordable } = createUnderstanding(await createReader(options), encoder);

  /** Wishes of a message beside the one it was taken for, each read by itself; only sure ones count. */
  async function otherReplies(question: string, { reading, decision }: Understood, work: Work): Promise<Reply[]> {
    if (['place', 'steering', 'refused', 'removed'].includes(decision.about)) return [];
    const replies: Reply[] = [];
    const said = new Set(reading.lines.map(({ service }) => service));
    for (const part of partsIn(question)) {
      if (!isAffordable(part, work)) continue;
      const other = await understand({ question: part, history: [] }, work);
      const reply = isOtherWish(other, decision, said) ? replyTo(options, other) : undefined;
      if (reply) replies.push(reply);
    }
    return replies;
  }

  /** 'Good evening, do you have an office in London?': where the greeting was taken for all of it, the rest is read. */
  async function understoodBehindGreeting(inquiry: Inquiry, work: Work): Promise<Understood> {
    const whole = await understand(inquiry, work);
    const question = ungreeted(inquiry.question);
    const isSmallTalk = whole.decision.about === 'entry' && whole.decision.entry.category === 'smalltalk';
    if (!isSmallTalk || question === inquiry.question || !isAffordable(question, work)) return whole;
    const rest = await understand({ ...inquiry, question }, work);
    return rest.decision.about === 'nothing' ? whole : rest;
  }

  async function reply(received: Inquiry): Promise<Answer> {
    const inquiry = inPlainWords({ ...received, history: lookedAt(received.history) });
    const topK = Math.max(1, inquiry.topK);
    const work = newWork(mostWork);
    const understood = await understoodBehindGreeting(inquiry, work);
    const { reading, decision } = understood;
    const listed = nearestOf(reading, topK);
    const own = replyTo(options, understood, inquiry.history.findLast(({ sender }) => sender === 'bot')?.text);
    const others = await otherReplies(inquiry.question, understood, work);
    // 'I'm a solicitor. Do you sign NDAs?': what a part surely asks outweighs what the whole sounds like.
    const kept = own && !(decision.about === 'not-offered' && others.length) ? [own] : [];
    const gone =
      reading.removed && decision.about === 'catalogue'
        ? [finish(removedDraft(reading.removed, shop), shop.catalogue)]
        : [];
    const replies = [...gone, ...kept, ...others];
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
