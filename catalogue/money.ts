const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** Whole dollars lose their cents: 1500 to '$1,500'; unit costs keep them: 0.5 to '$0.50'. */
export function formatMoney(dollars: number): string {
  return format.format(dollars).replace(/\.00$/, '');
}
