import type { CalendarDay } from '#language/slots/calendar.ts';
import type { KnownEntry } from '../contract.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { hasSlots, isOrdered, isSpecified, type OrderLine } from './order-line.ts';

/** The dialogue state, derived from the visitor's messages only. */
export interface DialogueState {
  /** The order lines, in order of appearance. */
  lines: readonly OrderLine[];
  /** The services discussed last. */
  focus: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** The day by which all has to be finished. */
  due: CalendarDay | undefined;
  /** A total was asked for, so changes to the order report the new one. */
  totalAsked: boolean;
  /** The refused area; kept until the subject changes. */
  refused: string | undefined;
  /** Removed lines, in case they are restored. */
  dropped: readonly OrderLine[];
  /** The last entry used, unless the catalogue was discussed since. */
  topic: KnownEntry | undefined;
  /** How often the visitor has complained about a reply. */
  complaints: number;
}

export const initialState: DialogueState = {
  lines: [],
  focus: [],
  budget: undefined,
  deadlineDays: undefined,
  due: undefined,
  totalAsked: false,
  refused: undefined,
  dropped: [],
  topic: undefined,
  complaints: 0,
};

/** Larger orders need a quote. */
export const maxLines = 8;

/** Which order lines a reply covers. */
export type Scope = 'focus' | 'sum' | 'all';

/** The order lines in scope: those in focus, those in a total, or all. */
export function linesInScope(state: DialogueState, scope: Scope): readonly OrderLine[] {
  const isFocused = ({ service }: OrderLine) => state.focus.includes(service);
  if (scope === 'focus') return state.lines.filter(isFocused);
  const kept = state.lines.filter(isOrdered);
  if (scope === 'all') return kept;
  // What was only considered isn't part of the total, once something is chosen and it wasn't mentioned since.
  const relevant = kept.filter((line) => isSpecified(line) || isFocused(line) || line.wanted);
  return relevant.some(isSpecified) ? relevant : kept;
}

export function withLine(lines: readonly OrderLine[], next: OrderLine): OrderLine[] {
  const at = lines.findIndex(({ service }) => service === next.service);
  return at < 0 ? [...lines, next] : lines.with(at, next);
}

export function asksSum({ editCues, wants }: Reading): boolean {
  return editCues.asksTotal || wants.total >= wantThreshold;
}

export function asksContents({ wants }: Reading): boolean {
  return wants.inclusions >= wantThreshold || wants.comparison >= wantThreshold;
}

/** It names something that only some packages of a discussed service include. */
export function namesContents({ inclusionMatches }: Reading, { focus }: DialogueState): boolean {
  return focus.some((service) => inclusionMatches.get(service)?.inAllPackages === false);
}

/** 'An action plan?': naming just an item asks whether the package includes it. */
export function asksWhetherHeld(reading: Reading, state: DialogueState): boolean {
  return (
    reading.isFragment &&
    !reading.editCues.statesRequirement &&
    !reading.services.length &&
    namesContents(reading, state)
  );
}

/** A message that changes the order and asks nothing. */
export function changesOrder({ editCues, services, unassigned, wants }: Reading): boolean {
  const asksElse = [wants.time, wants.inclusions, wants.comparison, wants.link].some((want) => want >= wantThreshold);
  const changes =
    editCues.adds ||
    editCues.replaces ||
    editCues.drops.length > 0 ||
    hasSlots(unassigned) ||
    services.some(({ slots }) => hasSlots(slots));
  return changes && !asksElse;
}

/** The dialogue state after a refusal. */
export function afterRefusal(state: DialogueState, area: string): DialogueState {
  return { ...state, refused: area };
}
