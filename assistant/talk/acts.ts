import { type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import type { OrderReading } from '#language/encode/encoder.ts';
import type { Asked, LineAct, Want } from '#language/encode/labels.ts';
import { type Count, plainCount } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { noEdits } from '../read/edits-in.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import { afterOrder } from './after-order.ts';
import { changed, chosenTier, isMarked, isOrdered, type Line, limitOf, type Marks, noMarks } from './line.ts';
import { namesContents, type Talk } from './talk.ts';

/** What a message does to the order under discussion, and what it asks. */
export interface Acts {
  /** Lines of the talk by what becomes of them. */
  of: Readonly<Record<LineAct, readonly Line[]>>;
  adds: boolean;
  ask: Asked;
  /** What it asks is beyond doubt. */
  sure: boolean;
}

/** Something is ordered, or a question is what it seems, when that is this likely; and surely so. */
const likely = 0.5;
const sureAsk = 0.9;
/** A line is changed when that is this likely: a change that nobody wanted is worse than one to be said again. */
const sureAct = 0.8;

function likeliest<Name extends string>(shares: Readonly<Record<Name, number>>): Name {
  return (Object.keys(shares) as Name[]).reduce((best, name) => (shares[name] > shares[best] ? name : best));
}

export function actsOf(lines: readonly Line[], reading: OrderReading): Acts {
  const of: Record<LineAct, Line[]> = { none: [], drop: [], tier: [], replace: [], times: [], asked: [] };
  lines.forEach((line, index) => {
    const shares = reading.lines[index];
    const act = shares ? likeliest(shares) : 'none';
    of[(shares?.[act] ?? 0) >= sureAct ? act : 'none'].push(line);
  });
  const ask = likeliest(reading.asks);
  const share = reading.asks[ask];
  return { of, adds: reading.adds >= likely, ask: share >= likely ? ask : 'none', sure: share >= sureAsk };
}

/** It takes out, puts in or changes something. */
function changesLines({ of, adds }: Acts): boolean {
  return adds || of.drop.length + of.tier.length + of.replace.length + of.times.length > 0;
}

/** It surely asks a matter of its own: neither what a package holds nor what the order comes to with a discount. */
export function asksElse(talk: Talk, reading: Reading, acts: Acts): boolean {
  const isMatter = acts.sure && (acts.ask === 'policy' || acts.ask === 'haggle');
  return isMatter && !changesLines(acts) && !reading.terse && !reading.discount && !namesContents(reading, talk);
}

/** Several orders of one thing, or one of several alike: that is told by the words around the numbers. */
function splitsOrders({ edits, looseOrders }: Reading): boolean {
  return looseOrders.length > 1 || edits.second || edits.oneOf || edits.oneFewer || edits.each;
}

/** A service outright that no line of the order is called by. */
function isOther(shop: Shop, talk: Talk, named: NamedLine): boolean {
  return named.named && !isInOrder(talk, named) && !namesOneOf(shop, talk.lines, named);
}

/** What a message names that is not in the order and comes into it. */
function freshIn(shop: Shop, talk: Talk, { lines }: Reading, { of, adds }: Acts): NamedLine[] {
  const gone = [...of.drop, ...of.replace];
  const takesIn = adds || of.replace.length > 0;
  return lines.filter((named) =>
    takesIn ? !isInOrder(talk, named) && !namesOneOf(shop, gone, named) : isOther(shop, talk, named),
  );
}

/**
 * Whether the acts tell more than the words of a message. What changes the only thing under discussion, and what splits an
 * order, is read by its words.
 */
export function decidesBy(shop: Shop, talk: Talk, reading: Reading, acts: Acts): boolean {
  const { of, adds } = acts;
  const order = talk.lines.filter(isOrdered);
  const gone = of.drop.length + of.replace.length;
  // 'Ok, second' empties nothing.
  if (gone === order.length && isMarked({ ...reading.loose, counts: [] })) return false;
  if (gone > 0) return true;
  if (adds) return false;
  // A few words, such as 'for 2 months', point at nothing by themselves.
  if (of.tier.length + of.times.length !== 1 || order.length < 2) return false;
  if (reading.terse || splitsOrders(reading)) return false;
  // What is said of a service by its name needs no pointing at.
  return reading.lines.every((named) => !isMarked(named.marks) && !isOther(shop, talk, named));
}

const wantedBy: Partial<Record<Asked, Want>> = {
  total: 'total',
  time: 'time',
  contents: 'inclusions',
  price: 'price',
  compare: 'comparison',
};

/** A message that changes the order, as its acts tell it. */
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
    },
  };
}

/** A message that only asks about the order: a service it seems to name besides is one of those spoken of. */
export function asQuestion(shop: Shop, talk: Talk, reading: Reading, { of, ask }: Acts): Reading {
  const isOnOrder = of.asked.length > 0 || (ask === 'compare' && of.none.length > 1);
  if (!isOnOrder || reading.lines.some((named) => isOther(shop, talk, named))) return reading;
  const lines = reading.lines.filter((named) => isInOrder(talk, named));
  // 'Which is the cheapest of them?' chooses no package.
  return { ...reading, lines, leans: true, loose: ask === 'compare' ? noMarks : reading.loose };
}

function isInOrder({ lines }: Talk, { service }: NamedLine): boolean {
  return lines.some((line) => line.service === service && isOrdered(line));
}

/** All that a message says of packages and amounts. */
function allMarks(lines: readonly NamedLine[], loose: Marks): Marks {
  return [...lines.map(({ marks }) => marks), loose].reduce(
    (all, marks) => ({
      counts: [...all.counts, ...marks.counts],
      tiers: [...all.tiers, ...marks.tiers],
      authorities: [...all.authorities, ...marks.authorities],
      prices: [...all.prices, ...marks.prices],
    }),
    noMarks,
  );
}

/** 'Premium is a bit much, the middle one': what it has already is not what it shall have. */
function withTier(line: Line, offer: Offer, marks: Marks): Line {
  const before = chosenTier(offer, line);
  const next = changed(line, offer, marks, true);
  const others = next.tiers.filter((tier) => tier !== before);
  return next.tiers.length > 1 && others.length > 0 ? { ...next, tiers: others.slice(-1) } : next;
}

/** 'Six of those', 'four brands, one for each': the number says how often, or for how many months. 'Make it 12 pages' says how much. */
function withTimes(line: Line, offer: Offer, marks: Marks): Line {
  const { counts } = marks;
  if (counts.some((count) => limitOf(offer, count) !== undefined)) return changed(line, offer, marks, true);
  const plain = counts.filter(({ limits }) => limits.length === 0);
  const among = plain.length ? plain : counts;
  const said = among.findLast(({ value }) => value > 1) ?? among.at(-1);
  if (!said) return line;
  const count: Count = {
    ...plainCount,
    at: said.at,
    value: said.value,
    ...(recurs(offer) ? { months: true } : { times: true }),
  };
  return changed(line, offer, { ...noMarks, counts: [count] }, false);
}

/** A name that stands for one of these lines: the consulting of 'swap the consulting for Google Ads'. */
function namesOneOf(shop: Shop, lines: readonly Line[], { words }: NamedLine): boolean {
  const names = new Set(lines.flatMap(({ service }) => plainWords(offerOf(shop, service).name)));
  return words.length > 0 && words.every((word) => names.has(word));
}

/** 'Drop the keywords to 50' makes it smaller. */
function isChangedBy(shop: Shop, line: Line, { lines, loose }: Reading): boolean {
  const offer = offerOf(shop, line.service);
  const counts = allMarks(lines, loose).counts.filter((count) => limitOf(offer, count) !== undefined);
  return (
    counts.length > 0 &&
    chosenTier(offer, changed(line, offer, { ...noMarks, counts }, true)) !== chosenTier(offer, line)
  );
}

/** The talk after a message that changes the order. What it does not name is not touched. */
export function afterActs(shop: Shop, talk: Talk, reading: Reading, acts: Acts): Talk {
  const { of } = acts;
  const smaller = of.drop.filter((line) => isChangedBy(shop, line, reading));
  const gone = [...of.drop, ...of.replace].filter((line) => !smaller.includes(line));
  const targets = [...of.tier, ...of.times, ...smaller];
  const fresh = freshIn(shop, talk, reading, acts);
  const rest = reading.lines.filter((named) => !fresh.includes(named));
  const marksOf = ({ service }: Line) =>
    targets.length > 1
      ? (rest.find((named) => named.service === service)?.marks ?? reading.loose)
      : allMarks(rest, reading.loose);
  const kept = talk.lines.filter((line) => !gone.includes(line));
  const lines = kept.map((line): Line => {
    const offer = offerOf(shop, line.service);
    if (of.times.includes(line)) return withTimes(line, offer, marksOf(line));
    if (of.tier.includes(line) || smaller.includes(line)) return withTier(line, offer, marksOf(line));
    return line;
  });
  const touched = targets.length ? targets : kept;
  const next: Talk = {
    ...talk,
    lines,
    focus: [...new Set(touched.map(({ service }) => service))],
    dropped: gone.length ? gone : talk.dropped,
    matter: undefined,
    refused: undefined,
    budget: reading.budget ?? talk.budget,
    deadlineDays: reading.deadlineDays ?? talk.deadlineDays,
    summed: talk.summed || reading.edits.sums,
  };
  if (!fresh.length) return next;
  const loose = targets.length ? noMarks : reading.loose;
  return afterOrder(shop, next, {
    ...reading,
    lines: fresh,
    loose,
    edits: { ...reading.edits, drops: [], adds: true },
  });
}

/** The talk after a question about the order: it speaks of the lines asked about. */
export function afterAsking(shop: Shop, talk: Talk, reading: Reading, { of }: Acts): Talk {
  const asked = of.asked.map(({ service }) => service);
  return afterOrder(shop, asked.length ? { ...talk, focus: asked } : talk, reading);
}
