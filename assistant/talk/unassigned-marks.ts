import type { Package } from '#catalogue/package.ts';
import { offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { changed, chosenTier, isCounted, isMarked, type Line, limitOf, type Marks, noMarks, openLine } from './line.ts';
import { maxLines, type Talk, updated } from './talk.ts';

/** Only amounts a service can have: '12 pages' doesn't apply to a logo next to the website. */
function marksFor(shop: Shop, line: Line, marks: Marks, alone: boolean): Marks {
  const offer = offerOf(shop, line.service);
  return {
    ...marks,
    counts: marks.counts.filter((count) =>
      count.limits.length
        ? limitOf(offer, count) !== undefined || isCounted(line, count)
        : count.months
          ? recurs(offer) || line.monthly
          : alone,
    ),
  };
}

/** Only a number: 'no, make it 2'. */
function isBare({ counts, tiers, authorities, prices }: Marks): boolean {
  const [count, other] = counts;
  return count?.bare === true && !other && tiers.length + authorities.length + prices.length === 0;
}

/** 'What's the difference, the second is cheaper?' chooses nothing. */
export function isAside({ wants, unassigned: { tiers } }: Reading): boolean {
  const isOneNamed = tiers.length > 0 && tiers.filter(({ bySize }) => !bySize).length < 2;
  return wants.comparison >= wantThreshold && isOneNamed && tiers.every(({ relative }) => relative);
}

/** 'Swap the DA50 for a DA40' refers to the line with the DA50. */
function isGivenUp(shop: Shop, line: Line, givenUp: Marks): boolean {
  const offer = offerOf(shop, line.service);
  const chosen = chosenTier(offer, line);
  return chosen !== undefined && chosenTier(offer, changed(openLine(line.service), offer, givenUp, false)) === chosen;
}

/** 'Three DA30 and one DA50': one order each of what was discussed. */
function withOrders(shop: Shop, talk: Talk, of: Line, orders: readonly Marks[]): Talk {
  const offer = offerOf(shop, of.service);
  const lines = orders.map((marks) => {
    const share = marks.counts.find(({ value }) => value < 1)?.value;
    const line = changed({ ...of, times: 1, tiers: of.tiers.slice(0, 1) }, offer, marks, true);
    return { ...line, times: share ? Math.ceil(of.times * share) : line.times, earlier: of.earlier };
  });
  const others = talk.lines.filter(({ service }) => service !== of.service);
  return { ...talk, lines: [...others, ...lines].slice(-maxLines), focus: [of.service] };
}

/** Every order of a list has an amount that a line is sold by, or the price of one of its packages. */
function isListedIn(shop: Shop, { service }: Line, orders: readonly Marks[]): boolean {
  const offer = offerOf(shop, service);
  const isSold = ({ price }: Package, prices: readonly number[]) => price !== null && prices.includes(price);
  return orders.every(
    ({ counts, prices }) =>
      counts.some((count) => limitOf(offer, count) !== undefined) || offer.packages.some((row) => isSold(row, prices)),
  );
}

/** Marks without a service change what was discussed last: the services before this message if it names others. */
export function withUnassigned(shop: Shop, talk: Talk, reading: Reading, spoken: readonly string[]): Talk {
  const { unassignedOrders, givenUp, edits, wants, lines: named } = reading;
  const compares = wants.comparison >= wantThreshold;
  const unassigned = isAside(reading) ? { ...reading.unassigned, tiers: [] } : reading.unassigned;
  if (!isMarked(unassigned)) return talk;
  // 'And the first month alone?' is about all that is ordered by the month.
  const isOneMonth =
    !isMarked({ ...unassigned, counts: [] }) && unassigned.counts.every(({ months, value }) => months && value === 1);
  const isAll = (edits.all || isOneMonth) && !named.length;
  const spokenOf = isAll ? talk.lines.map(({ service }) => service) : spoken;
  const isMeasured = ({ service }: Line) =>
    unassigned.counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined);
  const measuredLines = talk.lines.filter(isMeasured);
  // '7 pages aren't enough, I need the next one' is about what has pages.
  const able = measuredLines.length
    ? measuredLines
    : talk.lines.filter((line) => isMarked(marksFor(shop, line, unassigned, true)));
  const focused = able.filter(({ service }) => spokenOf.includes(service));
  const last =
    isBare(unassigned) && !edits.each
      ? (focused.findLast(({ times }) => times > 1) ?? focused.at(-1) ?? able.at(-1))
      : undefined;
  const old = able.filter((line) => isGivenUp(shop, line, givenUp));
  const targets = old.length ? old : last ? [last] : focused.length ? focused : able;
  const [target] = targets;
  const listed = targets.filter((line) => isListedIn(shop, line, unassignedOrders));
  const [first = target] = listed;
  const sold = new Set((listed.length ? listed : targets).map(({ service }) => service));
  if (first && !compares && unassignedOrders.length > 1 && sold.size === 1)
    return withOrders(shop, talk, first, unassignedOrders);
  const alone = targets.length === 1 || edits.each;
  // 'And another with 450 pages' next to two of its kind: one more of them.
  const isOneMore = target && targets.length > 1 && targets.every(({ service }) => service === target.service);
  if (isOneMore && edits.adds && !edits.all && !edits.both && unassigned.counts.some(({ limits }) => limits.length)) {
    const line = changed(openLine(target.service), offerOf(shop, target.service), unassigned, true);
    return { ...talk, lines: [...talk.lines, line].slice(-maxLines) };
  }
  const lines = talk.lines.flatMap((line) => {
    if (!targets.includes(line)) return [line];
    const offer = offerOf(shop, line.service);
    const marks = marksFor(shop, line, unassigned, alone);
    const before = chosenTier(offer, line);
    const other = changed(openLine(line.service), offer, marks, alone);
    const next = chosenTier(offer, other);
    const isOther = before !== undefined && next !== undefined && other.tiers.length < 2 && next !== before;
    if (edits.oneFewer) return next === before && line.times > 1 ? [{ ...line, times: line.times - 1 }] : [line];
    if (isOther && edits.oneOf && line.times > 1)
      return [
        { ...line, times: line.times - 1 },
        { ...other, times: 1 },
      ];
    // 'What does that have that Basic hasn't?'
    if (isOther && compares) return [{ ...line, tiers: [before, next], quantities: {} }];
    // 'Add a premium one too': another package besides the one chosen before.
    const isFurther = (edits.second || (edits.another && other.tiers.length > 0)) && !reading.amountAsked;
    return isFurther && !named.length && isOther ? [line, other] : [changed(line, offer, marks, alone)];
  });
  return {
    ...talk,
    lines: lines.slice(-maxLines),
    focus: [...new Set([...talk.focus, ...targets.map(({ service }) => service)])],
  };
}

/** 'And 2000 words of text for it': an amount in a unit of no service under discussion orders the one that has it. */
export function withMeasured(shop: Shop, talk: Talk, { unassigned, measured, lines: named }: Reading): Talk {
  const strange = unassigned.counts.filter(
    (count) =>
      measured.has(count.at) &&
      talk.lines.every((line) => limitOf(offerOf(shop, line.service), count) === undefined && !isCounted(line, count)),
  );
  const ordered = strange.map((count) => {
    const service = measured.get(count.at) ?? '';
    return changed(openLine(service), offerOf(shop, service), { ...noMarks, counts: [count] }, false);
  });
  if (!ordered.length) return talk;
  const lines = ordered.reduce<readonly Line[]>(updated, talk.lines);
  const focus = [...(named.length ? talk.focus : []), ...ordered.map(({ service }) => service)];
  return { ...talk, lines: lines.slice(-maxLines), focus };
}
