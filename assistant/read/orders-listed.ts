import { type Count, plainCount } from '#language/slots/numbers-in.ts';
import { remainderIn } from '#language/slots/remainder-in.ts';
import { noSlots, type Slots } from '../dialogue/order-line.ts';
import { type ExtractedSlots, maxSlots, type Slot, slotsInOrder, withSlot } from './slots-in-order.ts';

const onceIn: Count = { ...plainCount, value: 1, at: 0, isQuantity: true };

const listing = /^(?:,|and|plus|n)$/;
const single = /^(?:one|a|an)$/;
const ofThem = / of (?:them|those|these|that) $/;

/** One order of a list: a package and its quantity, in either order; 'half 500 words' is a share. */
function orderIn(words: readonly string[], from: number, to: number, orderedSlots: readonly Slot[]): Slots | undefined {
  const own = orderedSlots.filter(({ at }) => at >= from && at < to);
  const counts = own.filter(({ field }) => field === 'counts');
  const rows = own.filter((slot) => slot.field !== 'counts' || slot.value.limits.length > 0);
  const clause = words.slice(from, to);
  const quantitySlot = counts.find((slot) => slot.field === 'counts' && (slot.value.isQuantity || slot.value.months));
  const others = counts.filter((slot) => slot !== quantitySlot && !rows.includes(slot));
  // 'Three on the 25 ones' and 'one on the 50': of two bare numbers, the first is the quantity.
  const isCounted = quantitySlot || (rows.length ? others.length > 0 : others.length > 1);
  const first = quantitySlot ?? (isCounted ? others[0] : undefined);
  const row = rows[0] ?? others.find((slot) => slot !== first);
  // 'Basic for the bar and standard for the gym'.
  const isOne = clause.some((word) => single.test(word)) || (row && words[row.at + 1] === 'for');
  const share = clause.includes('half') ? 0.5 : isOne ? 1 : undefined;
  // 'Two of them and three DA20': two of what was discussed.
  if (!row && quantitySlot?.field === 'counts' && ofThem.test(` ${clause.join(' ')} `))
    return withSlot(noSlots, quantitySlot);
  if (!row || rows.length > 1 || (!first && share === undefined)) return undefined;
  const count = first?.field === 'counts' ? first.value : { ...onceIn, at: from, value: share ?? 1 };
  const slots = row.field === 'counts' && row === first ? noSlots : withSlot(noSlots, row);
  return { ...slots, counts: [...slots.counts, count.months ? count : { ...count, isQuantity: true }] };
}

/** Orders of one item that a message lists with their quantities; empty if it has no such list. */
export function extractListedOrders(words: readonly string[], all: ExtractedSlots): Slots[] {
  const orderedSlots = slotsInOrder(all);
  const begin = words.findLastIndex((word, at) => word === '.' && orderedSlots.some((slot) => slot.at > at)) + 1;
  const rest = remainderIn(words);
  const ends = words.flatMap((word, at) => (at >= begin && (listing.test(word) || at === rest - 1) ? [at] : []));
  const stop = words.findIndex((word, at) => at >= begin && word === '.');
  const bounds = [begin - 1, ...ends, stop < 0 ? words.length : stop].slice(0, maxSlots);
  const clauses = bounds.slice(1).map((to, index) => ({ from: (bounds[index] ?? 0) + 1, to }));
  const marked = clauses.filter(({ from, to }) => orderedSlots.some(({ at }) => at >= from && at < to));
  const orders = marked.flatMap(({ from, to }) => orderIn(words, from, to, orderedSlots) ?? []);
  // 'Mine is a 6 page site, so the 300 one' isn't a list.
  const isPriced = ({ prices }: Slots) => prices.length > 0;
  const isMixed = orders.some(isPriced) && !orders.every(isPriced);
  return orders.length > 1 && orders.length === marked.length && !isMixed ? orders : [];
}
