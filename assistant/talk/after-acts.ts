import { type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { type Count, plainCount } from '#language/slots/numbers-in.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, freshIn } from './acts.ts';
import { afterOrder } from './after-order.ts';
import { changed, chosenTier, isSettled, type Line, limitOf, type Marks, noMarks, repeatsOf } from './line.ts';
import { settle, withChoice, withTimes } from './settle.ts';
import { mostLines, type Talk } from './talk.ts';

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
function withOften(line: Line, offer: Offer, marks: Marks): Line {
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

/** 'Drop the keywords to 50' makes it smaller. */
function isChangedBy(shop: Shop, line: Line, { lines, loose }: Reading): boolean {
  const offer = offerOf(shop, line.service);
  const counts = allMarks(lines, loose).counts.filter((count) => limitOf(offer, count) !== undefined);
  return (
    counts.length > 0 &&
    chosenTier(offer, changed(line, offer, { ...noMarks, counts }, true)) !== chosenTier(offer, line)
  );
}

/** 'One website with 7 pages, not six': the line as it is said now. What was understood before counts for nothing. */
function saidAnew(line: Line, offer: Offer, reading: Reading): Line {
  const said = settle(offer, line, reading);
  return withTimes(withChoice({ ...line, times: 1, months: undefined }, offer, said), offer, {
    ...said,
    times: said.times ?? 1,
  });
}

/** 'Two of the four as Premium': those, and the rest as they were. */
function splitIn(line: Line, offer: Offer, reading: Reading): Line[] {
  const all = Math.max(line.times, line.months ?? 1);
  const said = settle(offer, line, reading);
  const fewer = reading.said.numbers.find(({ value, limits }) => value >= 1 && value < all && !limits.length);
  const some = withTimes(withChoice(line, offer, said), offer, { ...said, times: fewer?.value ?? 1 });
  // Of one there is nothing to split: 'three of the DA30 ones' says it anew.
  if (all < 2) return [withTimes(withChoice(line, offer, said), offer, said)];
  if (chosenTier(offer, some) === chosenTier(offer, line)) return [withChoice(line, offer, said)];
  return [withTimes(line, offer, { ...said, times: all - (fewer?.value ?? 1) }), some];
}

/** 'Put the logo back, but the cheap one.' */
function restored(shop: Shop, line: Line, reading: Reading): Line {
  const offer = offerOf(shop, line.service);
  return withChoice(line, offer, settle(offer, line, reading));
}

/** A line after what a part does to it; `marks` are what it says of this line. */
function changedLine(shop: Shop, line: Line, reading: Reading, { of }: Acts, marks: Marks): Line[] {
  const offer = offerOf(shop, line.service);
  if (of.set.includes(line)) return [saidAnew(line, offer, reading)];
  if (of.split.includes(line)) return splitIn(line, offer, reading);
  const isOften = of.times.includes(line);
  const next = isOften ? withOften(line, offer, marks) : withTier(line, offer, marks);
  const isSame =
    chosenTier(offer, next) === chosenTier(offer, line) && repeatsOf(next, offer) === repeatsOf(line, offer);
  // Where its marks change nothing, any number or package that it names may be meant.
  if (!isSame) return [next];
  const said = settle(offer, line, reading, isOften);
  return [isOften ? withTimes(line, offer, said) : withChoice(line, offer, said)];
}

/** 'The 500 web app': of the only thing that comes into an order, the package by its price where nothing else names one. */
function withSettled(shop: Shop, talk: Talk, reading: Reading, fresh: readonly NamedLine[]): Talk {
  const [only, other] = fresh;
  if (!only || other) return talk;
  const lines = talk.lines.map((line) => {
    const offer = offerOf(shop, line.service);
    return line.service === only.service && !isSettled(line)
      ? withChoice(line, offer, settle(offer, line, reading))
      : line;
  });
  return { ...talk, lines };
}

/** The talk after a part of a message that changes the order. What it does not name is not touched. */
export function afterActs(shop: Shop, talk: Talk, reading: Reading, acts: Acts): Talk {
  const { of } = acts;
  const smaller = of.drop.filter((line) => isChangedBy(shop, line, reading));
  const gone = [...of.drop, ...of.replace].filter((line) => !smaller.includes(line));
  const targets = [...of.tier, ...of.times, ...of.set, ...of.split, ...smaller];
  const fresh = freshIn(shop, talk, reading, acts);
  const kept = talk.lines.filter((line) => !gone.includes(line));
  const rest = reading.lines.filter((named) => !fresh.includes(named));
  const marksOf = ({ service }: Line) =>
    targets.length > 1
      ? (rest.find((named) => named.service === service)?.marks ?? reading.loose)
      : allMarks(rest, reading.loose);
  const lines = kept.flatMap((line) =>
    targets.includes(line) ? changedLine(shop, line, reading, acts, marksOf(line)) : [line],
  );
  const touched = targets.length || of.restore.length ? [...targets, ...of.restore] : kept;
  const dropped = talk.dropped.filter((line) => !of.restore.includes(line));
  const next: Talk = {
    ...talk,
    lines: [...lines, ...of.restore.map((line) => restored(shop, line, reading))].slice(-mostLines),
    focus: [...new Set(touched.map(({ service }) => service))],
    dropped: gone.length ? gone : dropped,
    matter: undefined,
    refused: undefined,
    budget: reading.budget ?? talk.budget,
    deadlineDays: reading.deadlineDays ?? talk.deadlineDays,
    summed: talk.summed || reading.edits.sums,
  };
  if (!fresh.length) return next;
  const loose = targets.length ? noMarks : reading.loose;
  const edits = { ...reading.edits, drops: [], adds: true };
  return withSettled(shop, afterOrder(shop, next, { ...reading, lines: fresh, loose, edits }), reading, fresh);
}

/** What is only asked about is spoken of and not ordered. */
function onlyAsked(before: Talk, after: Talk): Talk {
  const isNew = ({ service }: Line) => before.lines.every((line) => line.service !== service);
  const lines = after.lines.map((line): Line => (isNew(line) ? { ...line, standing: 'asked' } : line));
  return { ...after, lines };
}

/** The talk after a part that takes nothing out: it speaks of the lines asked about, or adds something. */
export function afterAsking(shop: Shop, talk: Talk, reading: Reading, acts: Acts): Talk {
  const { of, ask, sure } = acts;
  if (acts.adds) return withSettled(shop, afterOrder(shop, talk, reading), reading, freshIn(shop, talk, reading, acts));
  const asked = of.asked.map(({ service }) => service);
  const next = afterOrder(shop, asked.length ? { ...talk, focus: asked } : talk, reading);
  const isAsked = ({ service }: Line) => !asked.length || asked.includes(service);
  // What a question is not about stays as it was.
  const lines = next.lines.map((line) =>
    isAsked(line) ? line : (talk.lines.find(({ service }) => service === line.service) ?? line),
  );
  const after = { ...next, lines };
  return ask === 'elsewhere' && sure && talk.lines.length ? onlyAsked(talk, after) : after;
}
