import type { QuantityName } from '#catalogue/quantities.ts';
import { countedPieces, monthWords, unitMeanings } from '../vocabulary/units.ts';

export interface Count {
  value: number;
  /** What the counted word can mean; empty for a bare number. */
  meanings: readonly QuantityName[];
  /** Several of a thing, such as articles. */
  pieces: boolean;
  word: string;
  at: number;
}

/** Counts how often, whatever is ordered: '3 premium', '2 DA40', 'twice'. */
export const timesWord = 'times';

/** Counts how often in a time: 'weekly for a month' is 4. */
export const rhythmWord = 'rhythm';

const timeUnits = /^(?:days?|weeks?|hours?|minutes?|years?|seconds?|am|pm|th|st|nd|rd|oclock)$/;
const between =
  /^(?:of|my|our|the|more|different|new|such|small|big|short|long|about|web|blog|search|local|business|data|logo|social|media|landing|product|online|guest|word|niche|key|unique|single|directory|ad|google|full|existing|outreach|blogger|seo|good|quality|extra|separate|wordpress|company|researched)$/;
/** A package named between the number and the thing: '3 premium logos', '2 DA40 edits'. */
const packageWord = /^(?:da\d\d|basic|standard|premium|starter|pro|cheapest|smallest|biggest)$/;

const monthNames =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;

const isNumber = /^\d+(?:\.\d+)?$/;
const joins = /^(?:to|or|and|versus)$/;

function isUnit(word: string): boolean {
  return unitMeanings.has(word) || countedPieces.has(word) || monthWords.has(word) || word === timesWord;
}

/** A smaller number before another says how often: '10 500-word articles'. */
const leastSize = 100;

/** The word a number counts, looked for from `start` on; '' where there is none. */
export function unitFrom(words: readonly string[], start: number): string {
  let ahead = start;
  let named = false;
  // '500, 1000 and 2000 words'
  const listed = isNumber.test(words[start - 1] ?? '') && Number(words[start - 1]) >= leastSize;
  if (listed && isNumber.test(words[start] ?? '')) return unitFrom(words, start + 1);
  if (listed && joins.test(words[start] ?? '') && isNumber.test(words[start + 1] ?? ''))
    return unitFrom(words, start + 2);
  for (; ahead < start + 4; ahead++) {
    const word = words[ahead] ?? '';
    // '3 logo concepts' counts concepts.
    if (unitMeanings.has(word) || (countedPieces.has(word) && !unitMeanings.has(words[ahead + 1] ?? ''))) break;
    if (packageWord.test(word)) named = true;
    else if (!between.test(word) && !countedPieces.has(word)) break;
  }
  const word = words[ahead] ?? '';
  // '10 500-word articles': how often, and of what size.
  if (isNumber.test(word) && unitMeanings.has(words[ahead + 1] ?? '')) {
    const piece = unitFrom(words, ahead + 2);
    return countedPieces.has(piece) ? piece : timesWord;
  }
  return (named && !isUnit(word)) || word === 'ones' ? timesWord : word;
}

/** Numbers with the thing they count: '45 pages', '3 blog posts', '1000 words'. */
export function countsIn(text: string): Count[] {
  const words = text.trim().split(' ');
  const found: Count[] = [];
  let at = 0;
  const add = (value: number, word: string, start: number) => {
    const pieces = countedPieces.has(word) || monthWords.has(word) || word === timesWord || word === rhythmWord;
    found.push({ value, meanings: unitMeanings.get(word) ?? [], pieces, word, at: start });
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [previous = '', next = '', second = ''] = [words[index - 1], words[index + 1], words[index + 2]];
    const start = at + 1;
    at += word.length + 1;
    if (!isNumber.test(word) || monthNames.test(next) || monthNames.test(previous) || timeUnits.test(next)) {
      if (/^hours?$/.test(next) && isNumber.test(word)) add(Number(word), next, start);
      continue;
    }
    // '50 or 100 keywords' names two amounts, '10 to 15 pages' one; '20 or so pages' is one as well.
    const listed = joins.test(next) && isNumber.test(second);
    const vague = joins.test(next) && /^(?:so|more|less|about|around)$/.test(second);
    const unit = listed ? unitFrom(words, index + 3) : unitFrom(words, vague ? index + 3 : index + 1);
    if (listed && next === 'to' && unitMeanings.has(unit)) continue;
    // 'times 3', 'citations 50'; but 'on page 1' counts none.
    const behind =
      previous === timesWord ||
      (unitMeanings.has(previous) && !/^(?:site|page)$/.test(previous) && !isNumber.test(words[index - 2] ?? ''));
    add(Number(word), !isUnit(unit) && behind ? previous : unit, start);
  }
  const twice = / (?:twice|thrice) /.exec(text);
  if (twice) add(twice[0] === ' twice ' ? 2 : 3, timesWord, twice.index + 1);
  const span = yearIn(text);
  if (span) add(span.months, 'months', span.at);
  const rhythm = rhythmIn(text, found);
  if (rhythm && rhythm.value > 1) add(rhythm.value, rhythmWord, rhythm.at);
  return found;
}

/** 'half a year' is 6 months, 'per year' 12. */
function yearIn(text: string): { months: number; at: number } | undefined {
  const found =
    / (?:(half|quarter)(?: (?:of )?(?:a|an|the|1))?|(\d+)|an?|1|all|whole|full|per|every|each|the|first|one) (?:whole |full |entire )?years?(?! (?:ago|old|of experience|in business))(?= )| (?:yearly|annual|annually|(?:a|1|per|every|each|whole) (quarter)|(quarter)ly) /.exec(
      text,
    );
  if (!found) return undefined;
  const [, part, years, ...quarter] = found;
  const months = part === 'half' ? 6 : part || quarter.some(Boolean) ? 3 : Number(years ?? 1) * 12;
  return { months, at: found.index + 1 };
}

const weeksInMonth = 4;
const weeksInHalfYear = 26;

/** 'Weekly for 3 months', '2 a month for half a year': how many times over, and where it says so. */
function rhythmIn(text: string, counts: readonly Count[]): { value: number; at: number } | undefined {
  const found = / (?:weekly|monthly|(?:a|per|every|each) (?:week|month)) /.exec(text);
  if (!found) return undefined;
  const at = found.index + 1;
  const said = counts.find(({ word }) => monthWords.has(word))?.value;
  const months = said ?? (/ (?:monthly|month) /.test(text) ? 1 : 0);
  if (!/week/.test(found[0])) return { value: months, at };
  const weeks = months % 6 ? months * weeksInMonth : (months / 6) * weeksInHalfYear;
  return { value: Number(/ (\d+) weeks /.exec(text)?.[1] ?? weeks), at };
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/ (?:double|twice|2 times) /, 2],
  [/ (?:triple|3 times|thrice) /, 3],
  [/ (?:quadruple|4 times) /, 4],
  [/ (?:half (?:that|of|the|as)|halve) /, 0.5],
];

/** 'double that' is 2. */
export function factorIn(text: string): number | undefined {
  return factors.find(([pattern]) => pattern.test(text))?.[1];
}
