import type { SegmentReading, TaggedWord } from '#language/encode/encoder.ts';
import { type LineAct, lineActs, type RequestType } from '#language/encode/labels.ts';
import type { RequestProbabilities } from '../read/probabilities.ts';
import type { OrderLine } from './order-line.ts';

/** The changes a segment makes to the order under discussion, and its request. */
export interface DialogueActs {
  /** Order lines by act; restored lines had been removed before. */
  linesByAct: Readonly<Record<LineAct, readonly OrderLine[]>>;
  /** For each line, the probability that its package or quantity changes, and how. */
  changes: readonly { line: OrderLine; act: Change; probability: number }[];
  /** For each line, the probability that it is removed. */
  removals: readonly { line: OrderLine; probability: number }[];
  adds: boolean;
  request: RequestType;
  /** The request is certain. */
  isRequestCertain: boolean;
  /** The probabilities that it asks about a separate topic, and about something in the price lists. */
  requestProbabilities: RequestProbabilities;
  /** Its words with their tags. */
  words: readonly TaggedWord[];
}

/** The acts that change the package or quantity of a line. */
export const changeActs = ['tier', 'times', 'set', 'split'] as const;
type Change = (typeof changeActs)[number];

/** Probability from which something counts as ordered or asked, and from which that is certain. */
export const likelyThreshold = 0.5;
const certainRequestThreshold = 0.9;
/** Probability from which a line is changed: an unwanted change is worse than one that has to be repeated. */
const certainChangeThreshold = 0.8;
/** The same for removals, which are seldom misread because they name their line. */
const certainRemovalThreshold = 0.6;
/** The same for a line that the segment names. */
export const possibleThreshold = 0.1;
const removing: readonly LineAct[] = ['drop', 'replace', 'restore', 'none', 'asked'];

function likeliest<Name extends string>(probabilities: Readonly<Record<Name, number>>): Name {
  return (Object.keys(probabilities) as Name[]).reduce((best, name) =>
    probabilities[name] > probabilities[best] ? name : best,
  );
}

/** Collects the lines of each act. */
export function mapActs<Lines extends readonly OrderLine[]>(linesOf: (act: LineAct) => Lines): Record<LineAct, Lines> {
  return Object.fromEntries(lineActs.map((act) => [act, linesOf(act)])) as Record<LineAct, Lines>;
}

/** The same acts, with some of the lines moved to one act. */
export function withAct(acts: DialogueActs, act: LineAct, moved: readonly OrderLine[]): DialogueActs {
  const linesByAct = mapActs((each) => acts.linesByAct[each].filter((line) => !moved.includes(line)));
  return { ...acts, linesByAct: { ...linesByAct, [act]: [...linesByAct[act], ...moved] } };
}

/** The encoder's output as dialogue acts. `lines` are those it was given, including removed ones. */
export function toDialogueActs(
  lines: readonly OrderLine[],
  dropped: readonly OrderLine[],
  reading: SegmentReading,
): DialogueActs {
  const linesByAct = mapActs((): OrderLine[] => []);
  lines.forEach((line, index) => {
    const probabilities = reading.lines[index];
    const act = probabilities ? likeliest(probabilities) : 'none';
    const isPossible = act === 'restore' ? dropped.includes(line) : !dropped.includes(line);
    const threshold = removing.includes(act) ? certainRemovalThreshold : certainChangeThreshold;
    linesByAct[isPossible && (probabilities?.[act] ?? 0) >= threshold ? act : 'none'].push(line);
  });
  const changes = lines
    .filter((line) => !dropped.includes(line))
    .flatMap((line) => {
      const probabilities = reading.lines[lines.indexOf(line)];
      const act = changeActs.reduce((best, one) =>
        (probabilities?.[one] ?? 0) > (probabilities?.[best] ?? 0) ? one : best,
      );
      return [{ line, act, probability: changeActs.reduce((sum, one) => sum + (probabilities?.[one] ?? 0), 0) }];
    });
  const removals = changes.map(({ line }) => {
    const probabilities = reading.lines[lines.indexOf(line)];
    return { line, probability: (probabilities?.drop ?? 0) + (probabilities?.replace ?? 0) };
  });
  const request = likeliest(reading.requests);
  const probability = reading.requests[request];
  // What is asked about out of curiosity isn't ordered.
  const adds = reading.adds >= likelyThreshold && request !== 'elsewhere';
  const sumOf = (those: readonly RequestType[]) => those.reduce((sum, one) => sum + reading.requests[one], 0);
  return {
    linesByAct,
    changes,
    removals,
    adds,
    request: probability >= likelyThreshold ? request : 'none',
    isRequestCertain: probability >= certainRequestThreshold,
    requestProbabilities: { topic: sumOf([...topicRequests, 'smalltalk']), order: sumOf(catalogueRequests) },
    words: reading.words,
  };
}

/** The same acts, pointing to the current versions of their lines. */
export function rebasedOnLines(acts: DialogueActs, current: (line: OrderLine) => readonly OrderLine[]): DialogueActs {
  const linesByAct = mapActs((act) => acts.linesByAct[act].flatMap(current));
  const changes = acts.changes.flatMap((change) => current(change.line).map((line) => ({ ...change, line })));
  const removals = acts.removals.flatMap(({ line: old, probability }) =>
    current(old).map((line) => ({ line, probability })),
  );
  return { ...acts, linesByAct, changes, removals };
}

/** It probably changes something, but it isn't certain what. */
export function mayChange({ changes }: DialogueActs): boolean {
  return changes.some(({ probability }) => probability >= likelyThreshold);
}

/** It possibly changes or removes an order line. */
export function touchesOrder({ changes, removals }: DialogueActs): boolean {
  return [...changes, ...removals].some(({ probability }) => probability >= possibleThreshold);
}

/** It removes, restores or changes something in the order. */
export function changesOrdered({ linesByAct }: DialogueActs): boolean {
  return lineActs.some((act) => act !== 'none' && act !== 'asked' && linesByAct[act].length > 0);
}

/** The same, or it adds something. */
export function changesLines(acts: DialogueActs): boolean {
  return acts.adds || changesOrdered(acts);
}

/** Requests that entries answer, independent of the order. */
export const topicRequests: readonly RequestType[] = ['policy', 'haggle', 'trouble'];
/** Requests that the price lists answer. */
const catalogueRequests: readonly RequestType[] = [
  'none',
  'total',
  'time',
  'contents',
  'price',
  'compare',
  'budget',
  'elsewhere',
  'order',
];

const orderingRequests: readonly RequestType[] = ['none', 'total', 'order', 'smalltalk', 'complaint', 'budget'];

/** It only wants to know something: 'and what would Premium have?' */
export function isQuestion({ request }: DialogueActs): boolean {
  return !orderingRequests.includes(request);
}
