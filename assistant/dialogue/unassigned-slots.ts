import type { Package } from '#catalogue/package.ts';
import { offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { ofSize } from '../read/assign-slots.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { isReplaced } from './fitting.ts';
import { applySlots } from './line-change.ts';
import {
  chosenTier,
  hasSlots,
  isCounted,
  limitOf,
  newLine,
  noSlots,
  type OrderLine,
  type Slots,
} from './order-line.ts';
import { type DialogueState, maxLines, withLine } from './state.ts';

/** Only amounts a service can have: '12 pages' doesn't apply to a logo next to the website. */
function slotsFor(shop: Shop, line: OrderLine, slots: Slots, alone: boolean): Slots {
  const offer = offerOf(shop, line.service);
  return {
    ...slots,
    counts: slots.counts.filter((count) =>
      count.limits.length
        ? limitOf(offer, count) !== undefined || isCounted(line, count)
        : count.months
          ? recurs(offer) || line.monthly
          : alone,
    ),
  };
}

/** Only a number: 'no, make it 2'. */
function isBare({ counts, tiers, authorities, prices }: Slots): boolean {
  const [count, other] = counts;
  return count?.bare === true && !other && tiers.length + authorities.length + prices.length === 0;
}

/** 'What's the difference, the second is cheaper?' chooses nothing. */
export function isMentionedOnly({ wants, unassigned: { tiers } }: Reading): boolean {
  const isOneNamed = tiers.length > 0 && tiers.filter(({ bySize }) => !bySize).length < 2;
  return wants.comparison >= wantThreshold && isOneNamed && tiers.every(({ relative }) => relative);
}

/** 'Three DA30 and one DA50': one order each of what was discussed. */
function splitIntoOrders(shop: Shop, state: DialogueState, of: OrderLine, orders: readonly Slots[]): DialogueState {
  const offer = offerOf(shop, of.service);
  const lines = orders.map((slots) => {
    const share = slots.counts.find(({ value }) => value < 1)?.value;
    const line = applySlots({ ...of, quantity: 1, tiers: of.tiers.slice(0, 1) }, offer, slots, 'about');
    return { ...line, quantity: share ? Math.ceil(of.quantity * share) : line.quantity, earlier: of.earlier };
  });
  const others = state.lines.filter(({ service }) => service !== of.service);
  return { ...state, lines: [...others, ...lines].slice(-maxLines), focus: [of.service] };
}

/** Every order of a list has an amount that a line is sold by, or the price of one of its packages. */
function isListedIn(shop: Shop, { service }: OrderLine, orders: readonly Slots[]): boolean {
  const offer = offerOf(shop, service);
  const isSold = ({ price }: Package, prices: readonly number[]) => price !== null && prices.includes(price);
  return orders.every(
    ({ counts, prices }) =>
      counts.some((count) => limitOf(offer, count) !== undefined) || offer.packages.some((row) => isSold(row, prices)),
  );
}

/** Slots without a service apply to the focus: the services before this message if it names others. */
export function applyUnassignedSlots(
  shop: Shop,
  state: DialogueState,
  reading: Reading,
  discussed: readonly string[],
): DialogueState {
  const { unassignedOrders, replacedSlots, editCues, wants, services: named } = reading;
  const compares = wants.comparison >= wantThreshold;
  const unassigned = isMentionedOnly(reading) ? { ...reading.unassigned, tiers: [] } : reading.unassigned;
  if (!hasSlots(unassigned)) return state;
  // 'And the first month alone?' is about all that is ordered by the month.
  const isOneMonth =
    !hasSlots({ ...unassigned, counts: [] }) && unassigned.counts.every(({ months, value }) => months && value === 1);
  const isAll = (editCues.refersToAll || isOneMonth) && !named.length;
  const candidates = isAll ? state.lines.map(({ service }) => service) : discussed;
  const isMeasured = ({ service }: OrderLine) =>
    unassigned.counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined);
  const measuredLines = state.lines.filter(isMeasured);
  // '7 pages aren't enough, I need the next one' is about what has pages.
  const able = measuredLines.length
    ? measuredLines
    : state.lines.filter((line) => hasSlots(slotsFor(shop, line, unassigned, true)));
  const focused = able.filter(({ service }) => candidates.includes(service));
  const last =
    isBare(unassigned) && !editCues.wantsEach
      ? (focused.findLast(({ quantity }) => quantity > 1) ?? focused.at(-1) ?? able.at(-1))
      : undefined;
  const old = able.filter((line) => isReplaced(shop, line, replacedSlots));
  const targets = old.length ? old : last ? [last] : focused.length ? focused : able;
  const [target] = targets;
  const listed = targets.filter((line) => isListedIn(shop, line, unassignedOrders));
  const [first = target] = listed;
  const sold = new Set((listed.length ? listed : targets).map(({ service }) => service));
  if (first && !compares && unassignedOrders.length > 1 && sold.size === 1)
    return splitIntoOrders(shop, state, first, unassignedOrders);
  const alone = targets.length === 1 || editCues.wantsEach;
  // 'And another with 450 pages' next to two of its kind: one more of them.
  const isOneMore = target && targets.length > 1 && targets.every(({ service }) => service === target.service);
  if (
    isOneMore &&
    editCues.adds &&
    !editCues.refersToAll &&
    !editCues.refersToBoth &&
    unassigned.counts.some(({ limits }) => limits.length)
  ) {
    const line = applySlots(newLine(target.service), offerOf(shop, target.service), unassigned, 'about');
    return { ...state, lines: [...state.lines, line].slice(-maxLines) };
  }
  const lines = state.lines.flatMap((line) => {
    if (!targets.includes(line)) return [line];
    const offer = offerOf(shop, line.service);
    const slots = slotsFor(shop, line, unassigned, alone);
    const before = chosenTier(offer, line);
    const other = applySlots(newLine(line.service), offer, slots, alone ? 'about' : 'named');
    const next = chosenTier(offer, other);
    const isOther = before !== undefined && next !== undefined && other.tiers.length < 2 && next !== before;
    // 'Drop one of the DA40 ones.'
    if (isOther && slots.counts.some(({ fewer }) => fewer)) return [line];
    // 'What does that have that Basic hasn't?'
    if (isOther && compares) return [{ ...line, tiers: [before, next], amounts: {} }];
    // 'Add a premium one too': another package besides the one chosen before.
    const isFurther =
      (editCues.isSecondOrder || (editCues.addsAnother && other.tiers.length > 0)) && !reading.unitAsked;
    return isFurther && !named.length && isOther
      ? [line, other]
      : [applySlots(line, offer, slots, alone ? 'about' : 'named')];
  });
  return {
    ...state,
    lines: lines.slice(-maxLines),
    focus: [...new Set([...state.focus, ...targets.map(({ service }) => service)])],
  };
}

/** 'And 2000 words of text for it': an amount in a unit of no service under discussion orders the one that has it. */
export function orderByUnit(
  shop: Shop,
  state: DialogueState,
  { unassigned, measured, services: named }: Reading,
): DialogueState {
  const strange = unassigned.counts.filter(
    (count) =>
      measured.has(count.at) &&
      state.lines.every((line) => limitOf(offerOf(shop, line.service), count) === undefined && !isCounted(line, count)),
  );
  const ordered = strange.map((count) => {
    const service = measured.get(count.at) ?? '';
    const offer = offerOf(shop, service);
    // 'Six posts of 2,000 words.'
    const pieces = unassigned.counts
      .filter((other) => other.at === count.at - ofSize && limitOf(offer, other) === undefined)
      .map((other) => ({ ...other, limits: [], isQuantity: true }));
    return applySlots(newLine(service), offer, { ...noSlots, counts: [...pieces, count] }, 'named');
  });
  if (!ordered.length) return state;
  const lines = ordered.reduce<readonly OrderLine[]>(withLine, state.lines);
  const focus = [...(named.length ? state.focus : []), ...ordered.map(({ service }) => service)];
  return { ...state, lines: lines.slice(-maxLines), focus };
}
