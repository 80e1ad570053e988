import { noSlots, type Slots } from '../dialogue/order-line.ts';
import type { replacedSpan } from './edit-cues.ts';
import type { ExtractedSlots } from './slots-in-order.ts';

/** Separates what a message replaces ('swap the DA50 for …', 'swap the 2,000 words for 4,000') from the rest. */
export function splitOffReplaced(
  span: ReturnType<typeof replacedSpan>,
  orderedSlots: ExtractedSlots,
  isByService: boolean,
): [kept: ExtractedSlots, replacedSlots: Slots] {
  if (!span) return [orderedSlots, noSlots];
  const isOld = ({ at }: { at: number }) => at > span.from && at < span.to;
  const isNew = (slot: { at: number }) => !isOld(slot);
  const kept = {
    ...orderedSlots,
    counts: orderedSlots.counts.filter(isNew),
    tiers: orderedSlots.tiers.filter(isNew),
    authorities: orderedSlots.authorities.filter(isNew),
  };
  const isReplaced = kept.counts.length + kept.tiers.length + kept.authorities.length > 0;
  if (!isReplaced && !isByService) return [orderedSlots, noSlots];
  const old = {
    counts: orderedSlots.counts.filter(isOld),
    tiers: orderedSlots.tiers.filter(isOld),
    authorities: orderedSlots.authorities.filter(isOld),
  };
  return [kept, { ...noSlots, ...old }];
}
