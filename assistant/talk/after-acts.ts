import { type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import type { Acts } from './acts.ts';
import { afterOrder } from './after-order.ts';
import { freshIn } from './apply-acts.ts';
import {
  changed,
  chosenTier,
  isMarked,
  isOrdered,
  isSaidInFull,
  isSettled,
  type Line,
  limitOf,
  type Marks,
  noMarks,
} from './line.ts';
import { type Settled, settle, withChoice, withTimes } from './settle.ts';
import { maxLines, type Talk } from './talk.ts';

/** Everything a message says about packages and amounts. */
function allMarks(lines: readonly NamedLine[], unassigned: Marks): Marks {
  return [...lines.map(({ marks }) => marks), unassigned].reduce(
    (all, marks) => ({
      counts: [...all.counts, ...marks.counts],
      tiers: [...all.tiers, ...marks.tiers],
      authorities: [...all.authorities, ...marks.authorities],
      prices: [...all.prices, ...marks.prices],
    }),
    noMarks,
  );
}

/** 'Drop the keywords to 50' makes it smaller. */
function isChangedBy(shop: Shop, line: Line, { lines, unassigned }: Reading): boolean {
  const offer = offerOf(shop, line.service);
  const counts = allMarks(lines, unassigned).counts.filter((count) => limitOf(offer, count) !== undefined);
  return (
    counts.length > 0 &&
    chosenTier(offer, changed(line, offer, { ...noMarks, counts }, true)) !== chosenTier(offer, line)
  );
}

/** 'Two of the four as Premium': those, and the rest unchanged. */
function splitIn(line: Line, offer: Offer, marks: Marks, said: Settled): Line[] {
  const all = Math.max(line.times, line.months ?? 1);
  const fewer = marks.counts.find(({ value, limits }) => value >= 1 && value < all && !limits.length);
  const some = withTimes(withChoice(line, offer, said), { ...said, times: fewer?.value ?? 1 });
  // A single one can't be split: 'three of the DA30 ones' restates it.
  if (all < 2) return [withTimes(withChoice(line, offer, said), said)];
  if (chosenTier(offer, some) === chosenTier(offer, line)) return [withChoice(line, offer, said)];
  return [withTimes(line, { ...said, times: all - (fewer?.value ?? 1) }), some];
}

/** The number was taken for a quantity before, or 'one' says how many. */
function isMisread({ times }: Line, { amount }: Settled, { counts }: Marks): boolean {
  return amount?.value === times || counts.some(({ value }) => value === 1);
}

/** An order line after a part has changed it; `marks` are what the part says about it. */
function changedLine(shop: Shop, line: Line, reading: Reading, { of }: Acts, marks: Marks): Line[] {
  const offer = offerOf(shop, line.service);
  const isOften = of.times.includes(line);
  const said = settle(offer, line, marks, reading, isOften || of.set.includes(line));
  if (of.split.includes(line) && reading.edits.ofSome) return splitIn(line, offer, marks, said);
  // 'One website with 7 pages, not six': the earlier understanding no longer counts.
  // 'Five pictures, not ten': as many as a package holds aren't as many packages.
  const isMeasured = isOften && said.amount !== undefined && !said.times;
  // 'I meant the package with 50' is still for both offices, if it says neither how many nor 'one'.
  const isRestated = of.set.includes(line) && (said.times !== undefined || isMisread(line, said, marks));
  const fresh = isRestated || isMeasured ? { ...line, times: 1, months: undefined } : line;
  // 'OK, that one' after a question about another package.
  const tier = said.tier ?? (of.tier.includes(line) && !said.amount ? line.offered : undefined);
  return [
    withTimes(
      isOften && !marks.tiers.length && !said.amount ? fresh : withChoice(fresh, offer, { ...said, tier }),
      said,
    ),
  ];
}

/** 'Put the logo back, but the cheap one.' */
function restored(shop: Shop, line: Line, marks: Marks, reading: Reading): Line {
  const offer = offerOf(shop, line.service);
  const said = settle(offer, line, marks, reading);
  return withTimes(withChoice(line, offer, said), said);
}

/** 'The 500 web app': for the only item added to an order, the package by its price if nothing else names one. */
function withSettled(shop: Shop, talk: Talk, reading: Reading, fresh: readonly NamedLine[]): Talk {
  const [only, other] = fresh;
  if (!only || other) return talk;
  const lines = talk.lines.map((line) => {
    const offer = offerOf(shop, line.service);
    return line.service === only.service && !isSettled(line)
      ? withChoice(line, offer, settle(offer, line, allMarks([only], reading.unassigned), reading))
      : line;
  });
  return { ...talk, lines };
}

function isSameOrder(shop: Shop, left: Line, right: Line): boolean {
  const offer = offerOf(shop, left.service);
  const isAlike = left.service === right.service && left.times === right.times && left.months === right.months;
  return isAlike && isSettled(left) && chosenTier(offer, left) === chosenTier(offer, right);
}

/** The dialogue state after a part that changes the order. Lines it doesn't name stay as they are. */
export function afterActs(shop: Shop, talk: Talk, reading: Reading, acts: Acts): Talk {
  // Lines reordered by an earlier part are already back.
  const isBack = ({ service }: Line) => talk.lines.some((line) => line.service === service && isOrdered(line));
  const of = { ...acts.of, restore: acts.of.restore.filter((line) => !isBack(line)) };
  const smaller = of.drop.filter((line) => !reading.aside.includes(line.service) && isChangedBy(shop, line, reading));
  const gone = [...of.drop, ...of.replace].filter((line) => !smaller.includes(line));
  const fresh = freshIn(shop, talk, reading, acts);
  const changing = [...of.tier, ...of.times, ...of.set, ...of.split, ...smaller];
  // 'The Standard logo, and a banner too': what is said about a line next to a change counts as well.
  const isSaidAnew = (line: Line) =>
    [...of.none, ...of.asked].includes(line) &&
    reading.lines.some((named) => named.service === line.service && isMarked(named.marks));
  // 'So for six months?' refers to every recurring service discussed last.
  const isMonths =
    !reading.lines.length && changing.length > 0 && reading.unassigned.counts.some(({ months }) => months);
  const goesOn = ({ service }: Line) => talk.focus.includes(service) && recurs(offerOf(shop, service));
  const targets = [
    ...changing,
    ...talk.lines.filter((line) => !changing.includes(line) && (isSaidAnew(line) || (isMonths && goesOn(line)))),
  ];
  const kept = talk.lines.filter((line) => !gone.includes(line));
  const rest = reading.lines.filter((named) => !fresh.includes(named));
  const all = [...targets, ...of.restore];
  const hasPackage = ({ service }: Line, name: string | undefined) =>
    offerOf(shop, service).packages.some(({ tier }) => tier === name);
  // 'Make it Premium' means the line that has such a package, not the largest of another list.
  const unassignedOf = (line: Line): Marks => ({
    ...reading.unassigned,
    tiers: reading.unassigned.tiers.filter(
      ({ name }) => !name || hasPackage(line, name) || !all.some((other) => hasPackage(other, name)),
    ),
  });
  const marksOf = (line: Line) => {
    const own = rest.filter(({ service }) => service === line.service);
    if (all.length === 1) return allMarks(rest, reading.unassigned);
    return own.some(({ marks }) => isMarked(marks)) ? allMarks(own, noMarks) : unassignedOf(line);
  };
  // 'Rather two of 2,000 words and two of 1,000': the line is replaced by several.
  const marksApart = ({ service }: Line) => {
    const own = rest.filter((named) => named.service === service && isSaidInFull(named.marks));
    return own.length > 1 ? own : [];
  };
  const isSaidBefore = (line: Line) => kept.find(({ service }) => service === line.service) !== line;
  // 'Four posts at $50' next to six at $25 says again what is ordered.
  const isConfirmed = (line: Line) =>
    changedLine(shop, line, reading, acts, marksOf(line)).every((after) => isSameOrder(shop, after, line));
  const isOfOther = (line: Line) =>
    !marksApart(line).length &&
    !isConfirmed(line) &&
    targets.some((other) => other !== line && other.service === line.service && isConfirmed(other));
  const lines = kept.flatMap((line) => {
    if (!targets.includes(line) || isOfOther(line)) return [line];
    if (marksApart(line).length && isSaidBefore(line)) return [];
    const apart = marksApart(line).flatMap(({ marks }) =>
      changedLine(shop, { ...line, times: 1 }, reading, acts, marks),
    );
    return apart.length ? apart : changedLine(shop, line, reading, acts, marksOf(line));
  });
  // 'Three posts at $25', after two kinds of them, is one line.
  const isAgain = (line: Line, at: number) =>
    !talk.lines.includes(line) && lines.slice(0, at).some((other) => isSameOrder(shop, other, line));
  const touched = targets.length || of.restore.length ? [...targets, ...of.restore] : kept;
  const dropped = talk.dropped.filter((line) => !of.restore.includes(line));
  const next: Talk = {
    ...talk,
    lines: [
      ...lines.filter((line, at) => !isAgain(line, at)),
      ...of.restore.map((line) => restored(shop, line, marksOf(line), reading)),
    ].slice(-maxLines),
    focus: [...new Set(touched.map(({ service }) => service))],
    dropped: gone.length ? gone : dropped,
    matter: undefined,
    refused: undefined,
    budget: reading.budget ?? talk.budget,
    deadlineDays: reading.deadlineDays ?? talk.deadlineDays,
    due: reading.days.due ?? talk.due,
    totalAsked: talk.totalAsked || reading.edits.sums,
  };
  if (!fresh.length) return next;
  const unassigned = targets.length ? noMarks : reading.unassigned;
  const edits = { ...reading.edits, drops: [], adds: true };
  return withSettled(shop, afterOrder(shop, next, { ...reading, lines: fresh, unassigned, edits }), reading, fresh);
}

/** The line among `lines` that one of `others` continues: the first of its service for the first, and so on. */
function sameLine(lines: readonly Line[], others: readonly Line[], line: Line): Line | undefined {
  const ofService = (all: readonly Line[]) => all.filter(({ service }) => service === line.service);
  return ofService(lines)[ofService(others).indexOf(line)];
}

/** The order as it was before a question, remembering the packages asked about: 'ok, that one then'. */
export function asBefore(shop: Shop, before: Talk, after: Talk): Talk {
  if (!before.lines.some(isOrdered)) return after;
  const lines = after.lines.map((line): Line => {
    const was = sameLine(before.lines, after.lines, line);
    if (!was) return { ...line, standing: 'asked' };
    const offer = offerOf(shop, line.service);
    const [old, now] = [chosenTier(offer, was), chosenTier(offer, line)];
    if (!old) return { ...line, times: was.times, months: was.months, standing: was.standing };
    return { ...was, offered: now && now !== old ? now : (line.offered ?? was.offered), earlier: line.earlier };
  });
  const gone = before.lines.filter(({ service }) => lines.every((line) => line.service !== service));
  return { ...after, lines: [...gone, ...lines].slice(-maxLines) };
}

/** Lines that are only asked about aren't ordered. */
function onlyAsked(before: Talk, after: Talk): Talk {
  const isNew = ({ service }: Line) => before.lines.every((line) => line.service !== service);
  const lines = after.lines.map((line): Line => (isNew(line) ? { ...line, standing: 'asked' } : line));
  return { ...after, lines };
}

/** The dialogue state after a part that removes nothing: it asks about lines or adds some. */
export function afterAsking(shop: Shop, talk: Talk, reading: Reading, acts: Acts): Talk {
  const { of, ask, sure } = acts;
  if (acts.adds) return withSettled(shop, afterOrder(shop, talk, reading), reading, freshIn(shop, talk, reading, acts));
  const asked = of.asked.map(({ service }) => service);
  const next = afterOrder(shop, asked.length ? { ...talk, focus: asked } : talk, reading);
  const isAsked = ({ service }: Line) => !asked.length || asked.includes(service);
  // A question leaves other lines as they were.
  const lines = next.lines.map((line) => (isAsked(line) ? line : (sameLine(talk.lines, next.lines, line) ?? line)));
  const after = { ...next, lines };
  return ask === 'elsewhere' && sure && talk.lines.length ? onlyAsked(talk, after) : after;
}
