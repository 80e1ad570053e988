import { noMatchMessage } from '#company/no-match.ts';
import type { Ask } from './answer/ask.ts';
import { catalogueDraft } from './answer/catalogue.ts';
import { type Draft, finish } from './answer/draft.ts';
import {
  entryReply,
  joinReplies,
  placeDraft,
  refundDraft,
  refusalDraft,
  removedDraft,
  revisionsDraft,
  starters,
} from './answer/replies.ts';
import type { Answer, Inquiry, KnownEntry, Match, Reply } from './contract.ts';
import type { Decision } from './decide.ts';
import type { Encoder } from './encode/encoder.ts';
import { type Want, wants } from './encode/labels.ts';
import type { Vectors } from './encode/vectors.ts';
import { createReader } from './read/create-reader.ts';
import { callingUsAsLearnt, callingUsByName } from './read/naming-us.ts';
import { tiersNamedIn } from './read/packages-named.ts';
import { partsIn } from './read/parts-in.ts';
import type { Reading } from './read/reading.ts';
import type { Shop } from './shop.ts';
import { asksSum, changesOrder, linesSpokenOf } from './talk/talk.ts';
import { wantThreshold } from './thresholds.ts';
import { createUnderstanding, lookedAt, newWork, type Understood, ungreeted, type Work } from './understand.ts';

export interface AssistantOptions {
  shop: Shop;
  entries: readonly KnownEntry[];
  /** Reads messages by meaning; without one they are read by their words alone. */
  encoder?: Encoder | undefined;
  /** Vectors worked out ahead for this encoder; what is missing is worked out at the start. */
  vectors?: Vectors | undefined;
  /** Wordings by number, for a copy of the entries that lacks them. */
  wordingNumbers?: ReadonlyMap<number, number | string>;
  /** What to say when nothing matches. */
  noMatch?: string;
  /** Word pieces one reply may work out; a server has many visitors, a browser one. */
  mostWork?: number;
}

export interface Assistant {
  reply(inquiry: Inquiry): Promise<Answer>;
}

/** Tags of entries that speak for a whole kind of message. */
const entryFor = { 'not-offered': 'not-offered', steering: 'steering' } as const;
/** An entry about a thing we do not sell has to be this near to be said of it. */
const nearEnough = 0.55;

/** A further wish is answered only when it is this sure. */
const sureWish = 0.75;

/** Tags of entries that speak of all that is sold. */
const overviews = ['all-prices', 'overview'];

const isOnRefunds = ({ tags }: KnownEntry) => tags?.includes('refund') ?? false;
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

/** A link is the answer only where nothing else is wanted more. */
function isMain({ wants: likely }: Reading, want: Want): boolean {
  return wants.every((other) => likely[other] <= likely[want]);
}

export async function createAssistant(options: AssistantOptions): Promise<Assistant> {
  const { shop, entries, vectors, noMatch = noMatchMessage, mostWork } = options;
  const encoder = options.encoder && callingUsAsLearnt(options.encoder, vectors?.learntName);
  const { understand, isAffordable } = createUnderstanding(await createReader(options), encoder);

  function askOf({ reading, talk, before }: Understood, told: string): Ask {
    const wanted = wants.filter(
      (want) => reading.wants[want] >= wantThreshold && (want !== 'link' || isMain(reading, want)),
    );
    const { edits, lines, leans } = reading;
    // 'What do 5 articles come to?' asks for these alone; 'add 5 articles, what's the total?' for all of it.
    const ofAll = !lines.length || before.summed || edits.adds || leans;
    const isSum = asksSum(reading) || (reading.discount && !lines.length);
    const sums = isSum ? ofAll : before.summed && changesOrder(reading);
    const isSome = edits.both && talk.lines.length > 2;
    const scope = isSome ? 'focus' : edits.all ? 'all' : sums ? 'sum' : 'focus';
    return {
      shop,
      lines: linesSpokenOf(talk, scope),
      wants: new Set<Want>(wanted.length ? wanted : ['price']),
      budget: talk.budget,
      deadlineDays: talk.deadlineDays,
      claimed: reading.claimed,
      date: reading.date,
      revisions: reading.revisions,
      discount: reading.discount,
      foreignMoney: reading.foreignMoney,
      howMany: reading.howMany,
      hurried: reading.hurried,
      holders: reading.holders,
      tiersNamed: tiersNamedIn(reading),
      compared: reading.compared,
      whether: reading.whether,
      amountAsked: reading.amountAsked,
      told,
    };
  }

  /** The entry that speaks for a kind of message: the one about this very thing, or the general one. */
  function spokesman(reading: Reading, tag: string): Reply | undefined {
    const near = reading.entries.find(({ entry, score }) => entry.tags?.includes(tag) && score >= nearEnough);
    const general = entries.find(({ tags }) => tags?.includes(tag) && tags.includes('general'));
    const entry = near?.entry ?? general;
    return entry && entryReply(entry, reading.kinds[tag === 'steering' ? 'steering' : 'not-offered'], []);
  }

  function replyTo(understood: Understood, told = ''): Reply | undefined {
    const { decision, reading } = understood;
    const say = (draft: Draft) => finish(draft, shop.catalogue);
    switch (decision.about) {
      case 'refused':
        return say(refusalDraft(decision.area));
      case 'removed':
        return say(removedDraft(decision.service, shop));
      case 'place':
        return say(placeDraft(decision.place));
      case 'catalogue': {
        const ask = askOf(understood, told);
        return ask.lines.length ? say(catalogueDraft(ask)) : undefined;
      }
      case 'not-offered':
      case 'steering':
        return spokesman(reading, entryFor[decision.about]);
      case 'entry': {
        const refund = isOnRefunds(decision.entry) ? refundDraft(shop, reading.elapsed, reading.workBegan) : undefined;
        if (refund) return say(refund);
        const asksTime = reading.wants.time >= wantThreshold && decision.entry.tags?.includes('revision');
        if (asksTime && reading.revisions > 1) return say(revisionsDraft(shop, reading.revisions));
        const others = reading.entries.slice(1, 3).map(({ entry }) => entry);
        return entryReply(decision.entry, decision.certainty, others, reading.openly);
      }
      case 'nothing':
        return undefined;
    }
  }

  /** Wishes of a message beside the one it was taken for, each read by itself; only sure ones count. */
  async function otherReplies(question: string, { reading, decision }: Understood, work: Work): Promise<Reply[]> {
    if (['place', 'steering', 'refused', 'removed'].includes(decision.about)) return [];
    const replies: Reply[] = [];
    const said = new Set(reading.lines.map(({ service }) => service));
    for (const part of partsIn(question)) {
      if (!isAffordable(part, work)) continue;
      const other = await understand({ question: part, history: [] }, work);
      const reply = isOtherWish(other, decision, said) ? replyTo(other) : undefined;
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
    const inquiry = callingUsByName({ ...received, history: lookedAt(received.history) });
    const topK = Math.max(1, inquiry.topK);
    const work = newWork(mostWork);
    const understood = await understoodBehindGreeting(inquiry, work);
    const { reading, decision } = understood;
    const listed = reading.entries.slice(0, topK).map(
      ({ entry: { id, question, answer }, certainty }): Match => ({
        id,
        question,
        answer,
        score: certainty,
        source: 'knowledge',
      }),
    );
    const own = replyTo(understood, inquiry.history.findLast(({ sender }) => sender === 'bot')?.text);
    const others = await otherReplies(inquiry.question, understood, work);
    // 'I'm a solicitor. Do you sign NDAs?': what a part surely asks outweighs what the whole sounds like.
    const kept = own && !(decision.about === 'not-offered' && others.length) ? [own] : [];
    const gone =
      reading.removed && decision.about === 'catalogue'
        ? [finish(removedDraft(reading.removed, shop), shop.catalogue)]
        : [];
    const match = joinReplies([...gone, ...kept, ...others]);
    if (match) {
      const { id, question, answer, score, source } = match;
      const rest = listed.filter((one) => one.id !== id);
      return { match, matches: [{ id, question, answer, score, source }, ...rest].slice(0, topK) };
    }
    return { message: noMatch, matches: listed, suggestions: [...starters] };
  }

  return { reply };
}
