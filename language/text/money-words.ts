import { currencyWords } from '#catalogue/money.ts';
import { escapePattern } from '#company/escape-pattern.ts';
import { company } from '#company/facts.ts';

/** What visitors write for the money of many countries. Pounds and yen are told from weights and wishes by the number beside them. */
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
  SEK: 'sek|kr\\.?|kronor|krona',
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
/** No longer than money is: a text of nothing but digits and commas is read once, not from each of them. */
const amount = '\\d[\\d.,]{0,11}k?';

function besideAmounts(words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words})\\s?(${amount})(?![\\p{L}\\d])|(?<![\\p{L}\\d.,])(${amount})\\s?(?:${words})(?!\\p{L})`,
    'giu',
  );
}

export interface MoneyWords {
  /** The agency's money, where that is no dollar, as the reading and the encoder know money: '400 euros' is '$400'. */
  asDollars(text: string): string;
  /** The other way round: '$400' is '€400'. */
  fromDollars(text: string): string;
  /** Sums in another money than the prices: the 500 of '€500' where prices are in dollars. */
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

/** Looking for a number first costs next to nothing; looking for the words of all money in a long text does. */
function hasNumber(text: string): boolean {
  return /\d/.test(text);
}

function numberOf(said: string): number {
  const thousands = /k$/i.test(said) ? 1000 : 1;
  return Number(said.replaceAll(/[,k]/gi, '')) * thousands;
}

export const { asDollars, foreignSumsIn, fromDollars } = createMoneyWords(company.currency, currencyWords);
