import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { RequestType, Want } from '#language/encode/labels.ts';
import { plainWords } from '#language/text/plain.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import { noEditCues } from '../read/edit-cues.ts';
import type { Reading } from '../read/reading.ts';
import type { DialogueActs } from './acts.ts';
import { applySlots } from './line-change.ts';
import {
  chosenTier,
  hasSlots,
  isOrdered,
  isSpecified,
  newLine,
  noSlots,
  type OrderLine,
  type Slots,
} from './order-line.ts';
import type { DialogueState } from './state.ts';

/** What a message names and adds to the order. */
export function addedServices(
  shop: Shop,
  state: DialogueState,
  { services, editCues }: Reading,
  { linesByAct, adds }: DialogueActs,
): MentionedService[] {
  const gone = [...linesByAct.drop, ...linesByAct.replace];
  // 'Skip the ads and do a banner instead.'
  const takesIn =
    adds ||
    linesByAct.replace.length > 0 ||
    (linesByAct.drop.length > 0 && (editCues.replaces || editCues.wantsOnlyNamed));
  const isBack = ({ service }: MentionedService) => linesByAct.restore.some((line) => line.service === service);
  return services.filter((named) =>
    isBack(named)
      ? false
      : takesIn
        ? !isInOrder(state, named) && !namesOneOf(shop, gone, named)
        : isOther(shop, state, named),
  );
}

/** It names a service that isn't in the order. */
function isOther(shop: Shop, state: DialogueState, named: MentionedService): boolean {
  return named.named && !isInOrder(state, named) && !namesOneOf(shop, state.lines, named);
}

function leavesPackage({ linesByAct }: DialogueActs, line: OrderLine): boolean {
  return [...linesByAct.none, ...linesByAct.asked, ...linesByAct.times].includes(line);
}

/** 'Add a 500-word article' next to one of 1,000: another order of a service, with a package that isn't ordered yet. */
export function addedOrders(
  shop: Shop,
  { lines }: DialogueState,
  { services, editCues }: Reading,
  acts: DialogueActs,
): OrderLine[] {
  if (!acts.adds || !editCues.addsAnother) return [];
  return services.flatMap(({ service, slots }): OrderLine[] => {
    const offer = offerOf(shop, service);
    const ordered = lines.filter((line) => line.service === service && isOrdered(line));
    const further = applySlots(newLine(service), offer, slots, 'about');
    const tier = chosenTier(offer, further);
    const isUnchanged = editCues.isSecondOrder || ordered.every((line) => leavesPackage(acts, line));
    const isOther = ordered.every((line) => isSpecified(line) && chosenTier(offer, line) !== tier);
    return ordered.length && tier && isUnchanged && isOther ? [further] : [];
  });
}

/** Whether a segment changes the order: it adds something it names, or makes a possible change to a line. */
export function isDecidedByActs(shop: Shop, state: DialogueState, reading: Reading, acts: DialogueActs): boolean {
  const { linesByAct, adds } = acts;
  const order = state.lines.filter(isOrdered);
  const gone = linesByAct.drop.length + linesByAct.replace.length;
  const isFresh = addedServices(shop, state, reading, acts).length > 0;
  // 'What if it was MERN instead?' replaces nothing unless that is sold.
  if (linesByAct.replace.length > 0 && !isFresh) return false;
  // 'Ok, second' empties nothing.
  const isAsked = state.lines.some(({ status }) => status === 'asked');
  if (gone > 0 && gone === order.length && !isAsked && hasSlots({ ...reading.unassigned, counts: [] })) return false;
  if (gone + linesByAct.restore.length > 0) return true;
  if (reading.unassignedOrders.length > 1) return false;
  if (linesByAct.set.length + linesByAct.split.length > 0) return true;
  if (addedOrders(shop, state, reading, acts).length) return true;
  if (adds && isFresh) return order.length > 0;
  return (
    linesByAct.tier.length + linesByAct.times.length > 0 &&
    reading.services.every((named) => !isOther(shop, state, named))
  );
}

const wantedBy: Partial<Record<RequestType, Want>> = {
  total: 'total',
  time: 'time',
  contents: 'inclusions',
  price: 'price',
  compare: 'comparison',
};

/** The reading of a message that changes the order, according to its acts. */
export function asChange(reading: Reading, acts: DialogueActs): Reading {
  const want = wantedBy[acts.request];
  return {
    ...reading,
    isFollowUp: true,
    // 'Social media instead of the SEO' compares nothing.
    wants: { ...reading.wants, total: 0, comparison: 0, ...(want ? { [want]: 1 } : {}) },
    editCues: {
      ...noEditCues,
      drops: [...acts.linesByAct.drop, ...acts.linesByAct.replace].map(({ service }) => service),
      adds: acts.adds,
      addsAnother: reading.editCues.addsAnother,
      isSecondOrder: reading.editCues.isSecondOrder,
      asksTotal: acts.request === 'total',
      restores: reading.editCues.restores,
      replaces: reading.editCues.replaces,
      changesSome: reading.editCues.changesSome,
    },
  };
}

/** The packages it compares by name: 'Basic and Standard', but not 'the cheapest'. */
function tiersCompared({ unassigned: { tiers } }: Reading): Slots['tiers'] {
  const named = tiers.filter(({ name }) => name !== undefined);
  return named.length > 1 ? named : [];
}

/** A message that only asks about the order: if it seems to name another service, it is one of those discussed. */
export function asQuestion(
  shop: Shop,
  state: DialogueState,
  reading: Reading,
  { linesByAct, request, isRequestCertain }: DialogueActs,
): Reading {
  const want = isRequestCertain ? wantedBy[request] : undefined;
  // 'How much more is that?' asks for the total and compares nothing.
  const isSum = request === 'total' && state.lines.some(isOrdered);
  const isComparison = request === 'compare' && isRequestCertain;
  // 'Does that mean 32 days for all eight?' doesn't ask what is included.
  const isTime = request === 'time' && reading.wants.time > reading.wants.inclusions;
  const wants = {
    ...reading.wants,
    ...(want ? { [want]: 1 } : {}),
    ...(isSum ? { total: 1, comparison: 0 } : {}),
    ...(isComparison ? { total: 0 } : {}),
    ...(isTime ? { inclusions: 0 } : {}),
  };
  const asked = { ...reading, wants };
  if (request === 'holds') {
    // 'Are meta descriptions included?' names what a package may include, even if it is also sold separately.
    const isHeld = state.focus.some((service) => reading.inclusionMatches.has(service));
    const lines = isHeld ? reading.services.filter((named) => isInOrder(state, named)) : reading.services;
    return { ...reading, services: lines, wants: { ...reading.wants, inclusions: 1 }, isYesNoQuestion: true };
  }
  // The need selects: 'which one takes payments?'
  if (request === 'which') return { ...reading, editCues: { ...reading.editCues, choosesByContents: true } };
  const isOnOrder = linesByAct.asked.length > 0 || (request === 'compare' && linesByAct.none.length > 1);
  if (!isOnOrder || reading.services.some((named) => isOther(shop, state, named))) return asked;
  const lines = reading.services.filter((named) => isInOrder(state, named));
  // 'Which is the cheapest of them?' selects no package.
  return {
    ...asked,
    services: lines,
    isFollowUp: true,
    unassigned: request === 'compare' ? { ...noSlots, tiers: tiersCompared(reading) } : reading.unassigned,
  };
}

function isInOrder({ lines }: DialogueState, { service }: MentionedService): boolean {
  return lines.some((line) => line.service === service && isOrdered(line));
}

/** A name that refers to one of these lines: the consulting in 'swap the consulting for Google Ads'. */
function namesOneOf(shop: Shop, lines: readonly OrderLine[], { words }: MentionedService): boolean {
  const names = new Set(lines.flatMap(({ service }) => plainWords(offerOf(shop, service).name)));
  return words.length > 0 && words.every((word) => names.has(word));
}
