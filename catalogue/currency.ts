import { company } from '#company/facts.ts';

function written(display: 'symbol' | 'name', amount: number): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: company.currency,
    currencyDisplay: display,
  });
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? company.currency;
}

/** Plain data, computed at build time: in a browser, it would take longer than opening the chat. */
export const currencyWriting = {
  /** '$', '€', 'CA$'. */
  symbol: written('symbol', 1),
  /** 'US dollar', 'euro'. */
  singular: written('name', 1),
  /** 'US dollars', 'euros'. */
  plural: written('name', 2),
};
