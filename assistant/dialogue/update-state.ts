import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { resolveBoth, resolveReference } from './anaphora.ts';
import { budgetAfter } from './budget.ts';
import { offerPackageWith, pickByContents } from './chosen-by-contents.ts';
import { markCompared } from './compared.ts';
import { addNamedServices, removeDroppedServices } from './named-services.ts';
import { hasSlots, type OrderLine } from './order-line.ts';
import { asksContents, asksSum, type DialogueState, linesInScope } from './state.ts';
import { applyUnassignedSlots, orderByUnit } from './unassigned-slots.ts';

/** The unit asked about is remembered: 'how many posts?', then 'I'd want 15'. */
function rememberUnitAsked(shop: Shop, state: DialogueState, { unitAsked }: Reading): DialogueState {
  if (!unitAsked) return state;
  const has = ({ service }: OrderLine) => offerOf(shop, service).packages.some(({ limits }) => unitAsked in limits);
  const lines = state.lines.map((line) =>
    state.focus.includes(line.service) && has(line) ? { ...line, asked: unitAsked } : line,
  );
  return { ...state, lines };
}

/** The dialogue state after a message about the catalogue. */
export function updateState(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const ordered = offerPackageWith(shop, applyOrder(shop, state, reading), reading);
  return markCompared(ordered, state, reading);
}

function applyOrder(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const figures = {
    ...state,
    refused: undefined,
    topic: undefined,
    totalAsked: state.totalAsked || asksSum(reading),
    budget: budgetAfter(shop, state, reading),
    deadlineDays: reading.deadlineDays ?? state.deadlineDays,
    due: reading.days.due ?? state.due,
  };
  const left = removeDroppedServices(figures, reading);
  const chosen = pickByContents(shop, left, reading);
  if (chosen) return rememberUnitAsked(shop, chosen, reading);
  const pointed = resolveReference(shop, left, reading);
  // 'The second one, plus a logo' refers, then orders.
  if (pointed !== left && reading.services.length)
    return applyOrder(shop, pointed, { ...reading, unassigned: { ...reading.unassigned, tiers: [] } });
  if (pointed !== left) return pointed;
  const own = reading.services.filter(({ service }) => !reading.editCues.drops.includes(service));
  // 'Are meta descriptions included?' asks about what was discussed.
  const asksOfIt =
    asksContents(reading) &&
    reading.isYesNoQuestion &&
    reading.isFollowUp &&
    left.focus.some((service) => reading.inclusionMatches.has(service));
  // 'How long does building one take?' continues with what was discussed, although it sounds like a website.
  const vague =
    reading.isShort &&
    !(reading.editCues.adds && own.some(({ isInText }) => isInText)) &&
    state.lines.length > 0 &&
    own.every(({ named, isUnambiguous, slots }) => (asksOfIt || !(named || isUnambiguous)) && !hasSlots(slots));
  const named = own.length && !vague ? addNamedServices(shop, left, reading) : left;
  const isAll = reading.editCues.refersToAll && !reading.editCues.refersToBoth;
  const focus = isAll && !own.length ? linesInScope(named, 'all').map(({ service }) => service) : named.focus;
  const others = left.focus.filter((service) => own.every((line) => line.service !== service));
  // 'Premium, plus a logo' refers to what was there, 'stay with the logo, make it four' to the logo.
  const end = Math.max(0, ...own.map(({ to }) => to));
  const { counts, tiers, authorities } = reading.unassigned;
  const isAfter = [...counts, ...tiers, ...authorities].every(({ at }) => at >= end);
  const discussed = own.length && !vague && others.length && !isAfter ? others : focus;
  const marked = orderByUnit(shop, applyUnassignedSlots(shop, { ...named, focus }, reading, discussed), reading);
  return rememberUnitAsked(shop, resolveBoth(shop, marked, reading), reading);
}
