import { policies } from '#catalogue/policies.ts';
import { referencePattern } from '#catalogue/references.ts';
import { company } from '#company/facts.ts';
import type { Draft, Finding } from '../draft.ts';

const word =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
// A match starts only at the first digit of a number. Starting at every digit would take quadratic time on long ones.
const number = `(?:(?<!\\d)(?<!\\d[,.])\\d+(?:[,.]\\d+)*[,.]?|\\b(?:${word})\\b)`;
const unit = '(?:hour|day|night|weekend|week|fortnight|month|year|decade)s?\\b';

const times = [
  new RegExp(`${number}\\+?[\\s-]+(?:(?:business|working|calendar|full|more)[\\s-]+)?${unit}`, 'i'),
  /\b24\s?\/\s?7\b/,
  new RegExp(`\\b(?:${policies.website?.loadSeconds ?? 'two'}|two)[\\s-]+seconds?\\b`, 'i'),
];

/** The first literal time in a text: 'six weeks'. */
export function timeIn(text: string): string | undefined {
  return times.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
}

/** Patterns of figures and addresses that have a single source, and what to write instead. */
const typed: readonly [what: string, pattern: RegExp][] = [
  ['a price', /[$£€₹₨]\s?\d|\brs\.?\s?\d/i],
  ['a price', new RegExp(`\\b${company.currency}\\s?\\d|\\d\\s?${company.currency}\\b`)],
  [
    'a price',
    new RegExp(`${number}\\s*(?:us\\s+)?(?:dollars?|usd|pounds?|gbp|euros?|eur|rupees?|pkr|aud|bucks)\\b`, 'i'),
  ],
  ...times.map((pattern): [string, RegExp] => ['a time', pattern]),
  ['the founding year', new RegExp(`\\b${company.since}\\b`)],
  ['a percentage', new RegExp(`${number}\\s?(?:%|percent\\b|per cent\\b)`, 'i')],
  ['a number of clicks', new RegExp(`${number}[\\s-]+clicks?\\b`, 'i')],
  ['a length of titles or descriptions', /\b(?:60|100|160)[\s-]+characters?\b/i],
  ['a web address', /https?:\/\/|\bwww\./i],
  // Product names such as WordPress.org start with a capital letter and aren't addresses; neither is schema.org.
  ['a web address', /(?<![\w.@-])(?!schema\.org)[a-z][a-z0-9-]*\.(?:com|net|org|io|co|example|app|dev|pk|uk|au)\b/],
  [
    'one of our addresses',
    /(?<![\w/])\/(?:services?|portfolio|testimonials|about|contact|careers|sitemap|terms|blog)\b/,
  ],
  ['an email address', /[^\s@]@[^\s@]+\.\w/],
  ['a phone number', /\+?\d(?:[\s()-]*\d){6,}/],
];

/** Answers reference figures and addresses so that a change reaches every answer. Literal ones go stale. */
export function findTypedFigures(drafts: readonly Draft[]): Finding[] {
  return drafts.flatMap(({ source, id, answer }) => {
    const own = answer.replace(referencePattern, '\u2026');
    return typed.flatMap(([what, pattern]) => {
      const found = pattern.exec(own);
      const reason = `the answer holds ${what}, '${found?.[0]}': use a reference or leave it out`;
      return found ? [{ source, id, reason }] : [];
    });
  });
}
