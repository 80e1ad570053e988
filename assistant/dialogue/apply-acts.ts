import { isAlternative, type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import type { Reading } from '../read/reading.ts';
import type { DialogueActs } from './acts.ts';
import { budgetAfter } from './budget.ts';
import { addedOrders, addedServices } from './interpret-acts.ts';
import { applySlots, withRepeats, withTier } from './line-change.ts';
import type { Speaking } from './number-meaning.ts';
import {
  chosenTier,
  hasSlots,
  isFullySpecified,
  isOrdered,
  isSpecified,
  limitOf,
  noSlots,
  type OrderLine,
  type Slots,
} from './order-line.ts';
import { type DialogueState, maxLines } from './state.ts';
import { updateState } from './update-state.ts';

/** All slots of a message, assigned or not; those next to a service come last, and count. */
function mergedSlots(lines: readonly MentionedService[], unassigned: Slots): Slots {
  return [unassigned, ...lines.map(({ slots }) => slots)].reduce(
    (all, slots) => ({
      counts: [...all.counts, ...slots.counts],
      tiers: [...all.tiers, ...slots.tiers],
      authorities: [...all.authorities, ...slots.authorities],
      prices: [...all.prices, ...slots.prices],
    }),
    noSlots,
  );
}

/** Whether a message makes a line smaller: 'drop the keywords to 50', 'take two articles off'. */
function isChangedBy(shop: Shop, line: OrderLine, { services, unassigned }: Reading): boolean {
  const offer = offerOf(shop, line.service);
  const isSome = ({ fewer, value }: Count) => fewer && value < Math.max(line.quantity, line.months ?? 1);
  if (mergedSlots(services, unassigned).counts.some(isSome)) return true;
  const counts = mergedSlots(services, unassigned).counts.filter((count) => limitOf(offer, count) !== undefined);
  return (
    counts.length > 0 &&
    chosenTier(offer, applySlots(line, offer, { ...noSlots, counts }, 'about')) !== chosenTier(offer, line)
  );
}

/** 'Two of the four as Premium': those, and the rest unchanged. */
function splitIn(line: OrderLine, offer: Offer, slots: Slots): OrderLine[] {
  const all = Math.max(line.quantity, line.months ?? 1);
  // A single one can't be split: 'three of the DA30 ones' restates it.
  if (all < 2) return [applySlots(line, offer, slots, 'package')];
  const fewer = slots.counts.find(({ value, limits }) => value >= 1 && value < all && !limits.length);
  const kind = { ...slots, counts: slots.counts.filter((count) => count !== fewer) };
  const changed = applySlots(line, offer, kind, 'package');
  if (chosenTier(offer, changed) === chosenTier(offer, line)) return [applySlots(line, offer, slots, 'times')];
  const some = fewer?.value ?? 1;
  return [withRepeats(line, offer, all - some), withRepeats(changed, offer, some)];
}

/** The package by its purpose or contents, or the one just offered: 'ok, that one' after a question about another. */
function keepHeldLines(
  line: OrderLine,
  offer: Offer,
  { purposes, inclusionMatches }: Reading,
  isTaken: boolean,
): OrderLine {
  const held = inclusionMatches.get(offer.slug);
  const holding = held?.inAllPackages ? undefined : held?.tiers[0];
  const tier = purposes.get(offer.slug)?.[0] ?? holding ?? (isTaken ? line.offered : undefined);
  return tier ? withTier(line, offer, tier) : line;
}

/** How a segment speaks of a line, by its acts. */
function speakingOf(line: OrderLine, { times, set, drop }: DialogueActs['linesByAct']): Speaking {
  return times.includes(line) ? 'times' : set.includes(line) || drop.includes(line) ? 'anew' : 'package';
}

/** Applies a segment's acts and slots to an order line. */
function changedLine(
  shop: Shop,
  line: OrderLine,
  reading: Reading,
  { linesByAct }: DialogueActs,
  slots: Slots,
): OrderLine[] {
  const offer = offerOf(shop, line.service);
  const isOfSome = linesByAct.tier.includes(line) && slots.counts.some(({ value }) => value < line.quantity);
  if ((linesByAct.split.includes(line) || isOfSome) && reading.editCues.changesSome) return splitIn(line, offer, slots);
  const speaking = speakingOf(line, linesByAct);
  const changed = applySlots(line, offer, slots, speaking);
  const isChosen = changed.tiers !== line.tiers || changed.amounts !== line.amounts;
  if (isChosen || speaking === 'times') return [changed];
  return [keepHeldLines(changed, offer, reading, linesByAct.tier.includes(line))];
}

/** 'Swap the Next.js site for a Strapi one' keeps package, size and number, as far as what comes instead has them. */
function inPlaceOf(shop: Shop, old: OrderLine, line: OrderLine): OrderLine {
  const [from, to] = [old, line].map(({ service }) => offerOf(shop, service));
  if (!from || !to || isSpecified(line) || !(isAlternative(from, to) || from.packages === to.packages)) return line;
  const has = (name: string) => to.packages.some(({ tier, price }) => tier === name && price !== null);
  const { quantity, months } = line.quantity > 1 ? line : old;
  return { ...line, tiers: old.tiers.filter(has), amounts: old.amounts, quantity, months };
}

/** 'The 500 web app': for the only item added to an order, the package by its price if nothing else names one. */
function withPackageByPrice(
  shop: Shop,
  state: DialogueState,
  reading: Reading,
  added: readonly MentionedService[],
): DialogueState {
  const [only, other] = added;
  if (!only || other) return state;
  const lines = state.lines.map((line) => {
    const offer = offerOf(shop, line.service);
    return line.service === only.service && !isSpecified(line)
      ? keepHeldLines(
          applySlots(line, offer, mergedSlots([only], reading.unassigned), 'package'),
          offer,
          reading,
          false,
        )
      : line;
  });
  return { ...state, lines };
}

/** The order with what a segment adds, in place of a line if it is swapped for that. */
function withAdded(
  shop: Shop,
  state: DialogueState,
  reading: Reading,
  added: readonly MentionedService[],
  old: OrderLine | undefined,
): DialogueState {
  const editCues = { ...reading.editCues, drops: [], adds: true };
  const ordered = updateState(shop, state, { ...reading, services: added, editCues });
  const after = withPackageByPrice(shop, ordered, reading, added);
  const isNew = ({ service }: OrderLine) => added.some((named) => named.service === service);
  return old
    ? { ...after, lines: after.lines.map((line) => (isNew(line) ? inPlaceOf(shop, old, line) : line)) }
    : after;
}

function isSameOrder(shop: Shop, left: OrderLine, right: OrderLine): boolean {
  const offer = offerOf(shop, left.service);
  const isAlike = left.service === right.service && left.quantity === right.quantity && left.months === right.months;
  return isAlike && isSpecified(left) && chosenTier(offer, left) === chosenTier(offer, right);
}

/** The dialogue state after a segment that changes the order. Lines it doesn't refer to stay unchanged. */
export function applyActs(shop: Shop, state: DialogueState, reading: Reading, acts: DialogueActs): DialogueState {
  // Lines restored by an earlier segment are already back.
  const isBack = ({ service }: OrderLine) => state.lines.some((line) => line.service === service && isOrdered(line));
  const linesByAct = { ...acts.linesByAct, restore: acts.linesByAct.restore.filter((line) => !isBack(line)) };
  const isAside = ({ service }: OrderLine) => reading.mentionedOnly.includes(service);
  const smaller = linesByAct.drop.filter((line) => !isAside(line) && isChangedBy(shop, line, reading));
  const gone = [...linesByAct.drop, ...linesByAct.replace].filter((line) => !smaller.includes(line));
  const added = addedServices(shop, state, reading, acts);
  const further = addedOrders(shop, state, reading, acts);
  const isFurther = (service: string) => further.some((line) => line.service === service);
  const changing = [...linesByAct.tier, ...linesByAct.times, ...linesByAct.set, ...linesByAct.split, ...smaller].filter(
    ({ service }) => !isFurther(service),
  );
  // 'The Standard logo, and a banner too': slots of an unchanged line next to a change apply, too.
  const isRestated = (line: OrderLine) =>
    [...linesByAct.none, ...linesByAct.asked].includes(line) &&
    !isFurther(line.service) &&
    reading.services.some((named) => named.service === line.service && hasSlots(named.slots));
  // 'So for six months?' refers to every recurring service discussed last.
  const isMonths =
    !reading.services.length && changing.length > 0 && reading.unassigned.counts.some(({ months }) => months);
  const goesOn = ({ service }: OrderLine) => state.focus.includes(service) && recurs(offerOf(shop, service));
  const targets = [
    ...changing,
    ...state.lines.filter((line) => !changing.includes(line) && (isRestated(line) || (isMonths && goesOn(line)))),
  ];
  const kept = state.lines.filter((line) => !gone.includes(line));
  const rest = reading.services.filter((named) => !added.includes(named));
  const all = [...targets, ...linesByAct.restore];
  const hasPackage = ({ service }: OrderLine, name: string | undefined) =>
    offerOf(shop, service).packages.some(({ tier }) => tier === name);
  // 'Make it Premium' means the line that has such a package, not the largest of another list.
  const unassignedOf = (line: OrderLine): Slots => ({
    ...reading.unassigned,
    tiers: reading.unassigned.tiers.filter(
      ({ name }) => !name || hasPackage(line, name) || !all.some((other) => hasPackage(other, name)),
    ),
  });
  const marksOf = (line: OrderLine) => {
    const own = rest.filter(({ service }) => service === line.service);
    if (all.length === 1) return mergedSlots(rest, reading.unassigned);
    return own.some(({ slots }) => hasSlots(slots)) ? mergedSlots(own, noSlots) : unassignedOf(line);
  };
  // 'Rather two of 2,000 words and two of 1,000': the line is replaced by several.
  const marksApart = ({ service }: OrderLine) => {
    const own = rest.filter((named) => named.service === service && isFullySpecified(named.slots));
    return own.length > 1 ? own : [];
  };
  const isDuplicate = (line: OrderLine) => kept.find(({ service }) => service === line.service) !== line;
  // 'Four posts at $50' next to six at $25 restates what is ordered.
  const isConfirmed = (line: OrderLine) =>
    changedLine(shop, line, reading, acts, marksOf(line)).every((after) => isSameOrder(shop, after, line));
  const isOfOther = (line: OrderLine) =>
    !marksApart(line).length &&
    !isConfirmed(line) &&
    targets.some((other) => other !== line && other.service === line.service && isConfirmed(other));
  const lines = kept.flatMap((line) => {
    if (!targets.includes(line) || isOfOther(line)) return [line];
    if (marksApart(line).length && isDuplicate(line)) return [];
    const apart = marksApart(line).flatMap(({ slots }) =>
      changedLine(shop, { ...line, quantity: 1 }, reading, acts, slots),
    );
    return apart.length ? apart : changedLine(shop, line, reading, acts, marksOf(line));
  });
  // 'Three posts at $25', after two kinds of them, is one line.
  const isAgain = (line: OrderLine, at: number) =>
    !state.lines.includes(line) && lines.slice(0, at).some((other) => isSameOrder(shop, other, line));
  const changed = [...targets, ...linesByAct.restore, ...further];
  const touched = changed.length ? changed : kept;
  const dropped = state.dropped.filter((line) => !linesByAct.restore.includes(line));
  const next: DialogueState = {
    ...state,
    lines: [
      ...lines.filter((line, at) => !isAgain(line, at)),
      ...linesByAct.restore.flatMap((line) => changedLine(shop, line, reading, acts, marksOf(line))),
      ...further,
    ].slice(-maxLines),
    focus: [...new Set(touched.map(({ service }) => service))],
    dropped: gone.length ? gone : dropped,
    topic: undefined,
    refused: undefined,
    budget: budgetAfter(shop, state, reading),
    deadlineDays: reading.deadlineDays ?? state.deadlineDays,
    due: reading.days.due ?? state.due,
    totalAsked: state.totalAsked || reading.editCues.asksTotal,
  };
  if (!added.length) return next;
  const unassigned = targets.length ? noSlots : reading.unassigned;
  const [old, another] = gone;
  const isSwap = !another && !added[1] && (linesByAct.replace.length > 0 || reading.editCues.replaces);
  return withAdded(shop, next, { ...reading, unassigned }, added, isSwap ? old : undefined);
}

/** The line among `lines` that one of `others` continues: the first of its service for the first, and so on. */
function sameLine(lines: readonly OrderLine[], others: readonly OrderLine[], line: OrderLine): OrderLine | undefined {
  const ofService = (all: readonly OrderLine[]) => all.filter(({ service }) => service === line.service);
  return ofService(lines)[ofService(others).indexOf(line)];
}

/** The order as it was before a question, remembering the packages asked about: 'ok, that one then'. */
export function undoQuestion(shop: Shop, before: DialogueState, after: DialogueState): DialogueState {
  if (!before.lines.some(isOrdered)) return after;
  const lines = after.lines.map((line): OrderLine => {
    const was = sameLine(before.lines, after.lines, line);
    if (!was) return { ...line, status: 'asked' };
    const offer = offerOf(shop, line.service);
    const [old, now] = [chosenTier(offer, was), chosenTier(offer, line)];
    if (!old) return { ...line, quantity: was.quantity, months: was.months, status: was.status };
    return { ...was, offered: now && now !== old ? now : (line.offered ?? was.offered), earlier: line.earlier };
  });
  const gone = before.lines.filter(({ service }) => lines.every((line) => line.service !== service));
  return { ...after, lines: [...gone, ...lines].slice(-maxLines) };
}

/** Lines that are only asked about aren't ordered. */
function onlyAsked(before: DialogueState, after: DialogueState): DialogueState {
  const isNew = ({ service }: OrderLine) => before.lines.every((line) => line.service !== service);
  const lines = after.lines.map((line): OrderLine => (isNew(line) ? { ...line, status: 'asked' } : line));
  return { ...after, lines };
}

/** The dialogue state after a segment that removes nothing: it asks about lines or adds some. */
export function applyQuestion(shop: Shop, state: DialogueState, reading: Reading, acts: DialogueActs): DialogueState {
  const { linesByAct, request, isRequestCertain } = acts;
  if (acts.adds)
    return withPackageByPrice(
      shop,
      updateState(shop, state, reading),
      reading,
      addedServices(shop, state, reading, acts),
    );
  const asked = linesByAct.asked.map(({ service }) => service);
  const next = updateState(shop, asked.length ? { ...state, focus: asked } : state, reading);
  const isAsked = ({ service }: OrderLine) => !asked.length || asked.includes(service);
  // A question leaves other lines as they were.
  const lines = next.lines.map((line) => (isAsked(line) ? line : (sameLine(state.lines, next.lines, line) ?? line)));
  const after = { ...next, lines };
  return request === 'elsewhere' && isRequestCertain && state.lines.length ? onlyAsked(state, after) : after;
}
