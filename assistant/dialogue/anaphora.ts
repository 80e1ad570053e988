import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { chosenTier, comparedTiers, hasSlots, type OrderLine } from './order-line.ts';
import { asksContents, asksSum, type DialogueState, maxLines } from './state.ts';
import { isMentionedOnly } from './unassigned-slots.ts';

/**
 * 'The difference between the two?', 'one of each': the current package and the one before it, or the last two items.
 */
export function resolveBoth(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const { editCues, services, unassigned } = reading;
  const [only, other] = state.lines.filter(({ service }) => state.focus.includes(service));
  const compares =
    reading.wants.comparison >= wantThreshold && (only?.earlier.length || only?.offered || reading.isFragment);
  const namesBoth = editCues.refersToBoth && unassigned.tiers.length > 1;
  const isPlain = !hasSlots({ ...unassigned, counts: unassigned.counts.filter(({ months }) => !months) });
  const speaksOfBoth = isMentionedOnly(reading) || namesBoth || ((editCues.refersToBoth || compares) && isPlain);
  if (!speaksOfBoth || services.length || !only || other) return state;
  const tiers = namesBoth ? only.tiers : comparedTiers(offerOf(shop, only.service), only);
  // 'What's the difference?' about a single package: compared with the others of its list.
  if (tiers.length < 2 && !editCues.refersToBoth && state.lines.length === 1)
    return { ...state, lines: [{ ...only, tiers: [], amounts: {} }] };
  if (tiers.length < 2) return { ...state, focus: state.lines.slice(-2).map(({ service }) => service) };
  const apart = tiers.map((tier) => ({ ...only, tiers: [tier], earlier: [], amounts: {} }));
  const isOrder = !asksContents(reading) && (editCues.wantsEach || namesBoth || asksSum(reading));
  const both = isOrder ? apart : [{ ...only, tiers, amounts: {} }];
  return { ...state, lines: state.lines.flatMap((line) => (line === only ? both : [line])).slice(-maxLines) };
}

/** The price of a line, if its package is known. */
function priceOf(shop: Shop, line: OrderLine): number {
  const offer = offerOf(shop, line.service);
  const chosen = chosenTier(offer, line);
  const rows = offer.packages.filter(({ tier, price }) => price !== null && (!chosen || tier === chosen));
  return rows[0]?.price ?? Number.POSITIVE_INFINITY;
}

/** 'The cheaper one', 'only that second one': one of several items discussed, if no packages were compared. */
export function resolveReference(
  shop: Shop,
  state: DialogueState,
  { unassigned, services, wants }: Reading,
): DialogueState {
  const [slot, other] = unassigned.tiers;
  const focused = state.lines.filter(({ service }) => state.focus.includes(service));
  const compared = state.lines.filter(({ status }) => status === 'compared');
  const among = compared.length > 1 ? compared : focused.length > 1 ? focused : state.lines;
  const isFirst = compared.length > 1 && services.every(({ to }) => slot && slot.at < to);
  const isOpen = focused.some((line) => comparedTiers(offerOf(shop, line.service), line).length > 1);
  const compares = wants.comparison >= wantThreshold && slot?.rank !== 'other';
  if (!slot?.relative || other || (services.length && !isFirst) || isOpen || compares || among.length < 2) return state;
  const byPrice = among.toSorted((left, right) => priceOf(shop, left) - priceOf(shop, right));
  const pool = slot.bySize ? byPrice : among;
  const line =
    slot.rank === 'other'
      ? state.lines.findLast(({ service }) => !state.focus.includes(service))
      : slot.rank === 'second' || slot.rank === 'middle'
        ? pool[1]
        : slot.rank === 'first'
          ? pool[0]
          : pool.at(-1);
  return line ? { ...state, focus: [line.service] } : state;
}
