import type { RemovedService } from '#catalogue/redirect-types.ts';
import { figuresOf } from '#catalogue/say/figures-in.ts';
import type { Shop } from '#catalogue/shop.ts';
import { contactInWords } from '#company/contact-words.ts';
import { company } from '#company/facts.ts';
import type { KnownEntry, Reply } from '../contract.ts';
import { hedgeThreshold, intentScore } from '../thresholds.ts';
import type { ReplyDraft } from './draft.ts';

const hedge = `Not what you meant? Write to ${contactInWords()}.`;

/** A request for something no longer sold: a plain no, and the page its URL redirects to. */
export function removedDraft({ slug, to, neverSold }: RemovedService, shop: Shop): ReplyDraft {
  const nearest = to.split('/').at(-1) ?? '';
  const instead = shop.offers.has(nearest)
    ? `The nearest we have is {${nearest}.name}: {${nearest}.link}`
    : `What we do offer: ${to.startsWith('/') ? company.site + to : to}`;
  return {
    id: 'removed',
    question: neverSold ? 'Do you offer this service?' : 'Do you still offer this service?',
    text: `Sorry, we ${neverSold ? "don't" : 'no longer'} offer ${slug.replaceAll('-', ' ')}. ${instead}`,
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

/** The reply when the last item of an order is removed. */
export function emptiedDraft(names: readonly string[]): ReplyDraft {
  return {
    id: 'emptied',
    question: 'What is left of my order?',
    text: `All right, without ${names.join(' and ')}. That leaves nothing to add up, so tell me what you need instead.`,
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

/** A yes or no followed by a whole sentence, so that it can be dropped: not 'Yes, if …', 'Yes, send …'. */
const answersWhether =
  /^(?:Yes|No), (?!(?:if|as|so|but|when|in|on|with|within|and|for|mainly|mostly|both|tell|send|order|press|plan|please|not|whether|where|sorry|that's|any|much|it should)\b)/;

/** The answer without a yes or no that belongs to another wording of its question: 'how does express work?' */
export function withoutYes(answer: string): string {
  const rest = answer.replace(answersWhether, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * 'No, tax comes on top …' for 'is VAT included?', 'Yes, …' for 'is it added?': an entry on tax can't begin with
 * either, because both are asked. Without a note in the facts, the answer is unknown.
 */
export function withTaxVerdict(entry: KnownEntry, asked: 'included' | 'added' | undefined, note: string): KnownEntry {
  if (!note || !asked || !entry.tags?.includes('tax') || !entry.answer.includes(note)) return entry;
  const verdict = asked === 'included' ? 'No' : 'Yes';
  return { ...entry, answer: `${verdict}, ${entry.answer.charAt(0).toLowerCase()}${entry.answer.slice(1)}` };
}

/** An entry as written; if another is nearly as likely, that one is offered, too. */
export function entryReply(entry: KnownEntry, certainty: number, others: readonly KnownEntry[], openly = false): Reply {
  const { id, question, category } = entry;
  const doubtful = certainty < hedgeThreshold && category !== 'smalltalk';
  const sentence = openly ? withoutYes(entry.answer) : entry.answer;
  const answer = doubtful ? `${sentence}\n\n${hedge}` : sentence;
  return {
    id,
    question,
    answer,
    score: certainty,
    source: category === 'smalltalk' ? 'intent' : 'knowledge',
    facts: figuresOf(answer, `knowledge/${id}`),
    links: [],
    suggestions: others.map((other) => other.question).slice(0, 2),
    tables: [],
  };
}

/** Answers to several requests, as one reply. */
export function joinReplies([first, ...others]: readonly Reply[]): Reply | undefined {
  if (!first || !others.length) return first;
  const all = [first, ...others];
  return {
    ...first,
    answer: all.map(({ answer }) => answer).join('\n\n'),
    facts: all.flatMap(({ facts }) => facts),
    links: all.flatMap(({ links }) => links),
    // What has no answer yet is suggested before what could follow.
    suggestions: (all.find(({ id }) => id === 'unanswered') ?? first).suggestions,
    tables: all.flatMap(({ tables }) => tables),
  };
}
