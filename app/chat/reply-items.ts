import type { QuoteItem } from '#catalogue/quote.ts';
import { isPriced } from './based-on.ts';
import type { Extras } from './message.ts';

type Table = Extras['tables'][number];

/** A reply's quote: the table with a total computed by the reply. */
export function quoteOf({ facts, tables }: Pick<Extras, 'facts' | 'tables'>): Table | undefined {
  const counted = facts.some(({ row, field }) => row === 'quote' && field === 'total');
  return counted ? tables.find(({ total }) => total) : undefined;
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

/** A reply's quote as an estimate; undefined if lines and figures don't identify the packages. */
export function itemsOf(reply: Pick<Extras, 'facts' | 'tables'>): QuoteItem[] {
  const lines = quoteOf(reply)?.rows.slice(0, -1) ?? (packageOf(reply) ? [[]] : []);
  const rows = pricedRows(reply);
  if (rows.length !== lines.length) return [];
  return rows.map((row, index) => {
    const [slug = '', tier = ''] = row.split('/');
    return { slug, tier, quantity: quantityIn(lines[index] ?? []) };
  });
}

/** 2 in 'Standard × 2'. */
function quantityIn(cells: readonly string[]): number {
  const [, times = '1'] = / × (\d{1,2})$/.exec(cells[1] ?? '') ?? [];
  return Number(times);
}
