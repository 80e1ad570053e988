import type { RequestType } from '#language/encode/labels.ts';
import {
  changesLines,
  changesOrdered,
  type DialogueActs,
  mapActs,
  mayChange,
  rebasedOnLines,
  touchesOrder,
} from './acts.ts';
import type { OrderLine } from './order-line.ts';
import type { DialogueState } from './state.ts';

/** A segment of a message, before it is read separately. */
export interface Segment {
  text: string;
  acts: DialogueActs | undefined;
  /** An earlier segment introduced an item that this one may refer to. */
  followsNewItem?: boolean;
  /** The services the whole message names. */
  named?: readonly string[];
  /** The message has other segments. */
  isOneOfSeveral?: boolean;
}

/** The acts without references to earlier lines: the request and the changes concern the item named last. */
export function withoutReferences(acts: DialogueActs): DialogueActs {
  const { linesByAct } = acts;
  const none = [
    ...linesByAct.none,
    ...linesByAct.asked,
    ...linesByAct.tier,
    ...linesByAct.times,
    ...linesByAct.set,
    ...linesByAct.split,
  ];
  return {
    ...acts,
    linesByAct: { ...linesByAct, none, asked: [], tier: [], times: [], set: [], split: [] },
    changes: [],
  };
}

/** 'You missed the longer ones. Four of 2,000 words and …': after a complaint, only what is restated counts. */
function ignoreComplaints(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const { acts } = segment;
    const isRestated = segments
      .slice(at + 1)
      .some((later) => isItem(later) || (later.acts && (changesLines(later.acts) || mayChange(later.acts))));
    return acts?.request === 'complaint' && !acts.adds && isRestated
      ? { ...segment, acts: withoutChanges(acts) }
      : segment;
  });
}

/** An item of a list: how many of which. */
function isItem({ acts }: Segment): boolean {
  const values = new Set(acts?.words.map(({ value }) => value));
  return acts?.request === 'none' && values.has('times') && (values.has('amount') || values.has('tier'));
}

/** The changes of two segments to the lines, combined. */
function combinedActs(left: DialogueActs, right: DialogueActs): DialogueActs {
  const isChanged = (line: OrderLine, { linesByAct }: DialogueActs) =>
    !linesByAct.none.includes(line) && !linesByAct.asked.includes(line);
  const linesByAct = mapActs((act) => {
    const first = left.linesByAct[act].filter((line) => act !== 'none' || !isChanged(line, right));
    const second = right.linesByAct[act].filter(
      (line) => !isChanged(line, left) || left.linesByAct[act].includes(line),
    );
    return [...new Set([...first, ...second])];
  });
  const changes = right.changes.map((change) => {
    const other = left.changes.find(({ line }) => line === change.line);
    return other && other.probability > change.probability ? other : change;
  });
  return { ...right, linesByAct, changes };
}

function withoutChanges(acts: DialogueActs): DialogueActs {
  const pointless = withoutReferences(acts);
  const { drop, replace, restore, none } = pointless.linesByAct;
  const linesByAct = {
    ...pointless.linesByAct,
    none: [...none, ...drop, ...replace, ...restore],
    drop: [],
    replace: [],
    restore: [],
  };
  return { ...pointless, linesByAct, removals: [] };
}

/** A segment's acts, pointing to the lines as earlier segments left them. */
export function onLatestLines(
  segment: Segment,
  { lines: before }: DialogueState,
  { lines: now }: DialogueState,
): Segment {
  const { acts } = segment;
  if (!acts) return segment;
  const alike = (lines: readonly OrderLine[], { service }: OrderLine) =>
    lines.filter((line) => line.service === service);
  const current = (line: OrderLine): OrderLine[] => {
    const at = now.includes(line) ? -1 : alike(before, line).indexOf(line);
    return at < 0 ? [line] : alike(now, line).slice(at, at + 1);
  };
  return { ...segment, acts: rebasedOnLines(acts, current) };
}

/** It only lists items to order, or introduces the rest. */
function mayContinue({ acts }: Segment): boolean {
  return acts !== undefined && acts.request === 'none' && !changesOrdered(acts) && !touchesOrder(acts);
}

/** It continues a list or asks for its total. */
function isContinuation({ acts }: Segment): boolean {
  return (
    acts !== undefined &&
    !changesOrdered(acts) &&
    !mayChange(acts) &&
    (acts.adds || ['total', 'price', 'time', 'none'].includes(acts.request))
  );
}

/** What may be asked within a list of items: 'a shop and a logo, price and time, under 2000 if possible'. */
const listRequests: readonly RequestType[] = ['none', 'price', 'total', 'time', 'which', 'budget', 'smalltalk'];

/** 'The total for SEO Basic and 1,000 words' | 'and Logo Standard': the rest of what a sum is asked of. */
function isRestOf({ text, acts }: Segment, part: Segment): boolean {
  const isItemOnly = part.acts?.request === 'none' && !part.acts.adds && !changesOrdered(part.acts);
  return acts?.request === 'total' && !/[.?!]\s*$/.test(text) && isItemOnly;
}

/** It describes a need, or asks for its price or delivery time. */
function isOfList({ acts }: Segment): boolean {
  if (acts === undefined) return true;
  // No single question is certain, but most of those it may ask are separate topics.
  const isTopic = acts.request === 'none' && acts.requestProbabilities.topic > acts.requestProbabilities.order;
  return listRequests.includes(acts.request) && !isTopic;
}

function joined(left: Segment, { text, acts }: Segment): Segment {
  const words = [...(left.acts?.words ?? []), ...(acts?.words ?? [])];
  return {
    text: `${left.text}${text}`,
    acts: acts && {
      ...(left.acts ? combinedActs(left.acts, acts) : acts),
      words,
      adds: acts.adds || (left.acts?.adds ?? false),
    },
  };
}

/** It asks for a price or a time, possibly without naming of what. */
export function asksFigure({ acts }: Segment): boolean {
  return acts !== undefined && ['price', 'total', 'time', 'which'].includes(acts.request);
}

const maxLeadInWords = 3;

/** 'Also kindly clarify' asks nothing yet. */
function isLeadIn({ text, acts }: Segment): boolean {
  return !acts?.isRequestCertain && !/[?.!]\s*$/.test(text) && text.trim().split(/\s+/).length <= maxLeadInWords;
}

/** A short lead-in belongs to the segment after it, with what it names: 'SEO and 4 articles'. */
function joinLeadIn(lead: Segment, segment: Segment): Segment {
  const words = [...(lead.acts?.words ?? []), ...(segment.acts?.words ?? [])];
  return { ...segment, text: `${lead.text}${segment.text}`, acts: segment.acts && { ...segment.acts, words } };
}

/** A short introduction to a question belongs to the question. */
function joinLeadIns(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let lead: Segment | undefined;
  for (const segment of segments) {
    const whole = lead ? joinLeadIn(lead, segment) : segment;
    const isLast = segment === segments.at(-1);
    lead = !isLast && isLeadIn(segment) ? whole : undefined;
    if (!lead) result.push(whole);
  }
  return result;
}

/**
 * Joins a list of items with the question about it: 'a basic site, a logo, and what is that together?' In a first
 * message, everything that isn't a topic of its own is joined, with its questions about price and time.
 */
export function joinSegments(segments: readonly Segment[], isFirst: boolean): Segment[] {
  const result: Segment[] = [];
  for (const segment of joinLeadIns(ignoreComplaints(segments))) {
    const last = result.at(-1);
    const isList = last && isItem(last) && isItem(segment);
    const belongs =
      last &&
      (isFirst
        ? isOfList(segment) && isOfList(last)
        : isList || isRestOf(last, segment) || (mayContinue(last) && isContinuation(segment)));
    if (belongs) result[result.length - 1] = joined(last, segment);
    else result.push(segment);
  }
  return result;
}
