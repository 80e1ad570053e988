import { noMatchMessage } from '#company/chat.ts';
import { composeCatalogue } from './answer/compose.ts';
import { type Draft, finish } from './answer/draft.ts';
import { figuresIn } from './answer/figures.ts';
import { placeText } from './answer/place.ts';
import { refusalText, refusedArea } from './answer/refusal.ts';
import { smallTalkIn } from './answer/small-talk.ts';
import { topicsIn, topicText } from './answer/topic.ts';
import type { Answer, Inquiry, Match, Reply } from './contract.ts';
import { createLexicalIndex } from './retrieve/lexical.ts';
import type { Found, Retriever } from './retrieve/retriever.ts';
import { hasCue } from './text/cues.ts';
import { fallbackThreshold, intentScore, placeScore, topicScore } from './thresholds.ts';
import { withContext } from './understand/follow-up.ts';
import { isReadable } from './understand/language.ts';
import { contextOf, leansOnHistory, type Reading, readPlace, readText } from './understand/understand.ts';
import { manipulationCues, outsideCues } from './vocabulary/manipulation.ts';

/** A knowledge entry as the assistant needs it; the room `knowledge` has more fields. */
export interface KnownEntry {
  id: number | string;
  question: string;
  answer: string;
  alternatives?: readonly string[];
  tags?: readonly string[];
}

export interface AssistantOptions {
  entries: readonly KnownEntry[];
  /** Joins or replaces the search by words; the score has to mean the same. */
  retriever?: Retriever<KnownEntry>;
  /** What to say when nothing matches. */
  noMatch?: string;
  /** Entries scored lower are not said. */
  threshold?: number;
}

export interface Assistant {
  reply(inquiry: Inquiry): Answer;
}

/** Priced questions without a service: 'your prices?'. */
const offeredStarters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;

function knowledgeReply({ item, score }: Found<KnownEntry>): Reply {
  const { id, question, answer } = item;
  return {
    id,
    question,
    answer,
    score,
    source: 'knowledge',
    facts: figuresIn(answer, `knowledge/${id}`),
    links: [],
    suggestions: [],
    tables: [],
  };
}

export function createAssistant({
  entries,
  retriever,
  noMatch = noMatchMessage,
  threshold = fallbackThreshold,
}: AssistantOptions): Assistant {
  const index = createLexicalIndex(entries);
  const { speller } = index;
  const knowledge = retriever ?? index;

  function worked(inquiry: Inquiry, found: readonly Found<KnownEntry>[]): Draft | undefined {
    const { question } = inquiry;
    const reading = readText(question, speller);
    if (!reading.wordCount || !isReadable(question, reading.text)) return undefined;
    if (hasCue(reading.text, manipulationCues)) return undefined;

    const talk = smallTalkIn(reading);
    const area = refusedArea(reading.text);
    if (area)
      return {
        id: 'refusal',
        question: 'Which areas do you not serve?',
        text: refusalText(area, reading.text),
        score: topicScore,
        source: 'intent',
        suggestions: ['Which services do you offer?'],
      };
    if (talk) return { id: `talk-${talk.id}`, question, text: talk.answer, score: intentScore, source: 'intent' };
    if (hasCue(reading.text, outsideCues) && !reading.services.some(({ weak }) => !weak)) return undefined;

    return answerFor(inquiry, reading, found);
  }

  function answerFor(
    { question, history }: Inquiry,
    reading: Reading,
    found: readonly Found<KnownEntry>[],
  ): Draft | undefined {
    const raised = topicsIn(reading.text);
    const [topic, other] = raised;
    const place = readPlace(question, reading, speller, history);
    const strong = reading.services.filter(({ weak }) => !weak);
    const asksFigures =
      reading.facets.has('price') ||
      reading.tiers.length > 0 ||
      reading.counts.some(({ meanings }) => meanings.length > 0) ||
      reading.money.length > 0;
    const asksCatalogue =
      asksFigures ||
      reading.facets.has('time') ||
      reading.facets.has('inclusions') ||
      reading.facets.has('link') ||
      reading.facets.has('difference');

    if (topic && !(place && ['services', 'worldwide', 'contact', 'since'].includes(topic.id))) {
      const catalogueToo = strong.length > 0 && asksFigures && priceAskedApart(reading, topic.id);
      const catalogue = catalogueToo ? composeCatalogue(strong, reading, false) : undefined;
      const second =
        other && !catalogue && isSecondAsk(reading, topic.id, other.id) ? `\n\n${topicText(other, reading)}` : '';
      const text = `${topicText(topic, reading)}${second}`;
      if (catalogue) return { ...catalogue, id: `${catalogue.id}-${topic.id}`, text: `${catalogue.text}\n\n${text}` };
      return {
        id: `topic-${topic.id}`,
        question: topic.question,
        text,
        score: topicScore,
        source: 'catalogue',
        suggestions: topic.suggestions ?? [],
      };
    }
    if (place && !(strong.length && asksFigures))
      return {
        id: 'place',
        question: `Do you serve ${place.name}?`,
        text: placeText(place.name),
        score: placeScore,
        source: 'place',
        suggestions: offeredStarters,
      };

    const [near] = found;
    const sureEntry = near && near.score >= 0.9 && near.item.question.length > 0;
    if (strong.length && (asksCatalogue || !sureEntry)) {
      const context = contextOf(history, speller);
      const { mentions, merged } = withContext(reading, context, strong);
      const draft = composeCatalogue(mentions, merged, false);
      return place ? { ...draft, text: `${draft.text}\n\n${placeText(place.name)}` } : draft;
    }
    if (leansOnHistory(reading)) {
      const context = contextOf(history, speller);
      if (context) {
        const { mentions, merged } = withContext(reading, context, strong);
        return composeCatalogue(mentions, merged, true);
      }
    }
    if (reading.services.length && (asksFigures || reading.facets.has('time')) && (near?.score ?? 0) < 0.8)
      return composeCatalogue(reading.services, reading, false);
    return generalAsk(reading);
  }

  function reply(inquiry: Inquiry): Answer {
    const topK = Math.max(1, inquiry.topK);
    const found = inquiry.question.trim() ? knowledge.search(inquiry.question, topK) : [];
    const listed: Match[] = found.map(({ item: { id, question, answer }, score }) => ({
      id,
      question,
      answer,
      score,
      source: 'knowledge',
    }));
    const draft = worked(inquiry, found);
    if (draft) {
      const match = finish(draft);
      return {
        match,
        matches: [
          { id: match.id, question: match.question, answer: match.answer, score: match.score, source: match.source },
          ...listed,
        ].slice(0, topK),
      };
    }
    const reading = readText(inquiry.question, speller);
    const silent =
      hasCue(reading.text, manipulationCues) ||
      !isReadable(inquiry.question, reading.text) ||
      hasCue(reading.text, outsideCues);
    const [best] = found;
    if (best && best.score >= threshold && !silent) return { match: knowledgeReply(best), matches: listed };
    return {
      message: noMatch,
      matches: listed.filter(({ score }) => score >= threshold && !silent),
      suggestions: [...offeredStarters],
    };
  }

  return { reply };
}

/** The price is a question of its own, not part of the matter: 'how much is SEO, and do you promise first place?' */
function priceAskedApart({ text, counts, tiers, money }: Reading, topicId: string): boolean {
  if (
    [
      'order-status',
      'refund',
      'credits-refund',
      'source-code',
      'ad-spend',
      'payment-up-front',
      'revisions',
      'meta-included',
      'sign-up',
      'discount',
      'invoices',
      'how-to-order',
      'completed-orders',
      'order-details',
    ].includes(topicId)
  )
    return / (?:how much|what does|price of|cost of|price|cost)(?= )/.test(text) && / (?:and|also|plus) /.test(text);
  return (
    / (?:how much|price\S*|costs?|charge|fee|fees|rates?|\$\d+) /.test(text) ||
    tiers.length > 0 ||
    counts.some(({ meanings }) => meanings.length > 0) ||
    money.length > 0
  );
}

function isSecondAsk({ text }: Reading, first: string, second: string): boolean {
  const kin: Record<string, readonly string[]> = {
    refund: ['revisions', 'payment-up-front'],
    nda: ['source-code'],
    'source-code': ['nda', 'ownership'],
    discount: ['express'],
    express: ['discount'],
    offices: ['phone', 'email'],
    email: ['phone'],
    social: ['email'],
  };
  return / (?:and|also|plus) /.test(text) && (kin[first] ?? []).includes(second);
}

/** Prices or times asked of nothing in particular. */
function generalAsk({ text, facets, wordCount }: Reading): Draft | undefined {
  const aboutUs = / (?:you|your|yours|you sell|kitefold|packages?|price list|services?) /.test(text);
  if (
    facets.has('time') &&
    (/ (?:everything you|any of|overall|in general|across|all (?:your|of)|anything|all services|normally|usually|typically) /.test(
      text,
    ) ||
      (aboutUs && / deliver\S* /.test(text)) ||
      (wordCount <= 5 && / (?:deliver\S*|turnaround|how long) /.test(text)))
  )
    return {
      id: 'topic-delivery',
      question: 'How long does delivery take?',
      text: 'Delivery takes {policy.delivery-range}, depending on the package: design work and texts are the fastest at {logo-design.basic.days}, large websites and applications the slowest at {website-development.premium.days}. Guest posts take {guest-posts.days}, and each revision adds {policy.revision-days}.',
      score: topicScore,
      source: 'catalogue',
      suggestions: offeredStarters,
    };
  if (
    facets.has('price') &&
    (/ (?:your (?:prices?|rates?|packages?|fees?|charges?|plans?|pricing)|price list|pricing|rate card) /.test(text) ||
      (wordCount <= 4 && / (?:price|prices|pricing|cost|how much|rates|charges) /.test(text)))
  )
    return {
      id: 'topic-prices',
      question: 'What are your prices?',
      text: 'Prices depend on the service: website development from {website-development.from}, website design from {website-design.from}, WordPress from {wordpress-development.from}, SEO from {search-engine-optimization.from}, social media from {social-media-marketing.from}, Google Ads from {google-ads.from}, logos from {logo-design.from} and texts from {content-writing.from}. Which one are you interested in?',
      score: topicScore,
      source: 'catalogue',
      suggestions: offeredStarters,
    };
  return undefined;
}
