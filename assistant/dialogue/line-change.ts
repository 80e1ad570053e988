import { packagesThatFit } from '#catalogue/look-up.ts';
import type { QuantityName } from '#catalogue/quantities.ts';
import { type Offer, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import { type Meaning, maxUsualQuantity, meaningOf, type Speaking } from './number-meaning.ts';
import { chosenTier, isSpecified, limitOf, type OrderLine, type Slots } from './order-line.ts';
import { packagesNamed } from './packages-named.ts';

/** Larger quantities need a quote. */
const maxQuantity = 1_000;

interface Size {
  name: QuantityName;
  value: number;
}

type Read = { count: Count; meaning: Meaning };

function changed(before: number, { value, more, fewer }: Count): number {
  if (fewer) return value < before ? before - value : before;
  return more ? before + value : value;
}

/** '15 pages is too few, I said 20': a later number takes the unit, unless it is small enough to say how many. */
function withCorrected(offer: Offer, counts: readonly Count[]): readonly Count[] {
  const measured = counts.findLast((count) => limitOf(offer, count) !== undefined);
  if (!measured) return counts;
  const isLater = ({ at, bare, limits, isQuantity, months, value }: Count) =>
    at > measured.at && bare && !limits.length && !isQuantity && !months && value > maxUsualQuantity;
  return counts.map((count) => (isLater(count) ? { ...count, limits: measured.limits } : count));
}

/** How much of each unit the slots name. */
function sizesIn({ amounts }: OrderLine, read: readonly Read[]): Size[] {
  return read.flatMap(({ count, meaning }) =>
    meaning.is === 'size' && count.value > 0
      ? [{ name: meaning.name, value: changed(amounts[meaning.name] ?? 0, count) }]
      : [],
  );
}

/** The amounts after slots; of several in a unit, a change takes the last, and otherwise each is a package of its own. */
function amountsOf(offer: Offer, sizes: readonly Size[], isChange: boolean): { amounts: Size[]; tiers: string[] } {
  const units = [...Map.groupBy(sizes, ({ name }) => name).values()];
  const valuesOf = (of: readonly Size[]) => new Set(of.map(({ value }) => value)).size;
  const single = units.filter((of) => isChange || valuesOf(of) === 1).flatMap((of) => of.slice(-1));
  const several = units.filter((of) => !isChange && valuesOf(of) > 1).flat();
  const tiers = several.flatMap(
    ({ name, value }) => packagesThatFit(offer.packages, { quantities: { [name]: value } })[0]?.tier ?? [],
  );
  return { amounts: single, tiers: [...new Set(tiers)] };
}

/** The packages that the slots select by name or price. */
function tiersIn(offer: Offer, line: OrderLine, slots: Slots, isChange: boolean): string[] {
  const { outright, byPrice } = packagesNamed(offer, slots, line);
  if (!isChange)
    return offer.packages.map(({ tier }) => tier).filter((tier) => [...outright, ...byPrice].includes(tier));
  const now = chosenTier(offer, line);
  const named = outright.length ? outright : byPrice;
  // 'Standard rather than Basic.'
  return [named.findLast((tier) => tier !== now) ?? named.at(-1) ?? []].flat();
}

/** How often, and for how many months, a line is ordered after slots, as far as they say. */
function repeatsAfter(line: OrderLine, offer: Offer, read: readonly Read[]): Partial<OrderLine> {
  const lastOf = (is: Meaning['is']) =>
    read.findLast(({ meaning, count: { value } }) => meaning.is === is && value >= 1 && value <= maxQuantity)?.count;
  const [said, spoken] = [lastOf('times'), lastOf('months')];
  const perMonth = read.some(({ count }) => count.monthly);
  // 'A full year (twelve orders)' counts the same thing twice.
  const times = said && (said.value !== spoken?.value || perMonth) ? said : undefined;
  const monthly = line.monthly || (times !== undefined && perMonth);
  const goesOn = recurs(offer) || monthly;
  // 'Make it three' of what is ordered once, and by the month.
  const isSaid = times?.isQuantity && !times.isGuess;
  // 'Four times Standard' of what is ordered for six months are four months.
  const isOfMonths = recurs(offer) && line.months !== undefined && !spoken;
  const isSpan = times && ((times.bare && !isSaid) || isOfMonths) && goesOn && !perMonth && line.quantity === 1;
  const months = isSpan ? times : spoken;
  const isFirst = !isSpecified(line) && !times?.fewer;
  return {
    ...(times && !isSpan ? { quantity: Math.floor(changed(isFirst ? 0 : line.quantity, times)) } : {}),
    ...(times?.limits.length ? { counted: times.limits } : {}),
    ...(months && goesOn ? { months: Math.floor(changed(line.months ?? 1, months)) } : {}),
    ...(monthly ? { monthly } : {}),
  };
}

/** The packages discussed before those of the next line, by name or by amount. */
function earlierThan(next: OrderLine, line: OrderLine, offer: Offer): readonly string[] {
  const tiersOf = (one: OrderLine) => (one.tiers.length ? one.tiers : [chosenTier(offer, one) ?? []].flat());
  const [before, after] = [tiersOf(line), tiersOf(next)];
  return before.length && after.length && `${before}` !== `${after}` ? before : line.earlier;
}

/**
 * 'Five pictures, not ten', 'one site with 20 pages': if only a package or an amount is named, an earlier number was
 * misread where it is that amount, where the change is said to be one of number, or where 'one' says so.
 */
function isMisread(
  { quantity, months }: OrderLine,
  {
    counts,
    sizes,
    speaking,
    isNamed,
  }: { counts: readonly Count[]; sizes: readonly Size[]; speaking: Speaking; isNamed: boolean },
): boolean {
  const isOne = counts.some(({ value, limits }) => value === 1 && !limits.length);
  const isSame = sizes.some(({ value }) => value === quantity || value === months);
  return isOne || (!isNamed && sizes.length > 0 && (isSame || speaking === 'times'));
}

/**
 * An order line after the slots of a segment. What they don't name stays as it was; a later amount replaces an earlier
 * package, and the other way round.
 */
export function applySlots(line: OrderLine, offer: Offer, slots: Slots, speaking: Speaking): OrderLine {
  const isChange = speaking !== 'named' && speaking !== 'about';
  const counts = isChange ? withCorrected(offer, slots.counts) : slots.counts;
  const read = counts.flatMap((count): Read[] => {
    const meaning = meaningOf(line, offer, count, counts, speaking);
    return meaning ? [{ count, meaning }] : [];
  });
  const priced = read.filter(({ meaning }) => meaning.is === 'price').map(({ count }) => count.value);
  const named = tiersIn(offer, line, { ...slots, prices: [...slots.prices, ...priced] }, isChange);
  const sizes = sizesIn(line, read);
  const sized = amountsOf(offer, sizes, isChange);
  const tiers = named.length ? named : sized.tiers.length ? sized.tiers : sized.amounts.length ? [] : line.tiers;
  const amounts = Object.fromEntries(sized.amounts.map(({ name, value }) => [name, value]));
  const next = { ...line, ...repeatsAfter(line, offer, read) };
  if (!named.length && !sizes.length) return next;
  const isRepeated = read.some(({ meaning }) => meaning.is === 'times');
  const isAnew = isChange && !isRepeated && isMisread(line, { counts, sizes, speaking, isNamed: named.length > 0 });
  const chosen = {
    ...next,
    ...(isAnew ? { quantity: 1, months: undefined } : {}),
    tiers,
    amounts: named.length && !sized.amounts.length ? {} : { ...line.amounts, ...amounts },
    offered: undefined,
    asked: sizes.at(-1)?.name ?? line.asked,
  };
  return { ...chosen, earlier: earlierThan(chosen, line, offer) };
}

/** A line with another package. */
export function withTier(line: OrderLine, offer: Offer, tier: string): OrderLine {
  const next = { ...line, tiers: [tier], amounts: {}, offered: undefined };
  return { ...next, earlier: earlierThan(next, line, offer) };
}

/** A line ordered so often: for so many months, if it recurs and is ordered once. */
export function withRepeats(line: OrderLine, offer: Offer, repeats: number): OrderLine {
  return recurs(offer) && line.quantity === 1 ? { ...line, months: repeats } : { ...line, quantity: repeats };
}
