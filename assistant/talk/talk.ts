import type { KnownEntry } from '../contract.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { isMarked, isOrdered, isSettled, type Line } from './line.ts';

/** What a conversation has come to, worked out from the visitor's messages alone. */
export interface Talk {
  /** Everything under discussion, in the order it came up. */
  lines: readonly Line[];
  /** The services spoken of last. */
  focus: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** A sum was asked for: what changes the order asks for the new one. */
  summed: boolean;
  /** The area not served that was asked about; it stands until the subject really changes. */
  refused: string | undefined;
  /** What was left out, should it be wanted back. */
  dropped: readonly Line[];
  /** The entry said last, while nothing of the catalogue came after it. */
  matter: KnownEntry | undefined;
  /** How often the visitor said that a reply missed. */
  missed: number;
}

export const newTalk: Talk = {
  lines: [],
  focus: [],
  budget: undefined,
  deadlineDays: undefined,
  summed: false,
  refused: undefined,
  dropped: [],
  matter: undefined,
  missed: 0,
};

/** More things at once are a project to be quoted. */
export const mostLines = 8;

/** Which of the things under discussion a reply speaks of. */
export type Scope = 'focus' | 'sum' | 'all';

/** The lines a message is about: those it touched, those a sum is made of, or all. */
export function linesSpokenOf(talk: Talk, scope: Scope): readonly Line[] {
  const isFocused = ({ service }: Line) => talk.focus.includes(service);
  if (scope === 'focus') return talk.lines.filter(isFocused);
  const kept = talk.lines.filter(isOrdered);
  if (scope === 'all') return kept;
  // What was only looked at is no part of the sum, once something is chosen and nothing was said of it since.
  const summed = kept.filter((line) => isSettled(line) || isFocused(line) || line.wanted);
  return summed.some(isSettled) ? summed : kept;
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

/** It names what some packages of a service under discussion hold, and others do not. */
export function namesContents({ holders }: Reading, { focus }: Talk): boolean {
  return focus.some((service) => holders.get(service)?.everywhere === false);
}

/** 'An action plan?': nothing but what a package may hold asks whether it does. */
export function asksWhetherHeld(reading: Reading, talk: Talk): boolean {
  return reading.terse && !reading.edits.wishes && !reading.lines.length && namesContents(reading, talk);
}

/** A message that changes what is ordered and asks nothing else of it. */
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

/** The talk after a message about something we do not serve. */
export function afterRefusal(talk: Talk, area: string): Talk {
  return { ...talk, refused: area };
}
