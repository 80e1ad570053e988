import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { chosenTier, comparedTiers, isMarked, type Line } from './line.ts';
import { asksContents, asksSum, maxLines, type Talk } from './talk.ts';
import { isAside } from './unassigned-marks.ts';

/**
 * 'The difference between the two?', 'one of each': the current package and the one before it, or the last two items.
 */
export function withBoth(shop: Shop, talk: Talk, reading: Reading): Talk {
  const { edits, lines, unassigned } = reading;
  const [only, other] = talk.lines.filter(({ service }) => talk.focus.includes(service));
  const compares =
    reading.wants.comparison >= wantThreshold && (only?.earlier.length || only?.offered || reading.terse);
  const namesBoth = edits.both && unassigned.tiers.length > 1;
  const isPlain = !isMarked({ ...unassigned, counts: unassigned.counts.filter(({ months }) => !months) });
  const speaksOfBoth = isAside(reading) || namesBoth || ((edits.both || compares) && isPlain);
  if (!speaksOfBoth || lines.length || !only || other) return talk;
  const tiers = namesBoth ? only.tiers : comparedTiers(offerOf(shop, only.service), only);
  // 'What's the difference?' about a single package: compared with the others of its list.
  if (tiers.length < 2 && !edits.both && talk.lines.length === 1)
    return { ...talk, lines: [{ ...only, tiers: [], quantities: {} }] };
  if (tiers.length < 2) return { ...talk, focus: talk.lines.slice(-2).map(({ service }) => service) };
  const apart = tiers.map((tier) => ({ ...only, tiers: [tier], earlier: [], quantities: {} }));
  const isOrder = !asksContents(reading) && (edits.each || namesBoth || asksSum(reading));
  const both = isOrder ? apart : [{ ...only, tiers, quantities: {} }];
  return { ...talk, lines: talk.lines.flatMap((line) => (line === only ? both : [line])).slice(-maxLines) };
}

/** The price of a line, if its package is known. */
function priceOf(shop: Shop, line: Line): number {
  const offer = offerOf(shop, line.service);
  const chosen = chosenTier(offer, line);
  const rows = offer.packages.filter(({ tier, price }) => price !== null && (!chosen || tier === chosen));
  return rows[0]?.price ?? Number.POSITIVE_INFINITY;
}

/** 'The cheaper one', 'only that second one': one of several items discussed, if no packages were compared. */
export function withReferredTo(shop: Shop, talk: Talk, { unassigned, lines, wants }: Reading): Talk {
  const [mark, other] = unassigned.tiers;
  const focused = talk.lines.filter(({ service }) => talk.focus.includes(service));
  const compared = talk.lines.filter(({ standing }) => standing === 'compared');
  const among = compared.length > 1 ? compared : focused.length > 1 ? focused : talk.lines;
  const isFirst = compared.length > 1 && lines.every(({ to }) => mark && mark.at < to);
  const isOpen = focused.some((line) => comparedTiers(offerOf(shop, line.service), line).length > 1);
  const compares = wants.comparison >= wantThreshold && mark?.rank !== 'other';
  if (!mark?.relative || other || (lines.length && !isFirst) || isOpen || compares || among.length < 2) return talk;
  const byPrice = among.toSorted((left, right) => priceOf(shop, left) - priceOf(shop, right));
  const pool = mark.bySize ? byPrice : among;
  const line =
    mark.rank === 'other'
      ? talk.lines.findLast(({ service }) => !talk.focus.includes(service))
      : mark.rank === 'second' || mark.rank === 'middle'
        ? pool[1]
        : mark.rank === 'first'
          ? pool[0]
          : pool.at(-1);
  return line ? { ...talk, focus: [line.service] } : talk;
}
