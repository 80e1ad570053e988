import type { QuoteItem } from '#catalogue/quote.ts';
import { isPriced } from './based-on.ts';
import type { Extras } from './message.ts';

type Table = Extras['tables'][number];

/** A table that compares packages: its first column names what is compared. */
export function isComparison({ head }: { head: readonly string[] }): boolean {
  return head[0] === '' && head.length > 2;
}

/** A reply's quote: the table with a total and the packages it adds up. */
export function quoteOf({ tables }: Pick<Extras, 'tables'>): Table | undefined {
  return tables.find(({ total, packages, rows }) => total && packages?.length === rows.length - 1);
}

/** Whether every package of its quote was chosen by the visitor; otherwise it starts at the smallest ones. */
export function isSettled({ facts }: Pick<Extras, 'facts'>): boolean {
  return facts.some(({ row, field }) => row === 'quote' && field === 'total');
}

/** The packages whose price a reply states, in order: 'website-development/standard'. */
function pricedRows({ facts }: Pick<Extras, 'facts'>): string[] {
  const rows = facts.filter(({ row, field }) => field === 'price' && /^[\w-]+\/[\w-]+$/.test(row) && isPriced(row));
  return [...new Set(rows.map(({ row }) => row))];
}

/** The only package a reply is about; undefined if there are several. */
export function packageOf(reply: Pick<Extras, 'facts' | 'tables'>): string | undefined {
  const rows = pricedRows(reply);
  return rows.length === 1 && reply.tables.length === 0 ? rows[0] : undefined;
}

/** Already in the heading of a package's card or next to it. */
const ownPlace = new Set(['name', 'price', 'days']);

/** A package's quantities, as on its card: '4 concepts'. */
export function amountsOf(row: string, facts: Extras['facts']): string[] {
  const amounts = facts.filter((fact) => fact.row === row && !ownPlace.has(fact.field) && !fact.field.includes(' '));
  return [...new Set(amounts.map(({ value }) => value))];
}

/** What a reply quotes, as an estimate; empty if it quotes nothing. */
export function itemsOf(reply: Pick<Extras, 'facts' | 'tables'>): QuoteItem[] {
  const quote = quoteOf(reply);
  const only = packageOf(reply);
  const rows = quote?.packages ?? (only ? [only] : []);
  return rows.map((row, index) => itemOf(row, quantityIn(quote?.rows[index] ?? [])));
}

/** 'logo-design/basic' as a line of an estimate. */
export function itemOf(row: string, quantity = 1): QuoteItem {
  const [slug = '', tier = ''] = row.split('/');
  return { slug, tier, quantity };
}

/** 2 in 'Standard × 2'. */
function quantityIn(cells: readonly string[]): number {
  const [, times = '1'] = / × (\d{1,2})$/.exec(cells[1] ?? '') ?? [];
  return Number(times);
}
