import type { RemovedService } from '#catalogue/redirect-types.ts';
import { figuresOf } from '#catalogue/say/figures-in.ts';
import type { Shop } from '#catalogue/shop.ts';
import { company, offices } from '#company/facts.ts';
import { baseCountry, called, within } from '#company/places.ts';
import type { Elapsed } from '#language/slots/times-in.ts';
import type { KnownEntry, Reply } from '../contract.ts';
import { intentScore, placeScore } from '../thresholds.ts';
import type { Draft } from './draft.ts';

/** Questions offered to a visitor who has not named a service. */
export const starters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;

/** Below this an entry may be near the question rather than its answer; the reply then says whom to ask. */
const doubtCertainty = 0.6;
const doubtLine = `Not what you meant? Write to ${company.email} or WhatsApp ${company.whatsapp}.`;

/** 'has an office in Kenya' where there is one in the country of the place; of the base more is said already. */
function officeNear(country: string, join: string): string {
  const office = offices.find((each) => each.iso !== company.base && [each.country, each.code].includes(country));
  return office ? `${join}has an office in ${called(office.country)}` : '';
}

/** The owner's answer to 'do you serve …': where we are based, that the place is served, and the world. */
export function placeDraft(place: string, country = place, isAsked = false): Draft {
  const isHome = place === baseCountry || country === baseCountry;
  const based = `{company.name} is based in {company.base}${officeNear(country, isAsked ? ' and ' : ', ')}`;
  const where = `${place === baseCountry && !isAsked ? 'there' : within(place)} and worldwide`;
  return {
    id: 'place',
    question: `Do you serve ${place}?`,
    text: `${isAsked ? `Yes, we serve clients ${where}. ${based}` : `${based} and serves clients ${where}`}. ${isHome ? '' : "We work online, so distance doesn't matter. "}To get started, write to {company.email} or WhatsApp {company.whatsapp}.`,
    score: placeScore,
    source: 'place',
    suggestions: starters,
  };
}

/** What was sold once and is asked for still: the honest no, and the page that its address leads to now. */
export function removedDraft({ slug, to }: RemovedService, shop: Shop): Draft {
  const nearest = to.split('/').at(-1) ?? '';
  const instead = shop.offers.has(nearest)
    ? `The nearest we have is {${nearest}.name}: {${nearest}.link}`
    : `What we do offer: ${to.startsWith('/') ? company.site + to : to}`;
  return {
    id: 'removed',
    question: 'Do you still offer this service?',
    text: `Sorry, we no longer offer ${slug.replaceAll('-', ' ')}. ${instead}`,
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

/** What is said when the last thing of an order is taken out. */
export function emptiedDraft(names: readonly string[]): Draft {
  return {
    id: 'emptied',
    question: 'What is left of my order?',
    text: `All right, without ${names.join(' and ')}. That leaves nothing to add up, so tell me what you need instead.`,
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

export function refusalDraft(area: string, told: string): Draft {
  // One of the areas is 'anything unlawful'.
  const work = area.startsWith('anything') ? area : `anything to do with ${area}`;
  const isTold = told.includes(`we don't take on ${work}`);
  return {
    id: 'refusal',
    question: 'Which areas do you not serve?',
    text: isTold
      ? `Sorry, I can't say yes to that: we don't take on ${work}. If you think yours is a borderline case, ask at {company.email} or WhatsApp {company.whatsapp} before you order.`
      : `Sorry, we can't help with that: we don't take on ${work}, and such orders may be cancelled. If you have another project in mind, or I've misunderstood you, write to {company.email} or WhatsApp {company.whatsapp}.`,
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

/** A yes or no that a whole sentence follows, so that it can be left out: not 'Yes, if …', 'Yes, send …'. */
const answersWhether =
  /^(?:Yes|No), (?!(?:if|as|so|but|when|in|on|with|within|and|for|mainly|mostly|both|tell|send|order|press|plan|please|not|whether|where|sorry|that's|any|much|it should)\b)/;

/** The answer without the yes or no that belongs to another wording of its question: 'how does express work?' */
export function withoutYes(answer: string): string {
  const rest = answer.replace(answersWhether, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * 'No, tax comes on top …' to 'is VAT included?', 'Yes, …' to 'is it added?': an entry on tax can't begin with either, since
 * both are asked of it. Without a note in the facts nobody knows.
 */
export function withTaxVerdict(entry: KnownEntry, asked: 'included' | 'added' | undefined, note: string): KnownEntry {
  if (!note || !asked || !entry.tags?.includes('tax') || !entry.answer.includes(note)) return entry;
  const verdict = asked === 'included' ? 'No' : 'Yes';
  return { ...entry, answer: `${verdict}, ${entry.answer.charAt(0).toLowerCase()}${entry.answer.slice(1)}` };
}

/** An entry, said as it stands; where another is nearly as likely, that one is offered too. */
export function entryReply(entry: KnownEntry, certainty: number, others: readonly KnownEntry[], openly = false): Reply {
  const { id, question, category } = entry;
  const doubtful = certainty < doubtCertainty && category !== 'smalltalk';
  const said = openly ? withoutYes(entry.answer) : entry.answer;
  const answer = doubtful ? `${said}\n\n${doubtLine}` : said;
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

/** What a refund comes to at the moment the visitor tells of, worked out from the policy. */
export function refundDraft({ catalogue }: Shop, elapsed: Elapsed | undefined, workBegan: boolean): Draft | undefined {
  if (!elapsed && !workBegan) return undefined;
  const window = catalogue.policies.refund.fullWithinHours * 60;
  const within = elapsed !== undefined && elapsed.most <= window;
  const unsure = elapsed !== undefined && elapsed.least <= window && !within;
  const text = workBegan
    ? "Once work has started, a refund of {policy.refund-share} may be possible, but it isn't certain. You only get a full refund if you cancel within {policy.refund-window} of ordering. Contact us at once: {company.email} or WhatsApp {company.whatsapp}."
    : unsure
      ? 'If you ordered less than {policy.refund-window} ago, you get a full refund. After that, {policy.refund-share} may be possible once work has started. Write at once, with your order number: {company.email} or WhatsApp {company.whatsapp}.'
      : within
        ? "You're still within {policy.refund-window} of ordering, so you get a full refund. Cancel right away: write to {company.email} or WhatsApp {company.whatsapp} with your order number."
        : 'A full refund is only certain within {policy.refund-window} of ordering. Once work has started, {policy.refund-share} may be possible. Contact us at once and ask what can be done: {company.email} or WhatsApp {company.whatsapp}.';
  return {
    id: 'refund',
    question: 'Can I get a refund?',
    text,
    score: intentScore,
    source: 'intent',
    suggestions: ['How do I cancel an order?'],
  };
}

/** What several revisions add to the time, worked out from the policy. */
export function revisionsDraft({ catalogue }: Shop, revisions: number): Draft {
  const added = revisions * catalogue.policies.revision.addedDelivery.to;
  const value = `${added} days`;
  return {
    id: 'revisions',
    question: 'How long do revisions take?',
    text: `${revisions} revisions add **${value}**: each one adds {policy.revision-days} to the delivery time.`,
    score: intentScore,
    source: 'intent',
    worked: [
      { value, row: 'policies', field: `revision days times ${revisions}` },
      { value: `${revisions}`, row: 'question', field: 'count' },
    ],
    suggestions: ['How many revisions do I get?'],
  };
}

/** Several wishes answered one after the other, as one reply. */
export function joinReplies([first, ...others]: readonly Reply[]): Reply | undefined {
  if (!first || !others.length) return first;
  const all = [first, ...others];
  return {
    ...first,
    answer: all.map(({ answer }) => answer).join('\n\n'),
    facts: all.flatMap(({ facts }) => facts),
    links: all.flatMap(({ links }) => links),
    tables: all.flatMap(({ tables }) => tables),
  };
}
