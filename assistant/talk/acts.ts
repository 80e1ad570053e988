import type { PartReading, ReadWord } from '#language/encode/encoder.ts';
import { type Asked, type LineAct, lineActs } from '#language/encode/labels.ts';
import type { AskedShares } from '../read/weigh.ts';
import type { Line } from './line.ts';

/** What a part of a message does to the order under discussion, and what it asks. */
export interface Acts {
  /** Order lines by what happens to them; restored lines had been removed before. */
  of: Readonly<Record<LineAct, readonly Line[]>>;
  /** The probability that each line gets another package or number, certain or not. */
  changes: readonly { line: Line; act: Change; share: number }[];
  /** The probability that each line is removed, certain or not. */
  removals: readonly { line: Line; share: number }[];
  adds: boolean;
  ask: Asked;
  /** What it asks is certain. */
  sure: boolean;
  /** The probability that it asks for a separate topic, and for something from the price lists. */
  shares: AskedShares;
  /** Its words, with what each names and says. */
  words: readonly ReadWord[];
}

/** What gives a line another package or number. */
export const changing = ['tier', 'times', 'set', 'split'] as const;
type Change = (typeof changing)[number];

/** Probability from which something counts as ordered or asked, and from which that is certain. */
export const likely = 0.5;
const sureAsk = 0.9;
/** Probability from which a line is changed: an unwanted change is worse than one that has to be repeated. */
const sureChange = 0.8;
/** The same for removals, which are seldom misread because they name their line. */
const sureRemoval = 0.6;
/** The same for a line that the part names. */
export const least = 0.1;
const removing: readonly LineAct[] = ['drop', 'replace', 'restore', 'none', 'asked'];

function likeliest<Name extends string>(shares: Readonly<Record<Name, number>>): Name {
  return (Object.keys(shares) as Name[]).reduce((best, name) => (shares[name] > shares[best] ? name : best));
}

/** The lines of each act. */
export function byAct<Lines extends readonly Line[]>(linesOf: (act: LineAct) => Lines): Record<LineAct, Lines> {
  return Object.fromEntries(lineActs.map((act) => [act, linesOf(act)])) as Record<LineAct, Lines>;
}

/** `lines` are those that were read, including removed ones. */
export function actsOf(lines: readonly Line[], dropped: readonly Line[], reading: PartReading): Acts {
  const of = byAct((): Line[] => []);
  lines.forEach((line, index) => {
    const shares = reading.lines[index];
    const act = shares ? likeliest(shares) : 'none';
    const isPossible = act === 'restore' ? dropped.includes(line) : !dropped.includes(line);
    const least = removing.includes(act) ? sureRemoval : sureChange;
    of[isPossible && (shares?.[act] ?? 0) >= least ? act : 'none'].push(line);
  });
  const changes = lines
    .filter((line) => !dropped.includes(line))
    .flatMap((line) => {
      const shares = reading.lines[lines.indexOf(line)];
      const act = changing.reduce((best, one) => ((shares?.[one] ?? 0) > (shares?.[best] ?? 0) ? one : best));
      return [{ line, act, share: changing.reduce((sum, one) => sum + (shares?.[one] ?? 0), 0) }];
    });
  const removals = changes.map(({ line }) => {
    const shares = reading.lines[lines.indexOf(line)];
    return { line, share: (shares?.drop ?? 0) + (shares?.replace ?? 0) };
  });
  const ask = likeliest(reading.asks);
  const share = reading.asks[ask];
  // What is asked about out of curiosity isn't ordered.
  const adds = reading.adds >= likely && ask !== 'elsewhere';
  const sumOf = (those: readonly Asked[]) => those.reduce((sum, one) => sum + reading.asks[one], 0);
  return {
    of,
    changes,
    removals,
    adds,
    ask: share >= likely ? ask : 'none',
    sure: share >= sureAsk,
    shares: { matter: sumOf([...matters, 'smalltalk']), order: sumOf(ofOrders) },
    words: reading.words,
  };
}

/** The same acts on lines that have changed in the meantime. */
export function rebound(acts: Acts, current: (line: Line) => readonly Line[]): Acts {
  const of = byAct((act) => acts.of[act].flatMap(current));
  const changes = acts.changes.flatMap((change) => current(change.line).map((line) => ({ ...change, line })));
  const removals = acts.removals.flatMap(({ line: old, share }) => current(old).map((line) => ({ line, share })));
  return { ...acts, of, changes, removals };
}

/** It probably changes something, but it isn't certain what. */
export function mayChange({ changes }: Acts): boolean {
  return changes.some(({ share }) => share >= likely);
}

/** It may concern the order. */
export function touchesOrder({ changes, removals }: Acts): boolean {
  return [...changes, ...removals].some(({ share }) => share >= least);
}

/** It removes, restores or changes something in the order. */
export function changesOrdered({ of }: Acts): boolean {
  return lineActs.some((act) => act !== 'none' && act !== 'asked' && of[act].length > 0);
}

/** The same, or it adds something. */
export function changesLines(acts: Acts): boolean {
  return acts.adds || changesOrdered(acts);
}

/** What an entry answers, whatever is ordered. */
export const matters: readonly Asked[] = ['policy', 'haggle', 'trouble'];
/** What the price lists answer. */
const ofOrders: readonly Asked[] = [
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

const orderingAsks: readonly Asked[] = ['none', 'total', 'order', 'smalltalk', 'complaint', 'budget'];

/** It only wants to know something: 'and what would Premium have?' */
export function isQuestion({ ask }: Acts): boolean {
  return !orderingAsks.includes(ask);
}
