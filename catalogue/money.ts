import { escapePattern } from '#company/escape.ts';
import { company } from '#company/facts.ts';
import { currencyWriting } from './currency.ts';

const { currency } = company;
const { symbol, singular, plural } = currencyWriting;

let format: Intl.NumberFormat | undefined;

/** Whole amounts have no cents: 1500 gives '$1,500'; unit prices keep them: 0.5 gives '$0.50'. */
export function formatMoney(amount: number): string {
  format ??= new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 2 });
  return format.format(amount).replace(/\.00$/, '').replace(/\s/u, ' ');
}

/** From this amount on, 'about' omits the cents. */
const minWhole = 10;

/** A fraction of a price, such as one page of a package: '$0.60', or 'about $0.67' if rounded. */
export function formatShare(amount: number): string {
  const cents = amount * 100;
  const exact = Math.abs(cents - Math.round(cents)) < 1e-6;
  if (exact) return formatMoney(amount);
  return `about ${formatMoney(amount < minWhole ? amount : Math.round(amount))}`;
}

/** 'US dollars', 'euros'. */
export const currencyName = plural;

/** An amount as `formatMoney` writes it. */
export const moneyPattern = `${escapePattern(symbol)}\\s?\\d+(?:,\\d{3})*(?:\\.\\d+)?`;

const writtenMoney = new RegExp(moneyPattern);

/** The amounts in the agency's currency that a text contains, as written. */
export function moneyAmountsIn(text: string): string[] {
  return text.match(new RegExp(moneyPattern, 'g')) ?? [];
}

/** Whether a text contains an amount in the agency's currency. */
export function holdsMoney(text: string): boolean {
  return writtenMoney.test(text);
}

/** How visitors write the currency, except for the dollar sign: '€', 'eur', 'euro', 'euros'. */
export const currencyWords: readonly string[] = [...(symbol === '$' ? [] : [symbol]), currency, singular, plural].map(
  (word) => word.toLowerCase(),
);
