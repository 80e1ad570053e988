import type { QuoteItem } from '#catalogue/quote.ts';
import { isPriced } from './based-on.ts';
import type { Extras } from './message.ts';

type Table = Extras['tables'][number];

/** A reply's quote: the table with a total that the reply itself has worked out. */
export function quoteOf({ facts, tables }: Pick<Extras, 'facts' | 'tables'>): Table | undefined {
  const counted = facts.some(({ row, field }) => row === 'quote' && field === 'total');
  return counted ? tables.find(({ total }) => total) : undefined;
}

/** The packages whose price a reply gives, in its order: 'website-development/standard'. */
function pricedRows({ facts }: Pick<Extras, 'facts'>): string[] {
  const rows = facts.filter(({ row, field }) => field === 'price' && /^[\w-]+\/[\w-]+$/.test(row) && isPriced(row));
  return [...new Set(rows.map(({ row }) => row))];
}

/** The one package that a reply is about; undefined where it speaks of several. */
export function packageOf(reply: Pick<Extras, 'facts' | 'tables'>): string | undefined {
  const rows = pricedRows(reply);
  return rows.length === 1 && reply.tables.length === 0 ? rows[0] : undefined;
}

/** Said in the heading of a package's card and beside it. */
const ownPlace = new Set(['name', 'price', 'days']);

/** What a package covers, as its card has it: '4 concepts'. */
export function amountsOf(row: string, facts: Extras['facts']): string[] {
  const amounts = facts.filter((fact) => fact.row === row && !ownPlace.has(fact.field) && !fact.field.includes(' '));
  return [...new Set(amounts.map(({ value }) => value))];
}

/** What a reply quotes as an estimate has it; nothing where lines and figures do not tell which packages are meant. */
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
