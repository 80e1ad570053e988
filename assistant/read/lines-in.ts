import { choosingQuantity } from '#catalogue/quote.ts';
import { isSameList, type Offer, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { type Count, limitsNamed } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import { isLimit, isMarked, limitOf, type Marks, noMarks } from '../talk/line.ts';
import { type AllMarks, type Mark, marksIn, withMark } from './marks-in.ts';
import type { Mention } from './mentions.ts';

/** A service in a message with what is said about it. */
export interface NamedLine {
  service: string;
  marks: Marks;
  /** Named explicitly, not only by an everyday word or a description. */
  named: boolean;
  /** A word of the message refers to it. */
  said: boolean;
  /** The first word after its name. */
  to: number;
  /** The words that refer to it. */
  words: readonly string[];
  /** Mentioned as known: 'the site', 'that logo'. */
  known: boolean;
  /** Named by a word that no other service's name contains: 'articles' are article writing, 'texts' may be anything. */
  called: boolean;
  /** Contrasted with the one before it: 'SEO or social media'. */
  orElse: boolean;
}

/** More items than this are a list that needs a quote from a person. */
const maxMentions = 40;

/** A comma or 'and' between a mark and a service counts as a distance of this many words. */
const separatorDistance = 6;
const separators = /^(?:,|\.|and|plus|or|versus|also|then)$/;

function canTake(offer: Offer, mark: Mark, isMonthly: boolean): boolean {
  switch (mark.field) {
    case 'counts':
      if (mark.mark.months) return recurs(offer) || isMonthly;
      return mark.mark.limits.length && !mark.mark.times ? limitOf(offer, mark.mark) !== undefined : true;
    case 'authorities':
      return offer.packages.some(({ limits }) => limits.domainAuthority !== undefined);
    case 'prices':
      return offer.packages.some(({ price }) => price === mark.mark);
    case 'tiers':
      return offer.packages.length > 0;
  }
}

/** A number without a unit belongs to a service only right next to its name: 'keyword research 20'. */
function isBare(mark: Mark): boolean {
  return mark.field === 'counts' && !mark.mark.limits.length && !mark.mark.months && !mark.mark.times;
}

function saysWhich(mark: Mark): boolean {
  return mark.field === 'counts' && mark.mark.chooses === true;
}

const nearWords = 3;

/** A package has exactly that size. */
function isItsSize(shop: Shop, { service }: Mention, { field, mark }: Mark): boolean {
  const offer = offerOf(shop, service);
  const name = choosingQuantity(offer.packages);
  return field === 'counts' && !mark.times && !mark.months && name !== undefined && isLimit(offer, name, mark.value);
}

/** A number that selects a package takes the unit of its list: 'the 75 ones', 'keyword research for 50 words'. */
function inItsUnit(shop: Shop, mention: Mention, mark: Mark): Mark {
  const offer = offerOf(shop, mention.service);
  const held = choosingQuantity(offer.packages);
  const isSize = mark.field === 'counts' && mark.mark.chooses && !limitOf(offer, mark.mark) && held;
  return isSize && isItsSize(shop, mention, mark) ? { ...mark, mark: { ...mark.mark, limits: [held] } } : mark;
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

/** The number of separators before a word: words with the same number are in one item of a list. */
function itemNumber(words: readonly string[], at: number): number {
  return words.slice(0, at).filter((word) => separators.test(word)).length;
}

function isInItem(words: readonly string[], { from }: Mention, at: number): boolean {
  return from < words.length && itemNumber(words, from) === itemNumber(words, at);
}

/**
 * What a mark says something about: something in the same item of a list; else what was named before it ('a logo, the
 * middle one, and a site'); else the nearest.
 */
function ownerOf(words: readonly string[], able: readonly Mention[], at: number): Mention | undefined {
  const inItem = able.filter((mention) => isInItem(words, mention, at));
  return nearestTo(words, inItem.length ? inItem : able, at);
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
const sharers = new WeakMap<Shop, ReadonlyMap<string, number>>();

function sharersOf(shop: Shop): ReadonlyMap<string, number> {
  const known = sharers.get(shop);
  if (known) return known;
  const all = [...shop.offers.values()].flatMap(({ name }) => [...new Set(plainWords(name).map(stem))]);
  const counted = new Map([...Map.groupBy(all, (word) => word)].map(([word, same]) => [word, same.length]));
  sharers.set(shop, counted);
  return counted;
}

export function isCalled(shop: Shop, { name }: Offer, words: readonly string[]): boolean {
  const own = new Set(plainWords(name).map(stem));
  return words.map(stem).some((word) => own.has(word) && sharersOf(shop).get(word) === 1);
}

const ofAll = /^(?:all|both|everything|each)$/;

/**
 * A package or number said once applies to every service that can take it: '20 pages', 'DA30', '3 months of SEO and
 * social media', 'all basic'.
 */
function isShared(mark: Mark, all: readonly Mark[], words: readonly string[], mentions: readonly Mention[]): boolean {
  if (mark.field === 'tiers') return isSaidOfAll(mark, words, mentions);
  if (mark.field === 'authorities') return all.filter(({ field }) => field === 'authorities').length === 1;
  if (mark.field !== 'counts' || mark.mark.times) return false;
  const alike = all.filter((other) => other.field === 'counts' && `${other.mark.limits}` === `${mark.mark.limits}`);
  return alike.length === 1 && (mark.mark.months || mark.mark.limits.length > 0);
}

/** 'All basic'; 'basic for both', 'the Standard package for each' in an item of its own. */
function isSaidOfAll({ at }: Mark, words: readonly string[], mentions: readonly Mention[]): boolean {
  const own = itemNumber(words, at);
  const isAlone = mentions.every(({ from }) => itemNumber(words, from) !== own);
  const isOfAll = (word: string, place: number) =>
    ofAll.test(word) && ((place < at && at - place <= 2) || (isAlone && itemNumber(words, place) === own));
  return words.some(isOfAll);
}

/** 'three articles' counts what is named right after it. */
function asTimes(
  shop: Shop,
  words: readonly string[],
  mark: Mark,
  mentions: readonly Mention[],
  marks: readonly Mark[],
): Mark {
  if (mark.field !== 'counts' || mark.mark.months || mark.mark.times) return mark;
  // 'two DA50 links and one DA20', 'three basic logos'.
  const beforePackage = marks.some(({ field, at }) => field !== 'counts' && field !== 'prices' && at === mark.at + 1);
  if (beforePackage && !mark.mark.limits.length && mark.mark.value <= 100)
    return { ...mark, mark: { ...mark.mark, times: true } };
  const isParted = (from: number) => words.slice(mark.at + 1, from).some((word) => separators.test(word));
  const named = mentions.find(
    ({ from, to }) => from < to && mark.at < to && from - mark.at <= 2 && from > mark.at - 1 && !isParted(from),
  );
  if (!named || mark.mark.value > 100) return mark;
  // 'The 50 listings' names the package with 50 of them.
  const offer = offerOf(shop, named.service);
  const held = choosingQuantity(offer.packages);
  if (held && mark.mark.chooses && isLimit(offer, held, mark.mark.value))
    return { ...mark, mark: { ...mark.mark, limits: [held] } };
  // 'The set of three banners' is one order.
  if (held && /^(?:set|pack|bundle) of$/.test(words.slice(Math.max(0, mark.at - 2), mark.at).join(' ')))
    return { ...mark, mark: { ...mark.mark, limits: [held] } };
  // 'Two Google Ads campaigns': its unit follows its name.
  const limits = limitsNamed(words[named.to] ?? '');
  const measured: Mark = { ...mark, mark: { ...mark.mark, limits } };
  if (!mark.mark.limits.length && limitOf(offerOf(shop, named.service), measured.mark)) return measured;
  // '5 blog posts': the posts are part of the name, not its unit.
  const isName = named.from === mark.at + 1 && named.to - named.from > 1;
  const measures = limitOf(offerOf(shop, named.service), mark.mark) !== undefined || !isName;
  return mark.mark.limits.length && measures ? mark : { ...mark, mark: { ...mark.mark, limits: [], times: true } };
}

/** Two marks of the same kind start a new order: '2 DA50 and 2 DA10', 'a basic and a premium logo'. */
function ordersOf(marks: readonly Mark[], several: boolean): Marks[] {
  const groups: Mark[][] = [];
  const kindOf = (mark: Mark) =>
    mark.field === 'counts' ? (mark.mark.times ? 'times' : `${mark.mark.limits}`) : 'row';
  for (const mark of marks) {
    const group = groups.at(-1);
    if (!group || (several && group.some((other) => kindOf(other) === kindOf(mark)))) groups.push([mark]);
    else group.push(mark);
  }
  // '3 articles: 500, 1000 and 2000 words' counts what it lists.
  const counted = marks.filter((mark) => mark.field === 'counts' && mark.mark.times).length;
  const listed = groups.map((group) =>
    group.filter((mark) => !(groups.length > 1 && counted === 1 && isTotal(mark, groups.length))),
  );
  return (listed.length ? listed : [[]]).map((group) => group.reduce(withMark, noMarks));
}

function isTotal({ field, mark }: Mark, orders: number): boolean {
  return field === 'counts' && mark.times && mark.value === orders;
}

const choosing = /^(?:or|versus)$/;
/** The maximum distance between two names contrasted by one word. */
const choiceReach = 4;

function isOrElse(words: readonly string[], before: Mention | undefined, { from }: Mention): boolean {
  if (!before) return false;
  // What is only described has no position: 'SEO or Instagram posts'.
  const isDescribed = from === words.length;
  if (!isDescribed && from - before.to > choiceReach) return false;
  return words.slice(before.to, isDescribed ? before.to + 1 : from).some((word) => choosing.test(word));
}

/** What says which package. */
function rowOf({ counts, ...marks }: Marks): Marks {
  return { ...marks, counts: counts.filter(({ limits }) => limits.length > 0) };
}

/** A line has one package and one quantity: the last mention wins. */
function together(before: Marks, after: Marks): Marks {
  const isOften = ({ limits }: Count) => !limits.length;
  const often = after.counts.some(isOften) ? after : before;
  const row = isMarked(rowOf(after)) ? after : before;
  return { ...rowOf(row), counts: [...rowOf(row).counts, ...often.counts.filter(isOften)] };
}

/** A service that is named again is another item only if both mentions say which: 'a Basic logo and a Premium one'. */
function withLine(shop: Shop, lines: readonly NamedLine[], line: NamedLine): NamedLine[] {
  const isBare = !isMarked(line.marks) && !line.named;
  const at = lines.findLastIndex(
    ({ service }) => service === line.service || (isBare && isSameList(shop, service, line.service)),
  );
  const before = lines[at];
  const isOther = before && isMarked(rowOf(before.marks)) && isMarked(rowOf(line.marks));
  if (!before || isOther) return [...lines, line];
  const called = before.called || line.called;
  return lines.with(at, {
    ...before,
    named: before.named || line.named,
    called,
    marks: together(before.marks, line.marks),
  });
}

export interface LinesIn {
  lines: NamedLine[];
  /** Marks that belong to no service in this message. */
  unassigned: Marks;
}

/**
 * Each service of a message with its packages and amounts; `several` if a total is asked for, `spoken` if items are
 * already under discussion.
 */
export function linesIn(
  shop: Shop,
  words: readonly string[],
  everyMention: readonly Mention[],
  all: AllMarks,
  { several, spoken }: { several: boolean; spoken: boolean },
): LinesIn {
  const said = marksIn(all);
  const mentions = everyMention.slice(0, maxMentions);
  const marks = said.map((mark) => asTimes(shop, words, mark, mentions, said));
  // 'Four posts a month for six months'.
  const isMonthly = all.counts.some(({ monthly }) => monthly);
  const owned = new Map<Mention, Mark[]>(mentions.map((mention) => [mention, []]));
  let unassigned = noMarks;
  for (const mark of marks) {
    const able = mentions.filter(
      (mention) =>
        (canTake(offerOf(shop, mention.service), mark, isMonthly) ||
          (saysWhich(mark) && isInItem(words, mention, mark.at) && isItsSize(shop, mention, mark))) &&
        (!isBare(mark) ||
          distance(words, mention, mark.at) <= nearWords ||
          ((mentions.length === 1 || saysWhich(mark)) && isItsSize(shop, mention, mark))) &&
        !(spoken && isCutOff(words, mention, mark.at)) &&
        !(mention.from > mark.at && isOfNamed(words, mark.at) && mentions.some(({ to }) => to <= mark.at)),
    );
    const owner = ownerOf(words, able, mark.at);
    if (!owner) unassigned = withMark(unassigned, mark);
    for (const mention of isShared(mark, marks, words, mentions) ? able : able.slice(0, 0))
      if (mention.service !== owner?.service) owned.get(mention)?.push(mark);
    if (owner) owned.get(owner)?.push(inItsUnit(shop, owner, mark));
  }
  const lines = mentions.flatMap((mention, at) =>
    ordersOf(owned.get(mention) ?? [], several).map((own) => ({
      service: mention.service,
      marks: own,
      named: !mention.weak,
      said: mention.from < words.length,
      to: mention.to,
      words: words.slice(mention.from, mention.to),
      known: pointing.test(words[mention.from - 1] ?? ''),
      called: isCalled(shop, offerOf(shop, mention.service), words.slice(mention.from, mention.to)),
      orElse: isOrElse(words, mentions[at - 1], mention),
    })),
  );
  return {
    lines: lines.reduce<NamedLine[]>((said, line) => withLine(shop, said, line), []),
    unassigned: isMarked(unassigned) ? unassigned : noMarks,
  };
}
