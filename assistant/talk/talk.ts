import type { CalendarDay } from '#language/slots/calendar.ts';
import type { KnownEntry } from '../contract.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { isMarked, isOrdered, isSettled, type Line } from './line.ts';

/** The dialogue state, derived from the visitor's messages only. */
export interface Talk {
  /** The order lines, in the order they came up. */
  lines: readonly Line[];
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
  dropped: readonly Line[];
  /** The last entry used, unless the catalogue was discussed since. */
  matter: KnownEntry | undefined;
  /** How often the visitor said that a reply was wrong. */
  missed: number;
}

export const newTalk: Talk = {
  lines: [],
  focus: [],
  budget: undefined,
  deadlineDays: undefined,
  due: undefined,
  totalAsked: false,
  refused: undefined,
  dropped: [],
  matter: undefined,
  missed: 0,
};

/** Larger orders need a quote. */
export const maxLines = 8;

/** The lines a reply covers. */
export type Scope = 'focus' | 'sum' | 'all';

/** The lines a message is about: those it changed, those in a total, or all. */
export function linesSpokenOf(talk: Talk, scope: Scope): readonly Line[] {
  const isFocused = ({ service }: Line) => talk.focus.includes(service);
  if (scope === 'focus') return talk.lines.filter(isFocused);
  const kept = talk.lines.filter(isOrdered);
  if (scope === 'all') return kept;
  // What was only considered isn't part of the total, once something is chosen and it wasn't mentioned since.
  const relevant = kept.filter((line) => isSettled(line) || isFocused(line) || line.wanted);
  return relevant.some(isSettled) ? relevant : kept;
}

export function updated(lines: readonly Line[], next: Line): Line[] {
  const at = lines.findIndex(({ service }) => service === next.service);
  return at < 0 ? [...lines, next] : lines.with(at, next);
}

export function asksSum({ edits, wants }: Reading): boolean {
  return edits.sums || wants.total >= wantThreshold;
}

export function asksContents({ wants }: Reading): boolean {
  return wants.inclusions >= wantThreshold || wants.comparison >= wantThreshold;
}

/** It names something that only some packages of a discussed service include. */
export function namesContents({ holders }: Reading, { focus }: Talk): boolean {
  return focus.some((service) => holders.get(service)?.everywhere === false);
}

/** 'An action plan?': naming just an item asks whether the package includes it. */
export function asksWhetherHeld(reading: Reading, talk: Talk): boolean {
  return reading.terse && !reading.edits.wishes && !reading.lines.length && namesContents(reading, talk);
}

/** A message that changes the order and asks nothing. */
export function changesOrder({ edits, lines, unassigned, wants }: Reading): boolean {
  const asksElse = [wants.time, wants.inclusions, wants.comparison, wants.link].some((want) => want >= wantThreshold);
  const changes =
    edits.adds ||
    edits.replaces ||
    edits.drops.length > 0 ||
    isMarked(unassigned) ||
    lines.some(({ marks }) => isMarked(marks));
  return changes && !asksElse;
}

/** The dialogue state after a refusal. */
export function afterRefusal(talk: Talk, area: string): Talk {
  return { ...talk, refused: area };
}
