import { type Kind, kinds, type Want, wants } from '#language/encode/labels.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { noSlots, type Slots } from './dialogue/order-line.ts';
import type { MentionedService } from './read/assign-slots.ts';
import { noEditCues } from './read/edit-cues.ts';
import type { Reading } from './read/reading.ts';

/** For tests: readings without a message. */

export function allKinds(likely: Partial<Record<Kind, number>>): Reading['kinds'] {
  return Object.fromEntries(kinds.map((kind) => [kind, likely[kind] ?? 0])) as Record<Kind, number>;
}

/** The reading of an empty message, except for what is given. */
export function readingOf(given: Partial<Reading> = {}): Reading {
  return {
    unreadable: false,
    unseen: false,
    kinds: allKinds({ catalogue: 1 }),
    wants: Object.fromEntries(wants.map((want) => [want, 0])) as Record<Want, number>,
    isFollowUp: false,
    isShort: false,
    isFragment: false,
    entries: [],
    area: undefined,
    areaSimilarity: 1,
    services: [],
    unassigned: noSlots,
    unassignedOrders: [],
    replacedSlots: noSlots,
    purposes: new Map(),
    inclusionMatches: new Map(),
    editCues: noEditCues,
    things: [],
    mentionedOnly: [],
    budget: undefined,
    deadlineDays: undefined,
    assumedFigures: { dollars: undefined, days: undefined },
    timeSinceOrder: undefined,
    hasWorkBegun: false,
    days: { start: undefined, due: undefined },
    asksWhenToOrder: false,
    asksAdvice: false,
    revisions: 0,
    mentionsDiscount: false,
    namesForeignCurrency: false,
    asksPaymentShare: false,
    packagesAlone: [],
    asksHowManyForBudget: false,
    isAreaNamed: false,
    asksFasterDelivery: false,
    compared: { by: 'price', more: false, same: false },
    isYesNoQuestion: false,
    isOpenQuestion: false,
    unitAsked: undefined,
    billingPeriodAsked: undefined,
    isInvertedQuestion: false,
    asksIfOffered: false,
    asksIfAdSpendIncluded: false,
    measured: new Map(),
    priceInclusionAsked: undefined,
    policy: undefined,
    place: undefined,
    removed: undefined,
    asksUnknownObject: false,
    ...given,
  };
}

export function countOf(value: number, what: Partial<Count> = {}): Count {
  return {
    value,
    at: 0,
    limits: [],
    months: false,
    isQuantity: false,
    bare: true,
    more: false,
    fewer: false,
    monthly: false,
    ...what,
  };
}

export function tierOf(name: string, rank: TierReference['rank'] = 'first'): TierReference {
  return { at: 0, name, rank };
}

export function mentionOf(service: string, slots: Partial<Slots> = {}): MentionedService {
  return {
    service,
    slots: { ...noSlots, ...slots },
    named: true,
    isInText: true,
    to: 0,
    words: [],
    isDefinite: false,
    isUnambiguous: true,
    orElse: false,
  };
}
