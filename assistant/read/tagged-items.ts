import { isAlternative, isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import { owning } from './described-items.ts';
import type { Mention } from './mentions.ts';
import { purposesNamed } from './package-purposes.ts';
import type { ReaderContext } from './reader-context.ts';
import { joining } from './service-features.ts';
import type { Tag } from './tags.ts';

const parting = /^(?:and|plus|also|then)$/;
const choosing = /^(?:or|versus)$/;
const pointing = /^(?:the|this|that)$/;
const ofWhat = /^(?:for|in|on|of)$/;
const filling = /^(?:a|an|the|my|our|your|his|her|their|this|that|each|every|some|\d+)$/;

function isParted(words: readonly string[], left: Mention, right: Mention): boolean {
  return words.slice(left.to, right.from).some((word) => joining.test(word) || choosing.test(word));
}

/** 'SEO for 2 sites', 'articles for my blog', 'posts on the 25 dollar sites': what comes after says what the item is for. */
function isPurpose(words: readonly string[], mentions: readonly Mention[], own: Mention): boolean {
  const before = mentions[mentions.indexOf(own) - 1];
  if (!before || isParted(words, before, own)) return false;
  const between = words.slice(before.to, own.from).filter((word) => !filling.test(word));
  return ofWhat.test(between.at(-1) ?? '') || (own.isWeak && ofWhat.test(between[0] ?? ''));
}

/** 'A WordPress site', 'a site of 10 pages, WordPress', 'WordPress, and the site …': one thing by its kind and its name. */
function isSameThing(shop: Shop, words: readonly string[], own: Mention, other: Mention): boolean {
  const [first, second] = own.from < other.from ? [own, other] : [other, own];
  if (own === other || !own.isWeak) return false;
  const isNext = second.from === first.to && (!other.isWeak || own === first);
  if (isNext || other.isWeak || !isAlternative(offerOf(shop, own.service), offerOf(shop, other.service))) return isNext;
  const isApart = words.slice(first.to, second.from).some((word) => parting.test(word) || choosing.test(word));
  return !isApart || pointing.test(words[own.from - 1] ?? '');
}

/** 'WordPress maintenance': what one of the packages of the second is made for. */
function isMadeFor(shop: Shop, words: readonly string[], own: Mention, other: Mention): boolean {
  const isOther = !isAlternative(offerOf(shop, own.service), offerOf(shop, other.service));
  return isOther && own.to === other.from && purposesNamed(shop, words.slice(own.from, own.to)).has(other.service);
}

/**
 * A thing described next to what is named is another one, unless it is a way to the same. 'Keep the site running' is what
 * it describes, not the site in it.
 */
function withDescribed(
  shop: Shop,
  mentions: readonly Mention[],
  described: readonly Mention[],
  words: readonly string[],
) {
  const isSame = (one: Mention, other: Mention) =>
    isSameList(shop, one.service, other.service) ||
    isAlternative(offerOf(shop, one.service), offerOf(shop, other.service));
  const isThing = ({ service, from, to }: Mention) =>
    offerOf(shop, service).things.includes(words.slice(from, to).join(' '));
  const isWithin = (own: Mention, thing: Mention) => own.from >= thing.from && own.to <= thing.to;
  // 'Look after our WordPress site' orders no site.
  const isOwned = ({ from }: Mention) => owning.test(words[from - 1] ?? '');
  const isPartOf = (own: Mention, thing: Mention) =>
    isWithin(own, thing) && (isThing(own) || isOwned(own)) && !isSame(own, thing);
  const named = mentions.filter((own) => !described.some((thing) => isPartOf(own, thing)));
  const isMentioned = (one: Mention, thing: Mention) => isSame(one, thing) || isWithin(one, thing);
  const isOverview = ({ service }: Mention) => offerOf(shop, service).members.length > 0;
  const fresh = described.filter(
    (thing) => !named.some((one) => isMentioned(one, thing)) && !(isOverview(thing) && named.length > 0),
  );
  return [...named, ...fresh].toSorted((left, right) => left.from - right.from);
}

/**
 * What a message orders, by the words the encoder takes for something meant: each name among them is an item, and so is
 * each thing they describe without a name. Of services the encoder wasn't trained on, every mention counts.
 */
export function itemsFromTags(
  { shop, unseen }: Pick<ReaderContext, 'shop' | 'unseen'>,
  words: readonly string[],
  tags: readonly Tag[],
  mentions: readonly Mention[],
  described: readonly Mention[],
): Mention[] {
  const isMeant = ({ service, from, to }: Mention) =>
    unseen.has(service) ||
    tags.slice(from, to).some(({ role }) => role === 'meant') ||
    tags[from - 1]?.value === 'times' ||
    tags[to]?.value === 'tier';
  const named = mentions.filter(isMeant);
  const isNew = named.some(({ service }) => unseen.has(service));
  const meant = withDescribed(shop, named, isNew ? [] : described, words);
  // 'Digital marketing' next to Google Ads is the general word for it.
  const isOverview = (own: Mention) =>
    meant.some(({ service }) => offerOf(shop, own.service).members.includes(service));
  return meant.filter(
    (own) =>
      !isOverview(own) &&
      !isPurpose(words, meant, own) &&
      !meant.some((other) => isSameThing(shop, words, own, other) || isMadeFor(shop, words, own, other)),
  );
}
