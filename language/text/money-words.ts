import { currencyWords } from '#catalogue/money.ts';
import { escapePattern } from '#company/escape.ts';
import { company } from '#company/facts.ts';

/**
 * How visitors write the currencies of many countries. Pounds and yen are distinguished from weights and wishes by the
 * number next to them.
 */
const written: Readonly<Record<string, string>> = {
  USD: '\\$|us\\$|usd|us dollars?|dollars?|bucks',
  EUR: '€|eur|euros?',
  GBP: '£|gbp|pounds?|quid|sterling',
  INR: '₹|inr|rs\\.?|rupees?',
  PKR: 'pkr|rs\\.?|rupees?',
  AUD: 'aud|a\\$|dollars?|\\$',
  CAD: 'cad|ca?\\$|dollars?|\\$',
  NZD: 'nzd|nz\\$|dollars?|\\$',
  AED: 'aed|dirhams?',
  ZAR: 'zar|rands?',
  NGN: '₦|ngn|nairas?',
  CHF: 'chf|francs?',
  NOK: 'nok|kr\\.?|kroner|krone',
  SEK: 'sek|kr\\.?|kronor|krona|:-',
  DKK: 'dkk|kr\\.?|kroner|krone',
  PLN: 'zł|pln|zloty|zlotys',
  CZK: 'kč|czk|korunas?|crowns',
  SGD: 'sgd|s\\$|dollars?|\\$',
  MYR: 'myr|rm|ringgits?',
  MXN: 'mxn|pesos?',
  KES: 'kes|ksh|kshs|shillings?',
  SAR: 'sar|riyals?',
  BDT: '৳|bdt|taka',
  JPY: '¥|jpy|yen',
};
/** Limited in length, so that a text of digits and commas is scanned once, not from each of them. */
const amount = '\\d[\\d.,]{0,11}k?';

function besideAmounts(words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words})\\s?(${amount})(?![\\p{L}\\d])|(?<![\\p{L}\\d.,])(${amount})\\s?(?:${words})(?!\\p{L})`,
    'giu',
  );
}

export interface MoneyWords {
  /**
   * Rewrites the agency's currency, if it isn't a dollar, into the one that parsers and encoder know: '400 euros'
   * becomes '$400'.
   */
  asDollars(text: string): string;
  /** The reverse: '$400' becomes '€400'. */
  fromDollars(text: string): string;
  /** Sums in another currency than the prices: the 500 of '€500' if prices are in dollars. */
  foreignSumsIn(text: string): number[];
}

export function createMoneyWords(currency: string, words: readonly string[]): MoneyWords {
  const known = written[currency] ?? '';
  const own = [...words.map(escapePattern), ...known.split('|').filter(Boolean)];
  const others = Object.values(written).flatMap((all) => all.split('|'));
  const ownAmounts = besideAmounts(own.join('|'));
  const foreignAmounts = besideAmounts([...new Set(others)].filter((word) => !own.includes(word)).join('|'));
  const isDollars = known.includes('$');
  return {
    asDollars: (text) =>
      isDollars || !hasNumber(text)
        ? text
        : text.replace(ownAmounts, (_, after?: string, before?: string) => `$${after ?? before}`),
    fromDollars: (text) => (isDollars ? text : text.replaceAll(/\$(?=\d)/g, words[0] ?? '')),
    foreignSumsIn: (text) =>
      hasNumber(text)
        ? Array.from(text.matchAll(foreignAmounts), ([, after, before]) => numberOf(after ?? before ?? ''))
        : [],
  };
}

/** Checking for a digit is cheap; searching a long text for every currency word isn't. */
function hasNumber(text: string): boolean {
  return /\d/.test(text);
}

function numberOf(said: string): number {
  const thousands = /k$/i.test(said) ? 1000 : 1;
  return Number(said.replaceAll(/[,k]/gi, '')) * thousands;
}

export const { asDollars, foreignSumsIn, fromDollars } = createMoneyWords(company.currency, currencyWords);
