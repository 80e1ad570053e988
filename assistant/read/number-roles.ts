import type { SlotLabel } from '#language/encode/labels.ts';
import { isNegated } from '#language/slots/negated.ts';
import { type Count, limitsNamed } from '#language/slots/numbers-in.ts';
import { isOwned } from '#language/slots/owned.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import type { ExtractedSlots } from './slots-in-order.ts';
import type { Tag } from './tags.ts';

const figure = /^\$?\d/;

/** The role of each number in a message, by position; empty without tags. */
export function numberRoles(words: readonly string[], tags: readonly Tag[]): ReadonlyMap<number, SlotLabel> {
  const numbers = [...tags.entries()].filter(([at]) => figure.test(words[at] ?? ''));
  // 'Do we need the 300 a month thing?' mentions a package without ordering it.
  const isSpoken = (at: number, { role, value }: Tag) =>
    (role === 'aside' && value === 'tier') || (value === 'times' && isOwned(words, at));
  return new Map(numbers.map(([at, tag]) => [at, isSpoken(at, tag) ? 'spoken' : tag.value]));
}

/** Size words that may mean a package; the encoder decides. */
const sizes: Readonly<Record<string, TierReference['rank']>> = {
  small: 'first',
  simple: 'first',
  cheap: 'first',
  little: 'first',
  plain: 'first',
  smaller: 'first',
  cheaper: 'first',
  big: 'last',
  large: 'last',
  full: 'last',
  fancy: 'last',
  bigger: 'next',
  larger: 'next',
};

const genericNouns = /^(?:one|thing|item)$/;

/** 'The mid one' names a package, 'mid December' doesn't. */
function isTagged(
  words: readonly string[],
  tags: readonly Tag[],
  { at, name, rank, length = 1 }: TierReference,
): boolean {
  const mayCountOthers = rank === 'middle' || rank === 'second';
  if (name !== undefined || !mayCountOthers || !tags.length || genericNouns.test(words[at + 1] ?? '')) return true;
  const near = tags.slice(Math.max(0, at - 1), at + length + 1);
  // What goes is tagged as an aside: 'drop the second one'.
  return near.some(({ role, value }) => role !== 'nothing' || value === 'tier' || value === 'amount');
}

/** 'The small website and the simple logo' name packages, 'a small bakery' does not. */
export function sizesAsTiers(
  words: readonly string[],
  tags: readonly Tag[],
  all: readonly TierReference[],
): TierReference[] {
  const tiers = all.filter((slot) => isTagged(words, tags, slot));
  const isMarked = (at: number) => tiers.some((tier) => Math.abs(tier.at - at) <= 1);
  const sized = words.flatMap((word, at): TierReference[] => {
    const rank = Object.hasOwn(sizes, word) ? sizes[word] : undefined;
    if (!rank || tags[at]?.value !== 'tier' || isMarked(at)) return [];
    const isCompared = rank === 'next';
    return [{ at, name: undefined, rank, relative: isCompared, bySize: isCompared }];
  });
  return [...tiers, ...sized].toSorted((left, right) => left.at - right.at);
}

function countByRole(count: Count, value: SlotLabel | undefined): Count {
  // '2 months' already says what it counts.
  if (count.months) return count;
  switch (value) {
    case 'times':
      return count.limits.length || count.isQuantity ? count : { ...count, isQuantity: true, isGuess: true };
    case 'months':
      // 'Five competitors' is what its unit says.
      return count.limits.length ? count : { ...count, months: true, isQuantity: false };
    case 'amount':
      // '400 words for each of the 5 pages' counts the pages.
      return count.limits.length && count.isQuantity
        ? count
        : { ...count, isQuantity: false, months: false, chooses: true };
    case 'tier':
      return { ...count, chooses: true };
    default:
      return count;
  }
}

/** These count nothing, unless a package unit follows them. */
const rolesNotCounted: readonly (SlotLabel | undefined)[] = ['budget', 'spoken'];

/**
 * The slots of a message by the role of their numbers: the 800 of 'the 800 one' is a price, that of 'I have 800' a
 * budget, and 'that would be 800' says nothing about an order. `prices` are those of what it may be about.
 */
export function slotsByRole(
  words: readonly string[],
  slots: ExtractedSlots,
  figures: ReadonlyMap<number, SlotLabel>,
  prices: ReadonlySet<number>,
): ExtractedSlots {
  const isMeant = ({ at }: { at: number }) => !isNegated(words, at);
  if (!figures.size) return { ...slots, tiers: slots.tiers.filter(isMeant) };
  const amountAt = (at: number) => Number((words[at] ?? '').replace('$', ''));
  // 'Local citations 50' is an amount, even if a package costs exactly that.
  const isMeasured = (at: number) => [words[at - 1], words[at + 1]].some((word) => limitsNamed(word ?? '').length > 0);
  const isPrice = (at: number) => figures.get(at) === 'tier' && prices.has(amountAt(at)) && !isMeasured(at);
  const counts = slots.counts
    .filter(isMeant)
    .filter(({ at, limits }) => limits.length > 0 || !(rolesNotCounted.includes(figures.get(at)) || isPrice(at)))
    .map((count) => countByRole(count, figures.get(count.at)));
  const counted = new Set(slots.counts.filter(({ at, limits }) => limits.length && isPrice(at)).map(({ at }) => at));
  const money = [...figures].flatMap(([at, value]) => {
    const known = slots.money.find((sum) => sum.at === at);
    if (value === 'budget') return [{ dollars: amountAt(at), at, budget: true }];
    if (value === 'spoken' || !isMeant({ at })) return [];
    return isPrice(at) && !counted.has(at) ? [{ dollars: amountAt(at), at, budget: false }] : (known ?? []);
  });
  return { ...slots, tiers: slots.tiers.filter(isMeant), counts, money };
}
