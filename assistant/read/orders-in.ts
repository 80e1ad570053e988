import { isSameList, offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import type { Said } from '#language/encode/labels.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import { moneyIn } from '#language/slots/money-in.ts';
import { isNegated } from '#language/slots/negated.ts';
import { type Count, countsIn } from '#language/slots/numbers-in.ts';
import { withRemainder } from '#language/slots/remainder-in.ts';
import { authoritiesIn, type TierMark, tiersIn } from '#language/slots/tiers-in.ts';
import { foreignSumsIn } from '#language/text/money-words.ts';
import { limitOf, type Marks, noMarks } from '../talk/line.ts';
import { surelyCatalogueThreshold, wantThreshold } from '../thresholds.ts';
import { purposesIn } from './chosen-by.ts';
import { givenUpIn, isInstead } from './edits-in.ts';
import { itemsMeant } from './items-meant.ts';
import { isCalled, linesIn } from './lines-in.ts';
import type { AllMarks } from './marks-in.ts';
import type { Mention } from './mentions.ts';
import { namingPrices } from './naming-prices.ts';
import { marksByRole, numberRoles, withSizes } from './number-roles.ts';
import { ordersCountedIn } from './orders-counted.ts';
import { ordersListed } from './orders-listed.ts';
import { isRuledOut, packageHolders } from './package-holders.ts';
import type { Encoded, Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { servicesIn } from './services-in.ts';
import type { Tag } from './tags.ts';
import { tierNamesOf } from './tier-names.ts';

/** How far after a number its unit may be. */
const countReach = 2;
/** Roles of a number that says which package or how much of something, not how many. */
const sizing: readonly (Said | undefined)[] = ['tier', 'amount'];

interface Named {
  leans: boolean;
  named: readonly Mention[];
  byUnit: readonly Mention[];
  /** Things it wants that aren't named. */
  described: readonly Mention[];
  /** Services that are mentioned but not meant. */
  aside: ReadonlySet<string>;
}

/** Services a message asks about, and services it only mentions: the blog in 'I write a blog and need a logo'. */
export function apartFromAside(
  { shop, namer, unseen }: Reader,
  words: readonly string[],
  tags: readonly Tag[],
  { spoken, asksByName = false, things = [] }: Encoded,
): [meant: readonly Mention[], aside: readonly Mention[]] {
  const mentions = namer.mentionsIn(words, spoken);
  // The encoder can't tell for a service it wasn't trained on, and may take what comes instead for what is given up.
  const isAside = (mention: Mention) =>
    !unseen.has(mention.service) &&
    !isInstead(words, mention) &&
    tags.slice(mention.from, mention.to).some(({ role }) => role === 'aside');
  const meant = mentions.filter((mention) => !isAside(mention));
  if (asksByName && !meant.length && !things.length) return [mentions, []];
  const left = [...mentions.filter(isAside), ...ongoing(shop, words, tags, spoken)].filter((mention) =>
    meant.every(({ service }) => service !== mention.service),
  );
  return [meant, left];
}

/** 'No monthly thing': the only one discussed that is ordered by the month. */
function ongoing(shop: Shop, words: readonly string[], tags: readonly Tag[], spoken: readonly string[]): Mention[] {
  const [only, another] = spoken.filter((service) => recurs(offerOf(shop, service)));
  const at = words.findIndex((word, place) => word === 'monthly' && tags[place]?.role === 'aside');
  return only && !another && at >= 0 ? [{ service: only, from: at, to: at + 1, weak: true }] : [];
}

/** Order lines in a message, and marks that belong to none. */
export function ordersIn(
  reader: Reader,
  words: readonly string[],
  tags: readonly Tag[],
  message: Encoded,
  { leans, named, byUnit, described, aside }: Named,
) {
  const { encoding, focus = [] } = message;
  const spoken = message.spoken.length > 0;
  const { shop } = reader;
  const compared = encoding.wants.comparison >= wantThreshold;
  const several = encoding.wants.total >= wantThreshold;
  const purposes = purposesIn(shop, words);
  const near = reader.nearServices(encoding.vector);
  const foreign = foreignSumsIn(message.question);
  const money = foreign.length ? [] : moneyIn(words);
  const isMoney = ({ at, value }: Count) => money.some((sum) => sum.at === at) || foreign.includes(value);
  // 'Make it 3 posts' after blog posts counts those.
  const short = reader.namer
    .shortIn(words, message.spoken)
    .filter(({ from }) => named.every((other) => from < other.from || from >= other.to || other.weak));
  // The 'beginner' of a beginner's course is no position in its list.
  const isInService = ({ at }: TierMark) => named.some(({ from, to }) => at >= from && at < to);
  const tiers = withSizes(words, tags, tiersIn(words, tierNamesOf(shop))).filter(
    (mark) => mark.name !== undefined || !isInService(mark),
  );
  const holders = named.length || byUnit.length || spoken ? [] : packageHolders(shop, words, tiers);
  const subjects = [...[...named, ...holders].map(({ service }) => service), ...message.spoken];
  const ordered = ordersCountedIn(
    words,
    subjects.map((service) => offerOf(shop, service)),
  );
  const roles = [...numberRoles(words, tags)];
  const figures = new Map(roles.filter(([at]) => ordered.every((order) => order.at !== at)));
  const isSize = (at: number) => sizing.includes(figures.get(at));
  // 'Raise it to five competitors' after an analysis says how much it holds.
  const isHeld = (count: Count, { service }: Mention) => limitOf(offerOf(shop, service), count) !== undefined;
  const countedAs = (count: Count) =>
    count.limits.length > 0 && !isSize(count.at)
      ? short.find(
          (mention) => mention.from > count.at && mention.from - count.at <= countReach && !isHeld(count, mention),
        )
      : undefined;
  const numbers = withRemainder(
    words,
    withOrders(countsIn(words), ordered).filter((count) => !isMoney(count)),
  );
  const counted = numbers.flatMap((count) => countedAs(count) ?? []);
  const counts = numbers.map((count) => (countedAs(count) ? { ...count, limits: [], times: true } : count));
  const isInName = ({ at }: Count) => tiers.some((mark) => at >= mark.at && at < mark.at + (mark.length ?? 0));
  const allMarks = {
    counts: counts.filter((count) => !isInName(count)),
    tiers,
    authorities: authoritiesIn(words),
    money,
  };
  const [marks, replaced] = apartFrom(
    givenUpIn(words),
    withinMoney(marksByRole(words, allMarks, figures, namingPrices(shop, named, message.spoken))),
    named.some((mention) => isInstead(words, mention)),
  );
  // 'Everything without the last one'.
  const refused = tiers.filter(({ relative, at }) => relative && isNegated(words, at));
  const givenUp = { ...replaced, tiers: [...replaced.tiers, ...refused] };
  // The unit of a service that was already named or discussed only says how much.
  const isKnown = (service: string) => focus.includes(service) || named.some((one) => one.service === service);
  const further = byUnit.filter(({ service }) => !isKnown(service));
  const signs = {
    words,
    mentions: [...named, ...further, ...holders],
    near,
    wants: encoding.wants,
    tags,
    orders: message.orders ?? false,
    purposes,
    ...marks,
  };
  // 'Texts for the site' are of any kind of writing: the closest of those that share a list.
  const isOfKind = ({ service, from, to }: Mention) => isCalled(shop, offerOf(shop, service), words.slice(from, to));
  const likeliest = ({ service }: Mention) => near.find(({ item }) => isSameList(shop, item, service))?.item ?? service;
  const isSpoken = ({ service }: Mention) => message.spoken.includes(service);
  const said = signs.mentions.map((one) =>
    !one.weak || isSpoken(one) || isOfKind(one) ? one : { ...one, service: likeliest(one) },
  );
  // What changes an order is about what is in it, or something named outright.
  const isFirm = (one: Mention) => message.orders || !one.weak || isSpoken(one);
  // Its tags can't tell a service the encoder wasn't trained on.
  const isTaught = !near[0] || !reader.unseen.has(near[0].item);
  const itemsSaid = message.byTags && isTaught ? itemsMeant(reader, words, tags, said, described) : [];
  const items = itemsSaid.some(isFirm) ? itemsSaid.filter(isFirm) : [];
  const found = items.length
    ? items
    : servicesIn(signs, {
        offers: shop.offers,
        weights: reader.serviceWeights,
        // 'React or Next.js?' is about both, although they share a list.
        sameList: (left, right) => left === right || (!compared && isSameList(shop, left, right)),
        unseen: reader.unseen,
        spoken: message.spoken,
      });
  const mentions = found.filter(({ service, from }) => from < words.length || !isRuledOut(shop, service, words, tiers));
  // A follow-up is about the current services unless a word names another.
  const spokenOf = spoken && leans ? mentions.filter(({ from }) => from < words.length) : mentions;
  const others = spokenOf.filter(({ from }) => counted.every((mention) => mention.from !== from));
  const all = [...others, ...counted];
  const wanted = all.filter(({ service }) => !aside.has(service));
  // 'I have no website, only Facebook. A small one, how much?' only mentions what its meaning is closest to.
  const meant = wanted.length || spoken || encoding.kinds.catalogue < surelyCatalogueThreshold ? wanted : all;
  const prices = marks.money.filter(({ budget }) => !budget).map(({ dollars }) => dollars);
  const { lines, unassigned } = meant.length
    ? linesIn(shop, words, meant, marks, { several, spoken })
    : { lines: [], unassigned: { ...noMarks, ...marks, prices } };
  const unassignedOrders = meant.length ? [] : ordersListed(words, marks);
  // 'The two single items' counts them; 'my two questions', after an order, are no amount.
  const isAmount = (at: number) => (spoken && message.byTags ? isSize(at) : figures.get(at) !== 'times');
  const amounts = unassigned.counts.filter(({ at }) => isAmount(at));
  const measured = measuredIn(reader, amounts, near);
  return {
    lines,
    unassigned,
    unassignedOrders,
    givenUp,
    purposes,
    money,
    foreignMoney: foreign.length > 0,
    near,
    measured,
  };
}

/** Counts of orders, in place of what else their numbers could mean. */
function withOrders(counts: readonly Count[], ordered: readonly Count[]): Count[] {
  const others = counts.filter(({ at }) => ordered.every((order) => order.at !== at));
  const isMonthly = (order: Count) => counts.some(({ at, monthly }) => at === order.at && monthly);
  return [...others, ...ordered.map((order) => ({ ...order, monthly: isMonthly(order) }))].toSorted(
    (left, right) => left.at - right.at,
  );
}

/** 'The biggest we can afford with $500' is chosen by the budget, not the last of the list. */
function withinMoney(marks: AllMarks): AllMarks {
  if (marks.money.every(({ budget }) => !budget)) return marks;
  return { ...marks, tiers: marks.tiers.filter(({ bySize, rank }) => !(bySize && rank === 'last')) };
}

/** Separates what a message replaces ('swap the DA50 for …', 'swap the 2,000 words for 4,000') from the rest. */
function apartFrom(
  span: ReturnType<typeof givenUpIn>,
  said: AllMarks,
  isByService: boolean,
): [kept: AllMarks, givenUp: Marks] {
  if (!span) return [said, noMarks];
  const isOld = ({ at }: { at: number }) => at > span.from && at < span.to;
  const isNew = (mark: { at: number }) => !isOld(mark);
  const kept = {
    ...said,
    counts: said.counts.filter(isNew),
    tiers: said.tiers.filter(isNew),
    authorities: said.authorities.filter(isNew),
  };
  const isReplaced = kept.counts.length + kept.tiers.length + kept.authorities.length > 0;
  if (!isReplaced && !isByService) return [said, noMarks];
  const old = {
    counts: said.counts.filter(isOld),
    tiers: said.tiers.filter(isOld),
    authorities: said.authorities.filter(isOld),
  };
  return [kept, { ...noMarks, ...old }];
}

/** How many of the closest services an amount may refer to. */
const measuredAmong = 12;

function measuredIn({ shop }: Reader, counts: readonly Count[], near: readonly Near<string>[]): Reading['measured'] {
  const found = counts
    .filter(({ limits }) => limits.length > 0)
    .flatMap((count): [number, string][] => {
      const nearest = near
        .slice(0, measuredAmong)
        .find(({ item }) => limitOf(offerOf(shop, item), count) !== undefined);
      return nearest ? [[count.at, nearest.item]] : [];
    });
  return new Map(found);
}
