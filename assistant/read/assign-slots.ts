import { choosingQuantity } from '#catalogue/quote.ts';
import { isSameList, type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { type Count, limitsNamed } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import { hasSlots, isLimit, limitOf, noSlots, type Slots } from '../dialogue/order-line.ts';
import { isInItem, itemNumber, separators } from './list-items.ts';
import type { Mention } from './mentions.ts';
import { type ExtractedSlots, type Slot, slotsInOrder, withSlot } from './slots-in-order.ts';

/** A service that a message mentions, with its slots. */
export interface MentionedService {
  service: string;
  slots: Slots;
  /** Named explicitly, not only by an everyday word or a description. */
  named: boolean;
  /** A word of the message refers to it. */
  isInText: boolean;
  /** The first word after its name. */
  to: number;
  /** The words that refer to it. */
  words: readonly string[];
  /** A definite reference to something known: 'the site', 'that logo'. */
  isDefinite: boolean;
  /** Named by a word that no other service's name contains: 'articles' are article writing, 'texts' may be anything. */
  isUnambiguous: boolean;
  /** Contrasted with the one before it: 'SEO or social media'. */
  orElse: boolean;
}

/** More items than this are a list that needs a quote from a person. */
const maxMentions = 40;

/** A comma or 'and' between a slot and a service counts as a distance of this many words. */
const separatorDistance = 6;

function acceptsSlot(offer: Offer, slot: Slot, isMonthly: boolean): boolean {
  switch (slot.field) {
    case 'counts':
      if (slot.value.months) return recurs(offer) || isMonthly;
      return slot.value.limits.length && !slot.value.isQuantity ? limitOf(offer, slot.value) !== undefined : true;
    case 'authorities':
      return offer.packages.some(({ limits }) => limits.domainAuthority !== undefined);
    case 'prices':
      return offer.packages.some(({ price }) => price === slot.value);
    case 'tiers':
      return offer.packages.length > 0;
  }
}

/** A number without a unit belongs to a service only right next to its name: 'keyword research 20'. */
function isBare(slot: Slot): boolean {
  return slot.field === 'counts' && !slot.value.limits.length && !slot.value.months && !slot.value.isQuantity;
}

function selectsPackage(slot: Slot): boolean {
  return slot.field === 'counts' && slot.value.chooses === true;
}

const nearWords = 3;

/** A package has exactly that size. */
function isItsSize(shop: Shop, { service }: Mention, { field, value: slot }: Slot): boolean {
  const offer = offerOf(shop, service);
  const name = choosingQuantity(offer.packages);
  return (
    field === 'counts' && !slot.isQuantity && !slot.months && name !== undefined && isLimit(offer, name, slot.value)
  );
}

/** A number that selects a package takes the unit of its list: 'the 75 ones', 'keyword research for 50 words'. */
function inItsUnit(shop: Shop, mention: Mention, slot: Slot): Slot {
  const offer = offerOf(shop, mention.service);
  const held = choosingQuantity(offer.packages);
  const isSize = slot.field === 'counts' && slot.value.chooses && !limitOf(offer, slot.value) && held;
  return isSize && isItsSize(shop, mention, slot) ? { ...slot, value: { ...slot.value, limits: [held] } } : slot;
}

function distance(words: readonly string[], { from, to }: Mention, at: number): number {
  const [start, end] = at < from ? [at + 1, from] : [to, at];
  const parted = words.slice(start, end).filter((word) => separators.test(word)).length;
  return Math.max(0, end - start) + parted * separatorDistance;
}

/** The first of several at the same distance. */
function nearestTo(words: readonly string[], mentions: readonly Mention[], at: number): Mention | undefined {
  const distances = mentions.map((mention) => distance(words, mention, at));
  return mentions[distances.indexOf(Math.min(...distances))];
}

/**
 * The mention a slot belongs to: in the same item of a list; else the one before it ('a logo, the
 * middle one, and a site'); else the nearest.
 */
function mentionForSlot(words: readonly string[], able: readonly Mention[], at: number): Mention | undefined {
  // What is only described stands nowhere.
  const placed = able.filter(({ from }) => from < words.length);
  const inItem = placed.filter((mention) => isInItem(words, mention, at));
  return nearestTo(words, inItem.length ? inItem : placed.length ? placed : able, at);
}

const pointing = /^(?:the|that|this|those|these|my|our)$/;
const added = /^(?:plus|and|also|with|n|,)$/;
const newThing = /^(?:a|an|the|my|1|2|3|4|5|6|7|8|9|10|another)$/;

/** 'Premium, plus a logo': what precedes an added item refers to what was discussed before. */
function isCutOff(words: readonly string[], { from }: Mention, at: number): boolean {
  if (at >= from) return false;
  return words
    .slice(at + 1, from)
    .some(
      (word, index) =>
        word === '.' ||
        (added.test(word) &&
          (word === 'plus' || at + 2 + index === from || newThing.test(words[at + 2 + index] ?? ''))),
    );
}

/** '8 of them' are of what was named before. */
function isOfNamed(words: readonly string[], at: number): boolean {
  return words[at + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + 2] ?? '');
}

/** How many services have a word in their name: one for 'banner', many for 'website'. */
const servicesByNameWord = new WeakMap<Shop, ReadonlyMap<string, number>>();

function countServicesByNameWord(shop: Shop): ReadonlyMap<string, number> {
  const known = servicesByNameWord.get(shop);
  if (known) return known;
  const all = [...shop.offers.values()].flatMap(({ name }) => [...new Set(plainWords(name).map(stem))]);
  const counted = new Map([...Map.groupBy(all, (word) => word)].map(([word, same]) => [word, same.length]));
  servicesByNameWord.set(shop, counted);
  return counted;
}

export function isCalled(shop: Shop, { name }: Offer, words: readonly string[]): boolean {
  const own = new Set(plainWords(name).map(stem));
  return words.map(stem).some((word) => own.has(word) && countServicesByNameWord(shop).get(word) === 1);
}

const allMarkers = /^(?:all|both|everything|each)$/;

/**
 * A package or number given once applies to every service that can take it: '20 pages', 'DA30', '3 months of SEO and
 * social media', 'all basic'.
 */
function appliesToAll(
  slot: Slot,
  all: readonly Slot[],
  words: readonly string[],
  mentions: readonly Mention[],
): boolean {
  if (slot.field === 'tiers') return isSaidOfAll(slot, words, mentions);
  if (slot.field === 'authorities') return all.filter(({ field }) => field === 'authorities').length === 1;
  if (slot.field !== 'counts' || slot.value.isQuantity) return false;
  const alike = all.filter((other) => other.field === 'counts' && `${other.value.limits}` === `${slot.value.limits}`);
  return alike.length === 1 && (slot.value.months || slot.value.limits.length > 0);
}

/** 'All basic'; 'basic for both', 'the Standard package for each' in an item of its own. */
function isSaidOfAll({ at }: Slot, words: readonly string[], mentions: readonly Mention[]): boolean {
  const own = itemNumber(words, at);
  const isAlone = mentions.every(({ from }) => itemNumber(words, from) !== own);
  const isOfAll = (word: string, place: number) =>
    allMarkers.test(word) && ((place < at && at - place <= 2) || (isAlone && itemNumber(words, place) === own));
  return words.some(isOfAll);
}

/** 'three articles' counts what is named right after it. */
function asTimes(
  shop: Shop,
  words: readonly string[],
  slot: Slot,
  mentions: readonly Mention[],
  slots: readonly Slot[],
): Slot {
  if (slot.field !== 'counts' || slot.value.months || slot.value.isQuantity) return slot;
  // 'two DA50 links and one DA20', 'three basic logos'.
  const beforePackage = slots.some(({ field, at }) => field !== 'counts' && field !== 'prices' && at === slot.at + 1);
  if (beforePackage && !slot.value.limits.length && slot.value.value <= 100)
    return { ...slot, value: { ...slot.value, isQuantity: true } };
  const isParted = (from: number) => words.slice(slot.at + 1, from).some((word) => separators.test(word));
  const named = mentions.find(
    ({ from, to }) => from < to && slot.at < to && from - slot.at <= 2 && from > slot.at - 1 && !isParted(from),
  );
  if (!named || slot.value.value > 100) return slot;
  // 'The 50 listings' names the package with 50 of them.
  const offer = offerOf(shop, named.service);
  const held = choosingQuantity(offer.packages);
  if (held && slot.value.chooses && isLimit(offer, held, slot.value.value))
    return { ...slot, value: { ...slot.value, limits: [held] } };
  // 'The set of three banners' is one order.
  if (held && /^(?:set|pack|bundle) of$/.test(words.slice(Math.max(0, slot.at - 2), slot.at).join(' ')))
    return { ...slot, value: { ...slot.value, limits: [held] } };
  // 'Two Google Ads campaigns': its unit follows its name.
  const limits = limitsNamed(words[named.to] ?? '');
  const measured: Slot = { ...slot, value: { ...slot.value, limits } };
  if (!slot.value.limits.length && limitOf(offerOf(shop, named.service), measured.value)) return measured;
  // '5 blog posts': the posts are part of the name, not its unit.
  const isName = named.from === slot.at + 1;
  const measures = limitOf(offerOf(shop, named.service), slot.value) !== undefined || !isName;
  return slot.value.limits.length && measures
    ? slot
    : { ...slot, value: { ...slot.value, limits: [], isQuantity: true } };
}

/** How far the size is from the number: 'six posts of 2,000 words'. */
export const ofSize = 3;

/** Its number counts what has a size that the service is sold by. */
function isPieceOf(
  shop: Shop,
  words: readonly string[],
  mention: Mention,
  slot: Slot,
  slots: readonly Slot[],
): boolean {
  const offer = offerOf(shop, mention.service);
  const size = slots.find(({ at }) => at === slot.at + ofSize);
  const isSize = size?.field === 'counts' && limitOf(offer, size.value) !== undefined;
  return slot.field === 'counts' && isSize && words[size.at - 1] === 'of';
}

function asPieces(slot: Slot): Slot {
  return slot.field === 'counts' ? { ...slot, value: { ...slot.value, limits: [], isQuantity: true } } : slot;
}

/** Two slots of the same kind start a new order: '2 DA50 and 2 DA10', 'a basic and a premium logo'. */
function ordersOf(slots: readonly Slot[], several: boolean): Slots[] {
  const groups: Slot[][] = [];
  const kindOf = (slot: Slot) =>
    slot.field === 'counts' ? (slot.value.isQuantity ? 'times' : `${slot.value.limits}`) : 'row';
  for (const slot of slots) {
    const group = groups.at(-1);
    if (!group || (several && group.some((other) => kindOf(other) === kindOf(slot)))) groups.push([slot]);
    else group.push(slot);
  }
  // '3 articles: 500, 1000 and 2000 words' counts what it lists.
  const counted = slots.filter((slot) => slot.field === 'counts' && slot.value.isQuantity).length;
  const listed = groups.map((group) =>
    group.filter((slot) => !(groups.length > 1 && counted === 1 && isTotal(slot, groups.length))),
  );
  return (listed.length ? listed : [[]]).map((group) => group.reduce(withSlot, noSlots));
}

function isTotal({ field, value: slot }: Slot, orders: number): boolean {
  return field === 'counts' && slot.isQuantity && slot.value === orders;
}

const choosing = /^(?:or|versus)$/;
/** The maximum distance between two names contrasted by one word. */
const maxChoiceDistance = 4;

function isAlternativeMention(words: readonly string[], before: Mention | undefined, { from }: Mention): boolean {
  if (!before) return false;
  // What is only described has no position: 'SEO or Instagram posts'.
  const isDescribed = from === words.length;
  if (!isDescribed && from - before.to > maxChoiceDistance) return false;
  return words.slice(before.to, isDescribed ? before.to + 1 : from).some((word) => choosing.test(word));
}

/** The slots that select a package. */
function packageSlots({ counts, ...slots }: Slots): Slots {
  return { ...slots, counts: counts.filter(({ limits }) => limits.length > 0) };
}

/** A line has one package and one quantity: the last mention wins. */
function mergeSlots(before: Slots, after: Slots): Slots {
  const isOften = ({ limits }: Count) => !limits.length;
  const often = after.counts.some(isOften) ? after : before;
  const row = hasSlots(packageSlots(after)) ? after : before;
  return { ...packageSlots(row), counts: [...packageSlots(row).counts, ...often.counts.filter(isOften)] };
}

/** A service that is named again is another item only if both mentions say which: 'a Basic logo and a Premium one'. */
function withLine(shop: Shop, lines: readonly MentionedService[], line: MentionedService): MentionedService[] {
  const isBare = !hasSlots(line.slots) && !line.named;
  const at = lines.findLastIndex(
    ({ service }) => service === line.service || (isBare && isSameList(shop, service, line.service)),
  );
  const before = lines[at];
  const isOther = before && hasSlots(packageSlots(before.slots)) && hasSlots(packageSlots(line.slots));
  if (!before || isOther) return [...lines, line];
  const isUnambiguous = before.isUnambiguous || line.isUnambiguous;
  return lines.with(at, {
    ...before,
    named: before.named || line.named,
    isUnambiguous,
    slots: mergeSlots(before.slots, line.slots),
  });
}

export interface ServicesWithSlots {
  services: MentionedService[];
  /** Slots that belong to no service in this message. */
  unassigned: Slots;
}

/**
 * Each service of a message with its packages and amounts; `several` if a total is asked for, `isUnderDiscussion` if
 * items are already under discussion.
 */
export function assignSlots(
  shop: Shop,
  words: readonly string[],
  everyMention: readonly Mention[],
  all: ExtractedSlots,
  { several, isUnderDiscussion: discussed }: { several: boolean; isUnderDiscussion: boolean },
): ServicesWithSlots {
  const orderedSlots = slotsInOrder(all);
  const mentions = everyMention.slice(0, maxMentions);
  const slots = orderedSlots.map((slot) => asTimes(shop, words, slot, mentions, orderedSlots));
  // 'Four posts a month for six months'.
  const isMonthly = all.counts.some(({ monthly }) => monthly);
  const owned = new Map<Mention, Slot[]>(mentions.map((mention) => [mention, []]));
  let unassigned = noSlots;
  for (const slot of slots) {
    const able = mentions.filter(
      (mention) =>
        (acceptsSlot(offerOf(shop, mention.service), slot, isMonthly) ||
          (selectsPackage(slot) && isInItem(words, mention, slot.at) && isItsSize(shop, mention, slot))) &&
        (!isBare(slot) ||
          distance(words, mention, slot.at) <= nearWords ||
          ((mentions.length === 1 || selectsPackage(slot)) && isItsSize(shop, mention, slot))) &&
        !(discussed && isCutOff(words, mention, slot.at)) &&
        !(mention.from > slot.at && isOfNamed(words, slot.at) && mentions.some(({ to }) => to <= slot.at)),
    );
    const owner = mentionForSlot(words, able, slot.at);
    const sized = owner ? undefined : mentions.find((mention) => isPieceOf(shop, words, mention, slot, slots));
    if (sized) owned.get(sized)?.push(asPieces(slot));
    else if (!owner) unassigned = withSlot(unassigned, slot);
    for (const mention of appliesToAll(slot, slots, words, mentions) ? able : able.slice(0, 0))
      if (mention.service !== owner?.service) owned.get(mention)?.push(slot);
    if (owner) owned.get(owner)?.push(inItsUnit(shop, owner, slot));
  }
  const lines = mentions.flatMap((mention, at) =>
    ordersOf(owned.get(mention) ?? [], several).map((own) => ({
      service: mention.service,
      slots: own,
      named: !mention.isWeak,
      isInText: mention.from < words.length,
      to: mention.to,
      words: words.slice(mention.from, mention.to),
      isDefinite: pointing.test(words[mention.from - 1] ?? ''),
      isUnambiguous: isCalled(shop, offerOf(shop, mention.service), words.slice(mention.from, mention.to)),
      orElse: isAlternativeMention(words, mentions[at - 1], mention),
    })),
  );
  return {
    services: lines.reduce<MentionedService[]>((mentioned, line) => withLine(shop, mentioned, line), []),
    unassigned: hasSlots(unassigned) ? unassigned : noSlots,
  };
}
