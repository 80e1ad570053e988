import { type Count, plainCount } from '#language/slots/numbers-in.ts';
import { remainderIn } from '#language/slots/remainder-in.ts';
import { type Marks, noMarks } from '../talk/line.ts';
import { type AllMarks, type Mark, marksIn, maxMarks, withMark } from './marks-in.ts';

const onceIn: Count = { ...plainCount, value: 1, at: 0, times: true };

const listing = /^(?:,|and|plus|n)$/;
const single = /^(?:one|a|an)$/;
const ofThem = / of (?:them|those|these|that) $/;

/** One order of a list: a package and its quantity, in either order; 'half 500 words' is a share. */
function orderIn(words: readonly string[], from: number, to: number, said: readonly Mark[]): Marks | undefined {
  const own = said.filter(({ at }) => at >= from && at < to);
  const counts = own.filter(({ field }) => field === 'counts');
  const rows = own.filter((mark) => mark.field !== 'counts' || mark.mark.limits.length > 0);
  const clause = words.slice(from, to);
  const often = counts.find((mark) => mark.field === 'counts' && (mark.mark.times || mark.mark.months));
  const others = counts.filter((mark) => mark !== often && !rows.includes(mark));
  // 'Three on the 25 ones' and 'one on the 50': of two bare numbers, the first is the quantity.
  const isCounted = often || (rows.length ? others.length > 0 : others.length > 1);
  const first = often ?? (isCounted ? others[0] : undefined);
  const row = rows[0] ?? others.find((mark) => mark !== first);
  // 'Basic for the bar and standard for the gym'.
  const isOne = clause.some((word) => single.test(word)) || (row && words[row.at + 1] === 'for');
  const share = clause.includes('half') ? 0.5 : isOne ? 1 : undefined;
  // 'Two of them and three DA20': two of what was discussed.
  if (!row && often?.field === 'counts' && ofThem.test(` ${clause.join(' ')} `)) return withMark(noMarks, often);
  if (!row || rows.length > 1 || (!first && share === undefined)) return undefined;
  const times = first?.field === 'counts' ? first.mark : { ...onceIn, at: from, value: share ?? 1 };
  const marks = row.field === 'counts' && row === first ? noMarks : withMark(noMarks, row);
  return { ...marks, counts: [...marks.counts, times.months ? times : { ...times, times: true }] };
}

/** Orders of one item that a message lists with their quantities; empty if it has no such list. */
export function ordersListed(words: readonly string[], all: AllMarks): Marks[] {
  const said = marksIn(all);
  const begin = words.findLastIndex((word, at) => word === '.' && said.some((mark) => mark.at > at)) + 1;
  const rest = remainderIn(words);
  const ends = words.flatMap((word, at) => (at >= begin && (listing.test(word) || at === rest - 1) ? [at] : []));
  const stop = words.findIndex((word, at) => at >= begin && word === '.');
  const bounds = [begin - 1, ...ends, stop < 0 ? words.length : stop].slice(0, maxMarks);
  const clauses = bounds.slice(1).map((to, index) => ({ from: (bounds[index] ?? 0) + 1, to }));
  const marked = clauses.filter(({ from, to }) => said.some(({ at }) => at >= from && at < to));
  const orders = marked.flatMap(({ from, to }) => orderIn(words, from, to, said) ?? []);
  // 'Mine is a 6 page site, so the 300 one' isn't a list.
  const isPriced = ({ prices }: Marks) => prices.length > 0;
  const isMixed = orders.some(isPriced) && !orders.every(isPriced);
  return orders.length > 1 && orders.length === marked.length && !isMixed ? orders : [];
}
