import type { Asked } from '#language/encode/labels.ts';
import { type Acts, byAct, changesLines, changesOrdered, mayChange, rebound, touchesOrder } from './acts.ts';
import type { Line } from './line.ts';
import type { Talk } from './talk.ts';

/** A part of a message before it is read separately. */
export interface SaidPart {
  text: string;
  acts: Acts | undefined;
  /** An earlier part of the message introduced something this part may refer to. */
  behindNew?: boolean;
  /** The services the whole message names. */
  named?: readonly string[];
  /** The message has other parts. */
  isOneOfSeveral?: boolean;
}

/** Acts that refer to none of the lines: what is asked and changed is what was named last. */
export function withoutPointing(acts: Acts): Acts {
  const { of } = acts;
  const none = [...of.none, ...of.asked, ...of.tier, ...of.times, ...of.set, ...of.split];
  return { ...acts, of: { ...of, none, asked: [], tier: [], times: [], set: [], split: [] }, changes: [] };
}

/** 'You missed the longer ones. Four of 2,000 words and …': after a complaint, only what is restated counts. */
function withoutComplaints(parts: readonly SaidPart[]): SaidPart[] {
  return parts.map((part, at) => {
    const { acts } = part;
    const isSaidAnew = parts
      .slice(at + 1)
      .some((later) => isItem(later) || (later.acts && (changesLines(later.acts) || mayChange(later.acts))));
    return acts?.ask === 'complaint' && !acts.adds && isSaidAnew ? { ...part, acts: withoutChanges(acts) } : part;
  });
}

/** An item of a list: how many of which. */
function isItem({ acts }: SaidPart): boolean {
  const values = new Set(acts?.words.map(({ value }) => value));
  return acts?.ask === 'none' && values.has('times') && (values.has('amount') || values.has('tier'));
}

/** What either of two parts does to the lines. */
function together(left: Acts, right: Acts): Acts {
  const isChanged = (line: Line, { of }: Acts) => !of.none.includes(line) && !of.asked.includes(line);
  const of = byAct((act) => {
    const first = left.of[act].filter((line) => act !== 'none' || !isChanged(line, right));
    const second = right.of[act].filter((line) => !isChanged(line, left) || left.of[act].includes(line));
    return [...new Set([...first, ...second])];
  });
  const changes = right.changes.map((change) => {
    const other = left.changes.find(({ line }) => line === change.line);
    return other && other.share > change.share ? other : change;
  });
  return { ...right, of, changes };
}

function withoutChanges(acts: Acts): Acts {
  const pointless = withoutPointing(acts);
  const { drop, replace, restore, none } = pointless.of;
  const of = { ...pointless.of, none: [...none, ...drop, ...replace, ...restore], drop: [], replace: [], restore: [] };
  return { ...pointless, of, removals: [] };
}

/** A part applied to the lines as earlier parts of the message left them. */
export function carriedOver(part: SaidPart, { lines: before }: Talk, { lines: now }: Talk): SaidPart {
  const { acts } = part;
  if (!acts) return part;
  const alike = (lines: readonly Line[], { service }: Line) => lines.filter((line) => line.service === service);
  const current = (line: Line): Line[] => {
    const at = now.includes(line) ? -1 : alike(before, line).indexOf(line);
    return at < 0 ? [line] : alike(now, line).slice(at, at + 1);
  };
  return { ...part, acts: rebound(acts, current) };
}

/** It only lists things to order, or introduces the rest. */
function isOpen({ acts }: SaidPart): boolean {
  return acts !== undefined && acts.ask === 'none' && !changesOrdered(acts) && !touchesOrder(acts);
}

/** It continues a list or asks for its total. */
function goesOn({ acts }: SaidPart): boolean {
  return (
    acts !== undefined &&
    !changesOrdered(acts) &&
    !mayChange(acts) &&
    (acts.adds || ['total', 'price', 'time', 'none'].includes(acts.ask))
  );
}

/** What may be asked within a list of items: 'a shop and a logo, price and time, under 2000 if possible'. */
const ofList: readonly Asked[] = ['none', 'price', 'total', 'time', 'which', 'budget', 'smalltalk'];

/** 'The total for SEO Basic and 1,000 words' | 'and Logo Standard': the rest of what a sum is asked of. */
function isRestOf({ text, acts }: SaidPart, part: SaidPart): boolean {
  const isItemOnly = part.acts?.ask === 'none' && !part.acts.adds && !changesOrdered(part.acts);
  return acts?.ask === 'total' && !/[.?!]\s*$/.test(text) && isItemOnly;
}

/** It describes a need, or asks for its price or delivery time. */
function isOfList({ acts }: SaidPart): boolean {
  if (acts === undefined) return true;
  // No single question is certain, but most of those it may ask are separate topics.
  const isMatter = acts.ask === 'none' && acts.shares.matter > acts.shares.order;
  return ofList.includes(acts.ask) && !isMatter;
}

function joined(left: SaidPart, { text, acts }: SaidPart): SaidPart {
  const words = [...(left.acts?.words ?? []), ...(acts?.words ?? [])];
  return {
    text: `${left.text}${text}`,
    acts: acts && {
      ...(left.acts ? together(left.acts, acts) : acts),
      words,
      adds: acts.adds || (left.acts?.adds ?? false),
    },
  };
}

/** It asks for a price or a time, possibly without naming of what. */
export function asksFigure({ acts }: SaidPart): boolean {
  return acts !== undefined && ['price', 'total', 'time', 'which'].includes(acts.ask);
}

const maxLeadInWords = 3;

/** 'Also kindly clarify' asks nothing yet. */
function isLeadIn({ text, acts }: SaidPart): boolean {
  return !acts?.sure && !/[?.!]\s*$/.test(text) && text.trim().split(/\s+/).length <= maxLeadInWords;
}

/** A few words before a part are part of it, with what they name: 'SEO and 4 articles'. */
function behind(lead: SaidPart, part: SaidPart): SaidPart {
  const words = [...(lead.acts?.words ?? []), ...(part.acts?.words ?? [])];
  return { ...part, text: `${lead.text}${part.text}`, acts: part.acts && { ...part.acts, words } };
}

/** A few words that introduce a question are part of it. */
function withLeadIns(parts: readonly SaidPart[]): SaidPart[] {
  const told: SaidPart[] = [];
  let lead: SaidPart | undefined;
  for (const part of parts) {
    const whole = lead ? behind(lead, part) : part;
    const isLast = part === parts.at(-1);
    lead = !isLast && isLeadIn(part) ? whole : undefined;
    if (!lead) told.push(whole);
  }
  return told;
}

/**
 * A list of items to order, and a question about it, is one part: 'a basic site, a logo, and what is that together?' If
 * nothing is under discussion yet, so is everything a message says, with its questions about price and time.
 */
export function joinedParts(parts: readonly SaidPart[], isFirst: boolean): SaidPart[] {
  const told: SaidPart[] = [];
  for (const part of withLeadIns(withoutComplaints(parts))) {
    const last = told.at(-1);
    const isList = last && isItem(last) && isItem(part);
    const belongs =
      last &&
      (isFirst ? isOfList(part) && isOfList(last) : isList || isRestOf(last, part) || (isOpen(last) && goesOn(part)));
    if (belongs) told[told.length - 1] = joined(last, part);
    else told.push(part);
  }
  return told;
}
