import { isAlternative, type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import type { Held } from '../read/contents.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { changed, chosenTier, isMarked, isSettled, type Line, noMarks } from './line.ts';
import { asksContents, asksWhetherHeld, maxLines, type Talk } from './talk.ts';

/**
 * The package selected by what it should include or exclude: one discussed before, the closest smaller one, or the
 * first.
 */
function tierHolding(offer: Offer, line: Line, { lines, tiers }: Held): string | undefined {
  const order = offer.packages.map(({ tier }) => tier);
  const here = order.indexOf(chosenTier(offer, line) ?? '');
  const below = lines.length ? undefined : tiers.findLast((tier) => order.indexOf(tier) < here);
  return line.earlier.find((tier) => tiers.includes(tier)) ?? below ?? tiers[0];
}

/** 'Mine's on MERN, though', 'with payments': distinguishes the packages of what was discussed, without a new order. */
export function withPicked(shop: Shop, talk: Talk, reading: Reading): Talk | undefined {
  const { purposes, holders, edits, lines } = reading;
  // 'And maintenance for it, the MERN one' distinguishes the packages of what it names.
  const isOnlyPurpose = (service: string, { service: other, marks }: NamedLine) =>
    purposes.has(service) &&
    reading.short &&
    !isMarked(marks) &&
    talk.lines.every((line) => line.service !== other) &&
    !isAlternative(offerOf(shop, service), offerOf(shop, other));
  // 'The one with the competitor analysis' is a package, although such analyses are also sold separately.
  const isHeld = (service: string, { named, marks }: NamedLine) =>
    holders.get(service)?.everywhere === false && !isMarked(marks) && (edits.picks || !named);
  const isOwn = ({ service }: Line) =>
    lines.every(
      (line) =>
        line.service === service ||
        !(line.named || line.called) ||
        isOnlyPurpose(service, line) ||
        isHeld(service, line),
    );
  // 'Without payments, say seven pages': the amount decides.
  const often = reading.unassigned.counts.filter(({ months, times }) => months || times);
  const isNamed = reading.unassigned.tiers.length > 0 && !edits.picks;
  const picks = reading.leans && often.length === reading.unassigned.counts.length && !isNamed;
  const isSpokenOf = ({ service }: Line) => talk.focus.includes(service) || (edits.picks && holders.has(service));
  const open = picks ? talk.lines.filter((line) => isSpokenOf(line) && isOwn(line)) : [];
  const pickedOf = (line: Line): readonly string[] => {
    const made = purposes.get(line.service);
    const held = edits.picks || (edits.wishes && !asksContents(reading)) ? holders.get(line.service) : undefined;
    if (!made && !held && line.offered && (edits.points || edits.picks)) return [line.offered];
    if (made || !held || held.everywhere) return made ?? [];
    const offer = offerOf(shop, line.service);
    const isKept = !edits.picks && held.tiers.includes(chosenTier(offer, line) ?? '');
    return isKept ? [] : [tierHolding(offer, line, held) ?? []].flat();
  };
  const chosen = open.find((line) => pickedOf(line).length > 0);
  if (!chosen) return undefined;
  const offer = offerOf(shop, chosen.service);
  const before = chosenTier(offer, chosen);
  const picked = {
    ...chosen,
    tiers: pickedOf(chosen),
    earlier: before ? [before] : [],
    offered: undefined,
    quantities: {},
  };
  const next = changed(picked, offer, { ...noMarks, counts: often }, false);
  // 'And WordPress for my other site too' is another order, for a different purpose.
  const isFurther = edits.another && before !== undefined && purposes.has(chosen.service);
  const all = talk.lines.flatMap((line) => (line !== chosen ? [line] : isFurther ? [chosen, next] : [next]));
  return { ...talk, lines: all.slice(-maxLines), focus: [chosen.service] };
}

/** If a package lacks something, the first that includes it is offered: 'ok, that one then'. */
export function withOffered(shop: Shop, talk: Talk, reading: Reading): Talk {
  const asks = asksContents(reading) || asksWhetherHeld(reading, talk);
  const lines = talk.lines.map((line): Line => {
    if (!talk.focus.includes(line.service)) return line;
    const held = asks ? reading.holders.get(line.service) : undefined;
    const chosen = chosenTier(offerOf(shop, line.service), line);
    if (!held?.lines.length || !chosen || held.tiers.includes(chosen))
      return line.offered ? { ...line, offered: undefined } : line;
    return { ...line, offered: held.tiers[0] };
  });
  return { ...talk, lines };
}

/** The package a message chooses by its purpose or contents: 'wordpress maintenance', 'ads with tracking'. */
export function byContents(line: Line, reading: Reading): Line {
  const { purposes, holders, wants } = reading;
  const found = asksContents(reading) ? undefined : holders.get(line.service);
  const held = found?.everywhere ? undefined : found?.tiers.slice(0, 1);
  const made = purposes.get(line.service);
  // 'WordPress care is 150 a month': the claimed price chooses nothing.
  if (made && wants.premise >= wantThreshold) return { ...line, tiers: made };
  const tiers = made ?? held;
  return tiers && !isSettled(line) ? { ...line, tiers } : line;
}
