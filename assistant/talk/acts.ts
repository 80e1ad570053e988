import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { PartReading, ReadWord } from '#language/encode/encoder.ts';
import { type Asked, type LineAct, lineActs, type Want } from '#language/encode/labels.ts';
import { plainWords } from '#language/text/plain.ts';
import { noEdits } from '../read/edits-in.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import type { AskedShares } from '../read/weigh.ts';
import { isMarked, isOrdered, isSaidInFull, type Line, noMarks } from './line.ts';
import { namesContents, type Talk } from './talk.ts';

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
const changing = ['tier', 'times', 'set', 'split'] as const;
type Change = (typeof changing)[number];

/** Probability from which something counts as ordered or asked, and from which that is certain. */
const likely = 0.5;
const sureAsk = 0.9;
/** Probability from which a line is changed: an unwanted change is worse than one that has to be repeated. */
const sureChange = 0.8;
/** The same for removals, which are seldom misread because they name their line. */
const sureRemoval = 0.6;
/** The same for a line that the part names. */
const least = 0.1;
/**
 * If a number refers to none of several lines, the one it may change has this probability, and is this many times as
 * probable as any other.
 */
const leaningShare = 0.2;
const leaningLead = 1.5;
const removing: readonly LineAct[] = ['drop', 'replace', 'restore', 'none', 'asked'];

function likeliest<Name extends string>(shares: Readonly<Record<Name, number>>): Name {
  return (Object.keys(shares) as Name[]).reduce((best, name) => (shares[name] > shares[best] ? name : best));
}

/** `lines` are those that were read, including removed ones. */
export function actsOf(lines: readonly Line[], dropped: readonly Line[], reading: PartReading): Acts {
  const of = Object.fromEntries(lineActs.map((act): [LineAct, Line[]] => [act, []])) as Record<LineAct, Line[]>;
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
  const of = Object.fromEntries(lineActs.map((act) => [act, acts.of[act].flatMap(current)])) as unknown as Acts['of'];
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

/**
 * The lines a change is about: those the part names, if it names any of the order. A probable change is made if a
 * package or a number says what to change to.
 */
export function aimed(shop: Shop, reading: Reading, said: Acts): Acts {
  const acts = withSaidAnew(reading, withoutOthers(reading, said));
  const { lines, unassigned } = reading;
  if (!mayChange(acts)) return lines.length || !isMarked(unassigned) ? acts : leaning(acts);
  const named = acts.changes.filter(({ line }) => lines.some(({ service }) => service === line.service));
  const isSaid = isMarked(unassigned) || lines.some(({ marks }) => isMarked(marks));
  const likeliestFirst = acts.changes.toSorted((left, right) => right.share - left.share);
  const kind = likeliestFirst[0]?.act ?? 'tier';
  // 'The 50 one' is the line that has a package for 50.
  const hasPrice = ({ service }: Line) =>
    offerOf(shop, service).packages.some(({ price }) => price !== null && unassigned.prices.includes(price));
  const priced = acts.changes.filter(({ line }) => hasPrice(line));
  const likelyOnes = likeliestFirst.filter(({ share }) => share >= likely);
  const among = named.length ? named : priced.length === 1 ? priced : isSaid ? likelyOnes : [];
  if (!among.length) return acts;
  const targets = among.map(({ line, act, share }) => ({ line, act: share >= least ? act : kind }));
  const isTarget = (line: Line) => targets.some((target) => target.line === line);
  const isGone = (line: Line) => [...acts.of.drop, ...acts.of.replace].includes(line);
  const of = Object.fromEntries(
    lineActs.map((act): [LineAct, Line[]] => [act, acts.of[act].filter((line) => isGone(line) || !isTarget(line))]),
  ) as Record<LineAct, Line[]>;
  for (const act of changing) {
    of.none.push(...of[act]);
    of[act] = targets.filter((target) => target.act === act && !isGone(target.line)).map(({ line }) => line);
  }
  return { ...acts, of };
}

/** 'Four articles of 2,000 words and eight of 1,000': a list of what is ordered already says it anew. */
function withSaidAnew({ lines }: Reading, acts: Acts): Acts {
  const isListed = ({ service }: Line) =>
    lines.filter((named) => named.service === service && isSaidInFull(named.marks)).length > 1;
  const anew = acts.changes.map(({ line }) => line).filter(isListed);
  if (!anew.length || acts.adds) return acts;
  const of = Object.fromEntries(
    lineActs.map((act) => [act, acts.of[act].filter((line) => !anew.includes(line))]),
  ) as unknown as Acts['of'];
  const changes = acts.changes.map((change) =>
    anew.includes(change.line) ? { ...change, act: 'set' as const, share: 1 } : change,
  );
  return { ...acts, of: { ...of, set: [...of.set, ...anew] }, changes };
}

/**
 * 'We stay with the four months': of several lines the one that is by far the most probable, even if its probability is
 * low.
 */
function leaning(acts: Acts): Acts {
  const [first, second] = acts.changes.toSorted((left, right) => right.share - left.share);
  const isOne = first && !changesOrdered(acts) && first.share >= leaningShare;
  if (!isOne || first.share < leaningLead * (second?.share ?? 0)) return acts;
  const none = acts.of.none.filter((line) => line !== first.line);
  const asked = acts.of.asked.filter((line) => line !== first.line);
  return { ...acts, of: { ...acts.of, none, asked, [first.act]: [first.line] } };
}

/** 'No, forget the banner' removes what it names, if that is probable or it certainly removes something. */
function withoutOthers({ edits, aside }: Reading, acts: Acts): Acts {
  const { drop } = acts.of;
  const isOut = ({ service }: Line) => edits.drops.includes(service) || (drop.length > 0 && aside.includes(service));
  const named = acts.removals
    .filter(({ line, share }) => isOut(line) && (drop.length > 0 || share >= least))
    .map(({ line }) => line);
  if (!named.length) return acts;
  const others = drop.filter((line) => !named.includes(line));
  const of = Object.fromEntries(
    lineActs.map((act): [LineAct, readonly Line[]] => [act, acts.of[act].filter((line) => !named.includes(line))]),
  ) as Acts['of'];
  return { ...acts, of: { ...of, drop: named, none: [...of.none, ...others] } };
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

/** It asks about a separate topic: neither a package's contents nor the discounted total. */
export function asksElse(talk: Talk, reading: Reading, acts: Acts): boolean {
  // 'And Premium, what's extra?', 'how much ad spend can it have' ask about a package.
  const isOnPackage =
    reading.unassigned.tiers.length > 0 || reading.amountAsked !== undefined || namesContents(reading, talk);
  // 'What is it with the discount?' asks for a total, 'anything off for charities?' and 'how do I get the 10%?' don't.
  const isOnDiscount = acts.sure && !reading.lines.length && (acts.ask === 'haggle' || reading.openly);
  const isReckoned = reading.discount && !isOnDiscount;
  return matters.includes(acts.ask) && !reading.terse && !isReckoned && !isOnPackage;
}

const orderingAsks: readonly Asked[] = ['none', 'total', 'order', 'smalltalk', 'complaint', 'budget'];

/** It only wants to know something: 'and what would Premium have?' */
export function isQuestion({ ask }: Acts): boolean {
  return !orderingAsks.includes(ask);
}

/** What a message names and adds to the order. */
export function freshIn(shop: Shop, talk: Talk, { lines }: Reading, { of, adds }: Acts): NamedLine[] {
  const gone = [...of.drop, ...of.replace];
  const takesIn = adds || of.replace.length > 0;
  const isBack = ({ service }: NamedLine) => of.restore.some((line) => line.service === service);
  return lines.filter((named) =>
    isBack(named)
      ? false
      : takesIn
        ? !isInOrder(talk, named) && !namesOneOf(shop, gone, named)
        : isOther(shop, talk, named),
  );
}

/** It names a service that isn't in the order. */
function isOther(shop: Shop, talk: Talk, named: NamedLine): boolean {
  return named.named && !isInOrder(talk, named) && !namesOneOf(shop, talk.lines, named);
}

/** Whether a part changes the order: something named is added, or a line is changed in a possible way. */
export function decidesBy(shop: Shop, talk: Talk, reading: Reading, acts: Acts): boolean {
  const { of, adds } = acts;
  const order = talk.lines.filter(isOrdered);
  const gone = of.drop.length + of.replace.length;
  const isFresh = freshIn(shop, talk, reading, acts).length > 0;
  // 'What if it was MERN instead?' replaces nothing unless that is sold.
  if (of.replace.length > 0 && !isFresh) return false;
  // 'Ok, second' empties nothing.
  if (gone > 0 && gone === order.length && isMarked({ ...reading.unassigned, counts: [] })) return false;
  if (gone + of.restore.length > 0) return true;
  if (reading.unassignedOrders.length > 1) return false;
  if (of.set.length + of.split.length > 0) return true;
  if (adds && isFresh) return order.length > 0;
  return of.tier.length + of.times.length > 0 && reading.lines.every((named) => !isOther(shop, talk, named));
}

const wantedBy: Partial<Record<Asked, Want>> = {
  total: 'total',
  time: 'time',
  contents: 'inclusions',
  price: 'price',
  compare: 'comparison',
};

/** The reading of a message that changes the order, according to its acts. */
export function asChange(reading: Reading, acts: Acts): Reading {
  const want = wantedBy[acts.ask];
  return {
    ...reading,
    leans: true,
    wants: { ...reading.wants, total: 0, ...(want ? { [want]: 1 } : {}) },
    edits: {
      ...noEdits,
      drops: [...acts.of.drop, ...acts.of.replace].map(({ service }) => service),
      adds: acts.adds,
      sums: acts.ask === 'total',
      restores: reading.edits.restores,
      ofSome: reading.edits.ofSome,
    },
  };
}

/** A message that only asks about the order: if it seems to name another service, it is one of those discussed. */
export function asQuestion(shop: Shop, talk: Talk, reading: Reading, { of, ask, sure }: Acts): Reading {
  const want = sure ? wantedBy[ask] : undefined;
  // 'How much more is that?' asks for the total and compares nothing.
  const isSum = ask === 'total' && talk.lines.some(isOrdered);
  const isComparison = ask === 'compare' && sure;
  const wants = {
    ...reading.wants,
    ...(want ? { [want]: 1 } : {}),
    ...(isSum ? { total: 1, comparison: 0 } : {}),
    ...(isComparison ? { total: 0 } : {}),
  };
  const asked = { ...reading, wants };
  if (ask === 'holds') {
    // 'Are meta descriptions included?' names what a package may include, even if it is also sold separately.
    const isHeld = talk.focus.some((service) => reading.holders.has(service));
    const lines = isHeld ? reading.lines.filter((named) => isInOrder(talk, named)) : reading.lines;
    return { ...reading, lines, wants: { ...reading.wants, inclusions: 1 }, whether: true };
  }
  // The need selects: 'which one takes payments?'
  if (ask === 'which') return { ...reading, edits: { ...reading.edits, picks: true } };
  const isOnOrder = of.asked.length > 0 || (ask === 'compare' && of.none.length > 1);
  if (!isOnOrder || reading.lines.some((named) => isOther(shop, talk, named))) return asked;
  const lines = reading.lines.filter((named) => isInOrder(talk, named));
  // 'Which is the cheapest of them?' selects no package.
  return { ...asked, lines, leans: true, unassigned: ask === 'compare' ? noMarks : reading.unassigned };
}

function isInOrder({ lines }: Talk, { service }: NamedLine): boolean {
  return lines.some((line) => line.service === service && isOrdered(line));
}

/** A name that refers to one of these lines: the consulting in 'swap the consulting for Google Ads'. */
function namesOneOf(shop: Shop, lines: readonly Line[], { words }: NamedLine): boolean {
  const names = new Set(lines.flatMap(({ service }) => plainWords(offerOf(shop, service).name)));
  return words.length > 0 && words.every((word) => names.has(word));
}
