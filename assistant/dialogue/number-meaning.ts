import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import { isCounted, isLimit, isSpecified, limitOf, type OrderLine } from './order-line.ts';

/**
 * How a segment speaks of a line: it names it, it is about it, or it changes its package, how often it is ordered, or
 * both. A number without a unit belongs to what it is about.
 */
export type Speaking = 'named' | 'about' | 'package' | 'times' | 'anew';

/** What a number says about an order line: how much of a unit, a package's price, how often, or for how many months. */
export type Meaning = { is: 'size'; name: QuantityName } | { is: 'price' | 'times' | 'months' };

/** Larger numbers are rarely quantities; they are amounts. */
export const maxUsualQuantity = 12;
/** Even where the encoder expects how many. */
const maxTimes = 40;

/** What a package includes several of: '5 of them' are five competitors, '3 of those' three banners. */
const includedUnits: readonly QuantityName[] = ['competitors', 'platforms', 'campaigns', 'items'];

/** '130' can't mean 130 concepts if the largest package has eight. */
const maxExcessFactor = 2;

function sizesOf({ packages }: Offer, name: QuantityName): number[] {
  return packages.flatMap(({ limits }) => (limits[name] === undefined ? [] : [upperBound(limits[name])]));
}

/** 'The same for 2000 words, four again': a small number next to the amount, or far below any, says how many. */
function isFarBelow(line: OrderLine, offer: Offer, unit: QuantityName, { value }: Count, counts: readonly Count[]) {
  if (value > maxUsualQuantity) return false;
  // Domain authority isn't an amount: 'I'll take 3' of a list by authority is three links.
  if (unit === 'domainAuthority') return !isLimit(offer, unit, value);
  const isMeasured = counts.some(({ limits }) => limits.includes(unit));
  return isMeasured || line.quantity > 1 || value * maxUsualQuantity < Math.min(...sizesOf(offer, unit));
}

/** A number that answers to the unit just spoken of: '2 or 4 concepts', then 'ok 4'. */
function answersUnit({ asked, quantity }: OrderLine, { bare, more, fewer, isQuantity, isGuess }: Count): boolean {
  const isSaid = isQuantity && !isGuess;
  return asked !== undefined && bare && !more && !fewer && !isSaid && quantity === 1;
}

/** What a number without a unit means. */
function meaningOfBare(
  line: OrderLine,
  offer: Offer,
  count: Count,
  counts: readonly Count[],
  speaking: Speaking,
): Meaning | undefined {
  const { value, bare, isQuantity, chooses, more, fewer } = count;
  const unit = line.asked ?? choosingQuantity(offer.packages);
  const isSize = unit !== undefined && isLimit(offer, unit, value);
  const size = unit && ({ is: 'size', name: unit } as const);
  if (isSize && answersUnit(line, count)) return size;
  const isAbout = speaking !== 'named';
  const isCounting = speaking === 'times' || speaking === 'anew';
  // 'Five of them' are competitors, '100 of them' keywords, '3 of those' three orders.
  const isOpen = isSize && !isSpecified(line);
  const isOfUnit = unit !== undefined && (includedUnits.includes(unit) || (value > maxUsualQuantity && isSize));
  if (isQuantity) return isAbout && bare && isOfUnit && (!isCounting || isOpen) ? size : { is: 'times' };
  const isPrice = offer.packages.some(({ price }) => price === value);
  // 'The 80 dollar pack of 3': the number belongs to the package.
  if (isCounting && !chooses) {
    const isFirst = line.quantity === 1 && bare && !more && !fewer;
    return isSize && isFirst ? size : value <= maxTimes ? { is: 'times' } : undefined;
  }
  if (isSize && (speaking === 'package' || (chooses && isAbout))) return size;
  // 'Is that in the 500?'; '1000 words, still 10' is a quantity.
  const isMeasured = counts.some((other) => unit !== undefined && limitOf(offer, other) === unit);
  if ((bare || speaking === 'package') && isPrice && !isSize && !isMeasured) return { is: 'price' };
  if (!isAbout || !bare) return undefined;
  // 'Six months', then 'make it four'.
  if (line.months && !chooses && value <= maxUsualQuantity && !counts.some(({ months }) => months))
    return { is: 'months' };
  if (!unit) return undefined;
  if (isFarBelow(line, offer, unit, count, counts)) return chooses ? undefined : { is: 'times' };
  const mayBeSize =
    isSize || (unit !== 'domainAuthority' && value <= maxExcessFactor * Math.max(...sizesOf(offer, unit)));
  return mayBeSize ? size : undefined;
}

/** What a number of a segment says about a line; undefined if nothing. */
export function meaningOf(
  line: OrderLine,
  offer: Offer,
  count: Count,
  counts: readonly Count[],
  speaking: Speaking,
): Meaning | undefined {
  if (count.months) return { is: 'months' };
  const name = limitOf(offer, count);
  if (name) return { is: 'size', name };
  if (count.limits.length) return count.isQuantity || isCounted(line, count) ? { is: 'times' } : undefined;
  return meaningOfBare(line, offer, count, counts, speaking);
}
