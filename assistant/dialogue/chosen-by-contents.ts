import { isAlternative, type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import type { InclusionMatch } from '../read/contents.ts';
import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { applySlots } from './line-change.ts';
import { chosenTier, hasSlots, isSpecified, noSlots, type OrderLine } from './order-line.ts';
import { asksContents, asksWhetherHeld, type DialogueState, maxLines } from './state.ts';

/**
 * The package selected by what it should include or exclude: one discussed before, the closest smaller one, or the
 * first.
 */
function packageIncluding(offer: Offer, line: OrderLine, { lines, tiers }: InclusionMatch): string | undefined {
  const order = offer.packages.map(({ tier }) => tier);
  const here = order.indexOf(chosenTier(offer, line) ?? '');
  const below = lines.length ? undefined : tiers.findLast((tier) => order.indexOf(tier) < here);
  return line.earlier.find((tier) => tiers.includes(tier)) ?? below ?? tiers[0];
}

/** 'Mine's on MERN, though', 'with payments': distinguishes the packages of what was discussed, without a new order. */
export function pickByContents(shop: Shop, state: DialogueState, reading: Reading): DialogueState | undefined {
  const { purposes, inclusionMatches, editCues, services } = reading;
  // 'And maintenance for it, the MERN one' distinguishes the packages of what it names.
  const isOnlyPurpose = (service: string, { service: other, slots }: MentionedService) =>
    purposes.has(service) &&
    reading.isShort &&
    !hasSlots(slots) &&
    state.lines.every((line) => line.service !== other) &&
    !isAlternative(offerOf(shop, service), offerOf(shop, other));
  // 'The one with the competitor analysis' is a package, although such analyses are also sold separately.
  const isHeld = (service: string, { named, slots }: MentionedService) =>
    inclusionMatches.get(service)?.inAllPackages === false &&
    !hasSlots(slots) &&
    (editCues.choosesByContents || !named);
  const isOwn = ({ service }: OrderLine) =>
    services.every(
      (line) =>
        line.service === service ||
        !(line.named || line.isUnambiguous) ||
        isOnlyPurpose(service, line) ||
        isHeld(service, line),
    );
  // 'Without payments, say seven pages': the amount decides.
  const quantities = reading.unassigned.counts.filter(({ months, isQuantity }) => months || isQuantity);
  const isNamed = reading.unassigned.tiers.length > 0 && !editCues.choosesByContents;
  const picks = reading.isFollowUp && quantities.length === reading.unassigned.counts.length && !isNamed;
  const isDiscussed = ({ service }: OrderLine) =>
    state.focus.includes(service) || (editCues.choosesByContents && inclusionMatches.has(service));
  const open = picks ? state.lines.filter((line) => isDiscussed(line) && isOwn(line)) : [];
  const pickedOf = (line: OrderLine): readonly string[] => {
    const made = purposes.get(line.service);
    const held =
      editCues.choosesByContents || (editCues.statesRequirement && !asksContents(reading))
        ? inclusionMatches.get(line.service)
        : undefined;
    if (!made && !held && line.offered && (editCues.refersBack || editCues.choosesByContents)) return [line.offered];
    if (made || !held || held.inAllPackages) return made ?? [];
    const offer = offerOf(shop, line.service);
    const isKept = !editCues.choosesByContents && held.tiers.includes(chosenTier(offer, line) ?? '');
    return isKept ? [] : [packageIncluding(offer, line, held) ?? []].flat();
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
    amounts: {},
  };
  const next = applySlots(picked, offer, { ...noSlots, counts: quantities }, 'named');
  // 'And WordPress for my other site too' is another order, for a different purpose.
  const isFurther = editCues.addsAnother && before !== undefined && purposes.has(chosen.service);
  const all = state.lines.flatMap((line) => (line !== chosen ? [line] : isFurther ? [chosen, next] : [next]));
  return { ...state, lines: all.slice(-maxLines), focus: [chosen.service] };
}

/** If a package lacks something, the first that includes it is offered: 'ok, that one then'. */
export function offerPackageWith(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const asks = asksContents(reading) || asksWhetherHeld(reading, state);
  const lines = state.lines.map((line): OrderLine => {
    if (!state.focus.includes(line.service)) return line;
    const held = asks ? reading.inclusionMatches.get(line.service) : undefined;
    const chosen = chosenTier(offerOf(shop, line.service), line);
    if (!held?.lines.length || !chosen || held.tiers.includes(chosen))
      return line.offered ? { ...line, offered: undefined } : line;
    return { ...line, offered: held.tiers[0] };
  });
  return { ...state, lines };
}

/** The package a message chooses by its purpose or contents: 'wordpress maintenance', 'ads with tracking'. */
export function byContents(line: OrderLine, reading: Reading): OrderLine {
  const { purposes, inclusionMatches, wants } = reading;
  const found = asksContents(reading) ? undefined : inclusionMatches.get(line.service);
  const held = found?.inAllPackages ? undefined : found?.tiers.slice(0, 1);
  const made = purposes.get(line.service);
  // 'WordPress care is 150 a month': the claimed price chooses nothing.
  if (made && wants.premise >= wantThreshold) return { ...line, tiers: made };
  const tiers = made ?? held;
  return tiers && !isSpecified(line) ? { ...line, tiers } : line;
}
