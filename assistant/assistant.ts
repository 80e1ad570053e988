import { noMatchMessage } from '#company/chat.ts';
import { composeCatalogue } from './answer/compose.ts';
import { type Draft, finish } from './answer/draft.ts';
import { revisionsIn } from './answer/finish-date.ts';
import { generalAsk, starters } from './answer/general.ts';
import { isSayable, type KnownEntry, knowledgeReply } from './answer/knowledge.ts';
import { placeText } from './answer/place.ts';
import { refusalText, refusedArea } from './answer/refusal.ts';
import { smallTalkIn } from './answer/small-talk.ts';
import { topicsIn, topicText } from './answer/topic.ts';
import type { Answer, Inquiry, Match } from './contract.ts';
import { fuzzySearch } from './retrieve/fuzzy.ts';
import { createLexicalIndex } from './retrieve/lexical.ts';
import type { Found, Retriever } from './retrieve/retriever.ts';
import { cues, hasCue } from './text/cues.ts';
import { fallbackThreshold, intentScore, placeScore, topicScore } from './thresholds.ts';
import { withContext } from './understand/follow-up.ts';
import { isReadable } from './understand/language.ts';
import type { Place } from './understand/place.ts';
import { isTradeWord } from './understand/services.ts';
import { contextOf, leansOnHistory, type Reading, readPlace, readText } from './understand/understand.ts';
import { elsewhereCues, manipulationCues, outsideCues } from './vocabulary/manipulation.ts';
import { companyTopics } from './vocabulary/topics/company.ts';
import { contactTopics } from './vocabulary/topics/contact.ts';

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

/** Messages that name a subject to have it explained, not priced: 'what is GEO', 'why do I need SEO'. */
const asksMeaning = cues(
  'what (is|are|does|do) (a |an |the )?[^ ]+( [^ ]+)?( [^ ]+)? (mean|do|for|used for|about)',
  'explain~',
  'meaning',
  'definition',
  'why',
  'worth it',
  'benefits?',
  'advantages?',
  'how (does|do|is|are|can|should) * (work|works|help|done|improve|choose|protect~|matter)',
  'what is the (point|purpose|use|difference)',
  'tips?',
  'best practices?',
  'do i (really )?need',
  'should i',
  'is it (better|good|bad|ok|okay|safe)',
  'pros and cons',
  'what (is|are)',
);

/** An entry this near the question is the question itself in other words. */
const sureScore = 0.85;
/** Enough for an explanation: the subject is known from the service named. */
const meaningScore = 0.5;

/** Matters about an order already placed, or the account: a price beside them is not asked for. */
const withoutPrices: ReadonlySet<string> = new Set([
  'order-status',
  'refund',
  'credits-refund',
  'payment-up-front',
  'revisions',
  'meta-included',
  'sign-up',
  'discount',
  'invoices',
  'how-to-order',
  'completed-orders',
  'order-details',
  'forgot-password',
  'sign-in',
  'submit-requirements',
  'source-code',
  'express',
  'premium-features',
  'meta-lengths',
  'seo-time',
]);

export function createAssistant({
  entries,
  retriever,
  noMatch = noMatchMessage,
  threshold = fallbackThreshold,
}: AssistantOptions): Assistant {
  const index = createLexicalIndex(entries);
  const { speller } = index;
  const knowledge = retriever ?? index;

  /** What the message gets before the knowledge base is asked; 'nothing' ends in the honest no. */
  function worked(
    { question, history }: Inquiry,
    reading: Reading,
    found: readonly Found<KnownEntry>[],
  ): Draft | 'nothing' | undefined {
    const { text } = reading;
    if (
      !reading.wordCount ||
      !isReadable(question, text) ||
      hasCue(text, manipulationCues) ||
      hasCue(text, elsewhereCues)
    )
      return 'nothing';
    const area = refusedArea(text);
    if (area)
      return {
        id: 'refusal',
        question: 'Which areas do you not serve?',
        text: refusalText(area, text),
        score: topicScore,
        source: 'intent',
        suggestions: ['Which services do you offer?'],
      };
    const talk = smallTalkIn(reading);
    if (talk) return { id: `talk-${talk.id}`, question, text: talk.answer, score: intentScore, source: 'intent' };
    if (hasCue(text, outsideCues) && !reading.services.some(({ weak }) => !weak)) return 'nothing';

    const place = readPlace(question, reading, speller, history);
    const context = contextOf(history, speller);
    return (
      topicDraft(reading, context, place) ??
      placeDraft(reading, place) ??
      catalogueDraft(reading, context, place, found[0]?.score ?? 0) ??
      generalAsk(reading)
    );
  }

  function topicDraft(reading: Reading, context: Reading | undefined, place: Place | undefined): Draft | undefined {
    const [topic, other] = topicsIn(reading.text);
    const strong = strongOf(reading);
    if (!topic || (place && ['services', 'worldwide', 'contact', 'since'].includes(topic.id))) return undefined;
    if (reading.date && strong.length) return undefined;
    if (topic.id === 'services' && strong.length) return undefined;
    if (topic.id === 'revisions' && strong.length && (/ unlimited /.test(reading.text) || countsRevisions(reading)))
      return undefined;
    if (topic.id === 'how-to-order' && strong.length) return undefined;
    if (topic.id === 'how-to-order' && context && / (?:it|that|this|one|them) /.test(reading.text)) return undefined;
    if (
      ['express', 'load-time', 'three-clicks'].includes(topic.id) &&
      strong.length &&
      reading.deadlineDays !== undefined
    )
      return undefined;
    const catalogue =
      strong.length > 0 && asksFiguresToo(reading, topic.id) ? composeCatalogue(strong, reading, false) : undefined;
    const second = other && !catalogue && isSecondAsk(reading) ? `\n\n${topicText(other, reading)}` : '';
    const text = `${topicText(topic, reading)}${second}`;
    if (catalogue) return { ...catalogue, id: `${catalogue.id}-${topic.id}`, text: `${catalogue.text}\n\n${text}` };
    const served = place && contactOrCompany.has(topic.id) ? `\n\n${placeText(place.name)}` : '';
    return {
      id: `topic-${topic.id}`,
      question: topic.question,
      text: `${text}${served}`,
      score: topicScore,
      source: 'catalogue',
      suggestions: topic.suggestions ?? [],
    };
  }

  function catalogueDraft(
    reading: Reading,
    context: Reading | undefined,
    place: Place | undefined,
    nearest: number,
  ): Draft | undefined {
    const strong = strongOf(reading);
    const figures = asksFigures(reading);
    const more =
      reading.facets.has('time') ||
      reading.facets.has('inclusions') ||
      reading.facets.has('link') ||
      reading.facets.has('difference');
    if (strong.length) {
      const carriesOn = context !== undefined && reading.wordCount <= 6;
      const practical = figures || reading.facets.has('time') || reading.facets.has('link');
      if (!practical && !carriesOn && hasCue(reading.text, asksMeaning) && nearest >= meaningScore) return undefined;
      if (!figures && !more && !carriesOn && nearest >= sureScore) return undefined;
      const { mentions, merged } = withContext(reading, context, strong);
      const draft = composeCatalogue(mentions, merged, false);
      return place ? { ...draft, text: `${draft.text}\n\n${placeText(place.name)}` } : draft;
    }
    if (context && leansOnHistory(reading)) {
      const { mentions, merged } = withContext(reading, context, strong);
      return composeCatalogue(mentions, merged, true);
    }
    const wanted =
      reading.wordCount <= 7 ||
      reading.facets.has('offered') ||
      reading.facets.has('link') ||
      reading.facets.has('fit');
    if (wanted && reading.services.some(isTradeWord)) return composeCatalogue(reading.services, reading, false);
    if (reading.services.length && (figures || (reading.facets.has('time') && nearest < sureScore)))
      return composeCatalogue(reading.services, reading, false);
    return undefined;
  }

  function reply(inquiry: Inquiry): Answer {
    const topK = Math.max(1, inquiry.topK);
    const reading = readText(inquiry.question, speller);
    const found = reading.wordCount ? knowledge.search(inquiry.question, topK) : [];
    const listed: Match[] = found.map(({ item: { id, question, answer }, score }) => ({
      id,
      question,
      answer,
      score,
      source: 'knowledge',
    }));
    const draft = worked(inquiry, reading, found);
    if (draft && draft !== 'nothing') {
      const match = finish(draft);
      const { id, question, answer, score, source } = match;
      return { match, matches: [{ id, question, answer, score, source }, ...listed].slice(0, topK) };
    }
    const [best] = found;
    if (best && draft !== 'nothing' && isSayable(best, threshold))
      return { match: knowledgeReply(best), matches: listed };
    const near = draft === 'nothing' ? [] : listed.filter(({ score }) => score >= threshold);
    const meant = draft === 'nothing' ? [] : fuzzySearch(inquiry.question, listed).map(({ item }) => item.question);
    return { message: noMatch, matches: near, suggestions: meant.length ? meant.slice(0, 3) : [...starters] };
  }

  return { reply };
}

const contactOrCompany: ReadonlySet<string> = new Set([...contactTopics, ...companyTopics].map(({ id }) => id));

function strongOf({ services }: Reading) {
  return services.filter(({ weak }) => !weak);
}

function placeDraft(reading: Reading, place: Place | undefined): Draft | undefined {
  if (!place || (strongOf(reading).length && asksFigures(reading))) return undefined;
  return {
    id: 'place',
    question: `Do you serve ${place.name}?`,
    text: placeText(place.name),
    score: placeScore,
    source: 'place',
    suggestions: starters,
  };
}

function asksFigures({ facets, tiers, counts, money }: Reading): boolean {
  return (
    facets.has('price') || tiers.length > 0 || money.length > 0 || counts.some(({ meanings }) => meanings.length > 0)
  );
}

/** The figures are a question of their own, not part of the matter: 'how much is SEO, and do you promise first place?' */
function asksFiguresToo({ text, counts, tiers, money }: Reading, topicId: string): boolean {
  const apart = / (?:and|also|plus|,) | \. /.test(text);
  const asksPrice = / (?:how much|what does|price\S*|costs?|charge|fee|fees|rates?) /.test(text);
  if (withoutPrices.has(topicId)) return apart && (asksPrice || (tiers.length > 0 && topicId === 'source-code'));
  return asksPrice || tiers.length > 0 || money.length > 0 || counts.some(({ meanings }) => meanings.length > 0);
}

function isSecondAsk({ text }: Reading): boolean {
  return (
    / (?:and|also|plus) (?:do|does|can|who|what|how|is|are|will|where|when|which|could|would) /.test(text) ||
    / \. (?:also|and) /.test(text)
  );
}

function countsRevisions({ text, facets }: Reading): boolean {
  return revisionsIn(text) > 0 && facets.has('time');
}
