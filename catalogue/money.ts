const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** Whole dollars lose their cents: 1500 to '$1,500'; unit costs keep them: 0.5 to '$0.50'. */
export function formatMoney(dollars: number): string {
  return format.format(dollars).replace(/\.00$/, '');
}

/** One part of a price, as one page of a package: '$0.60', or 'about $0.67' where the cents are rounded. */
export function formatShare(dollars: number): string {
  const cents = dollars * 100;
  const exact = Math.abs(cents - Math.round(cents)) < 1e-6;
  return exact ? formatMoney(dollars) : `about ${formatMoney(dollars)}`;
}
