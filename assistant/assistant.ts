import { noMatchMessage } from '#company/chat.ts';
import { composeCatalogue } from './answer/compose.ts';
import { type Draft, finish } from './answer/draft.ts';
import { generalAsk, starters } from './answer/general.ts';
import { isSayable, type KnownEntry, knowledgeReply } from './answer/knowledge.ts';
import { knownQuestion } from './answer/known-question.ts';
import { notOfferedDraft } from './answer/not-offered.ts';
import { packageSpokenOf } from './answer/package-spoken-of.ts';
import { placeText } from './answer/place.ts';
import { refusalText, refusedArea } from './answer/refusal.ts';
import { smallTalkIn } from './answer/small-talk.ts';
import { topicDraft } from './answer/topic-draft.ts';
import type { Answer, Inquiry, Match } from './contract.ts';
import { explains, findExplanations } from './retrieve/explanations.ts';
import { fuzzySearch } from './retrieve/fuzzy.ts';
import { createLexicalIndex } from './retrieve/lexical.ts';
import type { Found, Retriever } from './retrieve/retriever.ts';
import { hasCue } from './text/cues.ts';
import { fallbackThreshold, intentScore, placeScore, topicScore } from './thresholds.ts';
import { withContext } from './understand/follow-up.ts';
import { honestPart } from './understand/honest-part.ts';
import { serviceOfUnits } from './understand/implied.ts';
import { isReadable } from './understand/language.ts';
import { addressesUs, isOutside } from './understand/outside.ts';
import { asksForKnownPlace, type Place } from './understand/place.ts';
import { isTradeWord } from './understand/services.ts';
import { subjectsOf } from './understand/subject.ts';
import { contextOf, leansOnHistory, type Reading, readPlace, readText, strongOf } from './understand/understand.ts';
import { asksAdvice, asksDefinition, asksLength, asksOfTheWorld, asksPriceOutright } from './vocabulary/advice.ts';
import { elsewhereCues, manipulationCues } from './vocabulary/manipulation.ts';

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

/** The service named is half the proof, so an explanation needs less than another entry. */
const definitionScore = 0.4;

/** An entry this near the question is the question itself in other words. */
const sureScore = 0.85;
/** Enough for an explanation: the subject is known from the service named. */
const meaningScore = 0.5;
/** More, where only the form of the question speaks for advice. */
const worldScore = 0.6;

/** A longer message says more of what it wants than the trade. */
const mostRequestWords = 6;

/** A longer message with pages and money in it is about more than a website's price. */
const mostFigureWords = 20;

/** A message that only adds to the one before. */
const goesOn = /^ (?:and|but|or|so|what about|how about|what if|even if|even|if|then|also|after|before|when|only|not) /;
const mostCarriedWords = 8;

export function createAssistant({
  entries,
  retriever,
  noMatch = noMatchMessage,
  threshold = fallbackThreshold,
}: AssistantOptions): Assistant {
  const index = createLexicalIndex(entries);
  const { speller } = index;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const knowledge = retriever ?? index;

  /** What the message gets before the knowledge base is asked; 'nothing' ends in the honest no. */
  function worked(
    { question, history }: Inquiry,
    reading: Reading,
    found: readonly Found<KnownEntry>[],
    known: ReturnType<typeof knownQuestion>,
  ): Draft | 'nothing' | undefined {
    const { text } = reading;
    if (
      !reading.wordCount ||
      !(isReadable(question, text) || asksForKnownPlace(question, text)) ||
      hasCue(text, manipulationCues) ||
      (!known?.namesOthers && hasCue(text, elsewhereCues))
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
    const declined = known ? undefined : notOfferedDraft(reading);
    if (declined) return declined;
    const outside = !known?.namesOthers && isOutside(reading);
    if (outside && !addressesUs(reading)) return 'nothing';
    if (!outside && isDefined(reading, found[0])) return undefined;

    const place = known?.namesOthers ? undefined : readPlace(question, reading, speller, history);
    const context = contextOf(history, speller);
    return (
      packageSpokenOf(reading, context) ??
      topicDraft(reading, context, place) ??
      (outside ? 'nothing' : placeDraft(reading, place)) ??
      (known && !asksPlainFigures(reading)
        ? undefined
        : (catalogueDraft(reading, context, place, sayableScore(found[0])) ??
          generalAsk(reading) ??
          carriedTopic(question, history, reading)))
    );
  }

  /** 'And after work has started?' goes on about the matter of the message before. */
  function carriedTopic(question: string, history: Inquiry['history'], reading: Reading): Draft | undefined {
    const before = history.findLast(({ sender }) => sender === 'user');
    if (!before || reading.wordCount > mostCarriedWords || !hasCue(reading.text, goesOn)) return undefined;
    return topicDraft(readText(`${before.text}. ${question}`, speller), undefined, undefined);
  }

  /** How near the best entry is, if it may be said at all. */
  function sayableScore(best: Found<KnownEntry> | undefined): number {
    return best && isSayable(best, threshold) ? best.score : 0;
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
    const carriesOn = context !== undefined && (reading.wordCount <= 6 || refersBack(reading));
    if (nearest >= neededToExplain(reading, carriesOn)) return undefined;
    if (strong.length) {
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
    if (isSiteRequest(reading)) return composeCatalogue(reading.services, reading, false);
    if (wanted && reading.services.some(isTradeWord)) return composeCatalogue(reading.services, reading, false);
    if (reading.services.length && (figures || (reading.facets.has('time') && nearest < sureScore)))
      return composeCatalogue(reading.services, reading, false);
    const counted =
      reading.money.length + reading.authorities.length > 0 &&
      !reading.services.length &&
      reading.wordCount <= mostFigureWords
        ? serviceOfUnits(reading.text)
        : undefined;
    if (counted) return composeCatalogue([counted], reading, false);
    return undefined;
  }

  /** A question to be explained looks for explanations first. */
  function searchFor({ question, history }: Inquiry, reading: Reading, limit: number): readonly Found<KnownEntry>[] {
    const found = knowledge.search(question, limit);
    const needed = neededToExplain(reading, history.length > 0 && refersBack(reading));
    if (needed > 1) return found;
    const explanations = findExplanations(knowledge, question, reading.text).filter(({ score }) => score >= needed);
    return [...explanations, ...found.filter(({ item }) => explanations.every((one) => one.item.id !== item.id))].slice(
      0,
      limit,
    );
  }

  /** The real question inside an attempt to steer the assistant, with the real figure; a figure dictated is none. */
  function insistedOn({ question }: Inquiry, reading: Reading): string | undefined {
    if (!hasCue(reading.text, manipulationCues)) return undefined;
    const honest = honestPart(question, speller);
    const asked = readText(honest, speller);
    return honest !== question &&
      strongOf(asked).length > 0 &&
      !asked.money.length &&
      !hasCue(asked.text, manipulationCues)
      ? honest
      : undefined;
  }

  function reply(inquiry: Inquiry): Answer {
    const topK = Math.max(1, inquiry.topK);
    const reading = readText(inquiry.question, speller);
    const honest = insistedOn(inquiry, reading);
    if (honest !== undefined) return reply({ ...inquiry, question: honest });
    const known = knownQuestion(reading.text, byId);
    const searched = reading.wordCount ? searchFor(inquiry, reading, topK) : [];
    const found = known
      ? [known, ...searched.filter(({ item }) => item.id !== known.item.id)].slice(0, topK)
      : searched;
    const listed: Match[] = found.map(({ item: { id, question, answer }, score }) => ({
      id,
      question,
      answer,
      score,
      source: 'knowledge',
    }));
    const draft = worked(inquiry, reading, found, known);
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

function placeDraft(reading: Reading, place: Place | undefined): Draft | undefined {
  const priced = reading.services.length > 0 && asksPriceOutright.test(reading.text);
  if (!place || priced || (strongOf(reading).length && asksFigures(reading))) return undefined;
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

/** Figures in so many words, where 'worth' or 'budget' alone may be part of a request for advice. */
function asksPlainFigures(reading: Reading): boolean {
  const { text, tiers, counts, money } = reading;
  return (
    (strongOf(reading).length > 0 || (reading.services.length > 0 && / how much /.test(text) && counts.length > 0)) &&
    (/ (?:how much|prices?|pricing|pricier|costs?|charge|fees?|rates?|packages?|cheap\S*|dear\S*|expensive|lower|starts?|faster|quicker|how long|days) /.test(
      text,
    ) ||
      tiers.length > 0 ||
      money.length > 0 ||
      counts.some(({ meanings }) => meanings.length > 0))
  );
}

/** 'What is the difference between those two': the subject is in the message before. */
function refersBack({ text }: Reading): boolean {
  return / (?:it|that|this|those|these|them|both) /.test(text) && !subjectsOf(text).length;
}

/** A word that an entry explains, though it names a matter of ours too: 'core web vitals explained'. */
function isDefined({ text }: Reading, best: Found<KnownEntry> | undefined): boolean {
  return best !== undefined && best.score >= sureScore && explains(best.item) && hasCue(text, asksDefinition);
}

/** How near an entry must be to be said in place of packages; out of reach where figures are asked. */
function neededToExplain({ text, tiers, counts, money, facets }: Reading, carriesOn: boolean): number {
  const bought = tiers.length > 0 || money.length > 0 || counts.some(({ meanings }) => meanings.length > 0);
  if (bought) return Number.POSITIVE_INFINITY;
  if (carriesOn) return Number.POSITIVE_INFINITY;
  if (hasCue(text, asksDefinition)) return definitionScore;
  if (asksPriceOutright.test(text)) return Number.POSITIVE_INFINITY;
  if (!hasCue(text, asksAdvice)) return asksOfTheWorld.test(text) ? worldScore : Number.POSITIVE_INFINITY;
  const practical = facets.has('link') || facets.has('inclusions') || (facets.has('time') && !asksLength.test(text));
  return practical ? sureScore : meaningScore;
}

/** A trade and 'website', and no more: 'wedding photographer, website'. */
function isSiteRequest({ text, services, wordCount }: Reading): boolean {
  return (
    services.length > 0 &&
    wordCount > 1 &&
    wordCount <= mostRequestWords &&
    / (?:website|site|webpage|homepage)(?: please)?(?: \.)? $/.test(text) &&
    !/ (?:your|this|you|what|which|who|when|where|why|how|is|are|do|does|did|kitefold) /.test(text)
  );
}
