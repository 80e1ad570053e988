import type { Money } from '#language/slots/money-in.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { AuthorityReference, TierReference } from '#language/slots/tiers-in.ts';
import type { Slots } from '../dialogue/order-line.ts';

export interface ExtractedSlots {
  counts: readonly Count[];
  tiers: readonly TierReference[];
  authorities: readonly AuthorityReference[];
  money: readonly Money[];
}

export type Slot =
  | { field: 'counts'; at: number; value: Count }
  | { field: 'tiers'; at: number; value: TierReference }
  | { field: 'authorities'; at: number; value: AuthorityReference }
  | { field: 'prices'; at: number; value: number };

/** More packages and amounts than this are a list that needs a quote from a person. */
export const maxSlots = 40;

/** In the order of the message. */
export function slotsInOrder({ counts, tiers, authorities, money }: ExtractedSlots): Slot[] {
  const slots: Slot[] = [
    ...counts.map((slot): Slot => ({ field: 'counts', at: slot.at, value: slot })),
    ...tiers.map((slot): Slot => ({ field: 'tiers', at: slot.at, value: slot })),
    ...authorities.map((slot): Slot => ({ field: 'authorities', at: slot.at, value: slot })),
    ...money
      .filter(({ budget }) => !budget)
      .map((slot): Slot => ({ field: 'prices', at: slot.at, value: slot.dollars })),
  ];
  return slots.toSorted((left, right) => left.at - right.at).slice(0, maxSlots);
}

export function withSlot(slots: Slots, { field, value: slot }: Slot): Slots {
  return { ...slots, [field]: [...slots[field], slot] };
}
