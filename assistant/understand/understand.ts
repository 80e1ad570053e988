import type { HistoryMessage } from '../contract.ts';
import { cues, hasCue } from '../text/cues.ts';
import { cueText, plainWords } from '../text/plain.ts';
import type { Speller } from '../text/spelling.ts';
import { type Facet, facetCues } from '../vocabulary/facets.ts';
import { impliedServices } from './implied.ts';
import { isBudget, isPremise, type Money, moneyIn } from './money.ts';
import { type Place, placeIn } from './place.ts';
import { type Count, countsIn, factorIn } from './quantities.ts';
import { resolveServices } from './resolve-services.ts';
import { type Mention, mentionsIn } from './services.ts';
import { type Authority, authoritiesIn, type TierMention, tiersIn, wantsAll } from './tiers.ts';
import { type CalendarDay, dateIn, deadlineIn, elapsedIn } from './time.ts';

/** All that was worked out of one message. */
export interface Reading {
  text: string;
  /** Everything named, before the choice. */
  named: readonly Mention[];
  services: readonly Mention[];
  tiers: readonly TierMention[];
  /** Domain authorities named: 'DA30'. */
  authorities: readonly Authority[];
  /** Where one part of the message ends and the next begins: at commas, full stops and 'and'. */
  breaks: readonly number[];
  wantsAll: boolean;
  facets: ReadonlySet<Facet>;
  counts: readonly Count[];
  factor: number | undefined;
  money: readonly Money[];
  budget: boolean;
  premise: boolean;
  deadlineDays: number | undefined;
  elapsedMinutes: number | undefined;
  date: CalendarDay | undefined;
  wordCount: number;
}

const parting = /^(?:[,.]|and|plus|or|versus|also|then|than)$/;

function breaksIn(words: readonly string[]): number[] {
  const breaks: number[] = [];
  let at = 1;
  for (const word of words) {
    if (parting.test(word)) breaks.push(at);
    if (word !== ',') at += word.length + 1;
  }
  return breaks;
}

export function readText(message: string, speller: Speller): Reading {
  const words = speller.correct(plainWords(message));
  const text = cueText(words);
  const named = mentionsIn(text);
  const facets = (Object.keys(facetCues) as Facet[]).filter((facet) => hasCue(text, facetCues[facet]));
  const counts = countsIn(text);
  const services = resolveServices(text, named);
  const implied = services.length ? impliedServices(text, counts, services, named) : [];
  const weak = services.every((mention) => mention.weak);
  return {
    text,
    named,
    services: [...services, ...implied.map((mention) => ({ ...mention, weak }))].toSorted(
      (left, right) => left.at - right.at,
    ),
    tiers: tiersIn(text),
    authorities: authoritiesIn(text),
    breaks: breaksIn(words),
    wantsAll: wantsAll(text),
    facets: new Set(facets),
    counts,
    factor: factorIn(text),
    money: moneyIn(text),
    budget: isBudget(text),
    premise: isPremise(text),
    deadlineDays: deadlineIn(text),
    elapsedMinutes: elapsedIn(text),
    date: dateIn(text),
    wordCount: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  };
}

export function strongOf({ services }: Reading): Mention[] {
  return services.filter(({ weak }) => !weak);
}

/** Messages further back than this no longer say what 'it' is. */
const lookBack = 12;

/** The latest earlier message that is about a service: what 'that' and 'the premium one' refer to. */
export function contextOf(history: readonly HistoryMessage[], speller: Speller): Reading | undefined {
  const recent = history.slice(-lookBack).toReversed();
  for (const [index, { sender, text }] of recent.entries()) {
    const reading = readText(text, speller);
    const strong = reading.services.filter(({ weak }) => !weak);
    const clear = sender === 'user' ? reading.services : strong.length === 1 ? strong : [];
    if (!clear.length) continue;
    const asked = sender === 'bot' ? recent[index + 1] : undefined;
    const own = asked?.sender === 'user' ? readText(asked.text, speller) : undefined;
    // The visitor's own words say best which package was meant; the reply lists more than that.
    const exact =
      own &&
      (own.tiers.length > 0 || own.authorities.length > 0 || own.counts.some(({ meanings }) => meanings.length > 0));
    if (own && exact && own.services.some(({ service }) => clear.some((other) => other.service === service)))
      return own;
    return { ...reading, services: clear };
  }
  return undefined;
}

/** The last thing spoken of was whether a place is served. */
function spokeOfPlaces(history: readonly HistoryMessage[]): boolean {
  const last = history.findLast(({ sender }) => sender === 'bot');
  return last !== undefined && /worldwide/i.test(last.text) && /based in|serve/i.test(last.text);
}

export function readPlace(
  message: string,
  reading: Reading,
  speller: Speller,
  history: readonly HistoryMessage[],
): Place | undefined {
  return placeIn(message, reading.text, speller, spokeOfPlaces(history));
}

const backReference = cues(
  'it',
  'that',
  'this',
  'those',
  'these',
  'them',
  'one',
  'ones',
  'same',
  'and',
  'what about',
  'how about',
  'the other',
  'instead',
  'also',
  'too',
  'then',
  'so',
  'which',
  'mine',
  'but',
  'though',
  'ok',
  'okay',
  'or',
);

/** The message is unfinished without what was said before. */
export function leansOnHistory(reading: Reading): boolean {
  const strong = reading.services.some(({ weak }) => !weak);
  if (strong) return false;
  const asksSomething =
    reading.facets.size > 0 ||
    reading.services.length > 0 ||
    / (?:da\d\d|10%|discount\S*) /.test(reading.text) ||
    reading.tiers.length > 0 ||
    reading.counts.length > 0 ||
    reading.factor !== undefined ||
    reading.money.length > 0 ||
    (reading.wordCount <= 8 && / (?:design|development) /.test(reading.text));
  return (
    (asksSomething && reading.wordCount <= 12) ||
    (hasCue(reading.text, backReference) && reading.wordCount <= 12 && asksSomething)
  );
}
