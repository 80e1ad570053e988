import { company } from '#company/facts.ts';

function written(display: 'symbol' | 'name', amount: number): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: company.currency,
    currencyDisplay: display,
  });
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? company.currency;
}

/** Plain data: working it out takes a browser longer than opening the chat, so that the build does. */
export const currencyWriting = {
  /** '$', '€', 'CA$'. */
  symbol: written('symbol', 1),
  /** 'US dollar', 'euro'. */
  singular: written('name', 1),
  /** 'US dollars', 'euros'. */
  plural: written('name', 2),
};
