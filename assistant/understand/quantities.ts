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

const timeUnits = /^(?:days?|weeks?|months?|hours?|minutes?|years?|seconds?|am|pm|th|st|nd|rd|oclock)$/;
const between =
  /^(?:of|to|or|and|versus|my|our|the|more|different|new|such|small|big|short|long|about|web|website|site|blog|search|local|business|data|logo|social|media|landing|product|online|guest|word|niche|key|unique|single|directory|ad|google|full|of|existing)$/;

const monthNames =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;

/** Numbers with the thing they count: '45 pages', '3 blog posts', '1000 words'. */
export function countsIn(text: string): Count[] {
  const words = text.trim().split(' ');
  const found: Count[] = [];
  let at = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const start = at + 1;
    at += word.length + 1;
    if (
      !/^\d+(?:\.\d+)?$/.test(word) ||
      monthNames.test(words[index + 1] ?? '') ||
      monthNames.test(words[index - 1] ?? '')
    )
      continue;
    const value = Number(word);
    let ahead = index + 1;
    while (ahead < index + 4 && between.test(words[ahead] ?? '') && !unitMeanings.has(words[ahead] ?? '')) ahead++;
    let unit = words[ahead] ?? '';
    if (/^\d+$/.test(unit) && unitMeanings.has(words[ahead + 1] ?? '')) {
      // '50 or 100 keywords' names two amounts, '10 to 15 pages' one.
      if (!/^(?:or|and|versus)$/.test(words[index + 1] ?? '')) continue;
      unit = words[ahead + 1] ?? '';
    }
    if (unit === 'word' && unitMeanings.has(words[ahead + 1] ?? '') === false) unit = 'words';
    if (
      timeUnits.test(words[index + 1] ?? '') &&
      !/^months?$/.test(words[index + 1] ?? '') &&
      !/^hours?$/.test(words[index + 1] ?? '')
    )
      continue;
    const meanings = unitMeanings.get(unit) ?? [];
    found.push({ value, meanings, pieces: countedPieces.has(unit) || monthWords.has(unit), word: unit, at: start });
  }
  const named =
    / (?:(page|word|keyword|concept|competitor|campaign)(?:s| count| number)+(?: is| of|:)?|(word|keyword|concept|competitor|campaign)) (\d+) /.exec(
      text,
    );
  if (named && !found.some(({ meanings }) => meanings.length)) {
    const [, several, single, value = ''] = named;
    const unit = several ?? single ?? '';
    found.push({
      value: Number(value),
      meanings: unitMeanings.get(unit) ?? [],
      pieces: false,
      word: unit,
      at: named.index,
    });
  }
  return found;
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/ (?:double|twice|two times|2 times) /, 2],
  [/ (?:triple|three times|3 times|thrice) /, 3],
  [/ (?:quadruple|four times|4 times) /, 4],
  [/ (?:half (?:that|of|the|as)|halve) /, 0.5],
];

/** 'double that' is 2. */
export function factorIn(text: string): number | undefined {
  return factors.find(([pattern]) => pattern.test(text))?.[1];
}
