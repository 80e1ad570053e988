import { escapePattern } from '#company/escape-pattern.ts';
import { company } from '#company/facts.ts';
import { currencyWriting } from './currency.ts';

const { currency } = company;
const { symbol, singular, plural } = currencyWriting;

let format: Intl.NumberFormat | undefined;

/** Whole amounts lose their cents: 1500 to '$1,500'; unit costs keep them: 0.5 to '$0.50'. */
export function formatMoney(amount: number): string {
  format ??= new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 2 });
  return format.format(amount).replace(/\.00$/, '').replace(/\s/u, ' ');
}

/** From here on, 'about' is said without cents. */
const leastWhole = 10;

/** One part of a price, as one page of a package: '$0.60', or 'about $0.67' where it is rounded. */
export function formatShare(amount: number): string {
  const cents = amount * 100;
  const exact = Math.abs(cents - Math.round(cents)) < 1e-6;
  if (exact) return formatMoney(amount);
  return `about ${formatMoney(amount < leastWhole ? amount : Math.round(amount))}`;
}

/** 'US dollars', 'euros'. */
export const currencyName = plural;

/** An amount as `formatMoney` writes it. */
export const moneyPattern = `${escapePattern(symbol)}\\s?\\d+(?:,\\d{3})*(?:\\.\\d+)?`;

const writtenMoney = new RegExp(moneyPattern);

/** The amounts of ours that a text holds, as it writes them. */
export function sumsIn(text: string): string[] {
  return text.match(new RegExp(moneyPattern, 'g')) ?? [];
}

/** Whether a text holds an amount of ours. */
export function holdsMoney(text: string): boolean {
  return writtenMoney.test(text);
}

/** What visitors write for the currency, but for the dollar's sign: '€', 'eur', 'euro', 'euros'. */
export const currencyWords: readonly string[] = [...(symbol === '$' ? [] : [symbol]), currency, singular, plural].map(
  (word) => word.toLowerCase(),
);
