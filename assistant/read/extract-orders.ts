import { isSameList, offerOf } from '#catalogue/shop.ts';
import type { SlotLabel } from '#language/encode/labels.ts';
import { moneyIn } from '#language/slots/money-in.ts';
import { isNegated } from '#language/slots/negated.ts';
import { type Count, countsIn } from '#language/slots/numbers-in.ts';
import { withRemainder } from '#language/slots/remainder-in.ts';
import { authoritiesIn, type TierReference, tiersIn } from '#language/slots/tiers-in.ts';
import { foreignSumsIn } from '#language/text/money-words.ts';
import { limitOf, noSlots } from '../dialogue/order-line.ts';
import { surelyCatalogueThreshold, wantThreshold } from '../thresholds.ts';
import { assignSlots, isCalled } from './assign-slots.ts';
import { isInstead, replacedSpan } from './edit-cues.ts';
import { measuredIn } from './measured-in.ts';
import type { Mention } from './mentions.ts';
import { pricesNamingPackages } from './naming-prices.ts';
import { numberRoles, sizesAsTiers, slotsByRole } from './number-roles.ts';
import { countOrders } from './orders-counted.ts';
import { extractListedOrders } from './orders-listed.ts';
import { isRuledOut, otherServicesWithPackage, servicesWithPackage } from './package-holders.ts';
import { purposesNamed } from './package-purposes.ts';
import type { Encoded, ReaderContext } from './reader-context.ts';
import { splitOffReplaced } from './replaced-slots.ts';
import { servicesIn } from './services-in.ts';
import type { ExtractedSlots } from './slots-in-order.ts';
import { itemsFromTags } from './tagged-items.ts';
import type { Tag } from './tags.ts';
import { tierNamesOf } from './tier-names.ts';

/** How far after a number its unit may be. */
const maxCountDistance = 2;
/** Roles of a number that says which package or how much of something, not how many. */
const sizing: readonly (SlotLabel | undefined)[] = ['tier', 'amount'];

interface OrderMentions {
  isFollowUp: boolean;
  named: readonly Mention[];
  byUnit: readonly Mention[];
  /** Things it wants that aren't named. */
  described: readonly Mention[];
  /** Services that are mentioned but not meant. */
  mentionedOnly: ReadonlySet<string>;
}

/** The services of a message with their slots, and slots that belong to none. */
export function extractOrders(
  reader: ReaderContext,
  words: readonly string[],
  tags: readonly Tag[],
  message: Encoded,
  { isFollowUp, named, byUnit, described, mentionedOnly }: OrderMentions,
) {
  const { encoding, focus = [] } = message;
  const discussed = message.discussed.length > 0;
  const { shop } = reader;
  const compared = encoding.wants.comparison >= wantThreshold;
  const several = encoding.wants.total >= wantThreshold;
  const purposes = purposesNamed(shop, words);
  const near = reader.nearServices(encoding.vector);
  const foreign = foreignSumsIn(message.question);
  const money = foreign.length ? [] : moneyIn(words);
  const isMoney = ({ at, value }: Count) => money.some((sum) => sum.at === at) || foreign.includes(value);
  // 'Make it 3 posts' after blog posts counts those.
  const short = reader.nameMatcher
    .shortIn(words, message.discussed)
    .filter(({ from }) => named.every((other) => from < other.from || from >= other.to || other.isWeak));
  // The 'beginner' of a beginner's course is no position in its list.
  const isInService = ({ at }: TierReference) => named.some(({ from, to }) => at >= from && at < to);
  const tiers = sizesAsTiers(words, tags, tiersIn(words, tierNamesOf(shop))).filter(
    (mark) => mark.name !== undefined || !isInService(mark),
  );
  const holders =
    named.length || byUnit.length || discussed
      ? otherServicesWithPackage(shop, words, tiers, named, message.discussed)
      : servicesWithPackage(shop, words, tiers);
  const subjects = [...[...named, ...holders].map(({ service }) => service), ...message.discussed];
  const ordered = countOrders(
    words,
    subjects.map((service) => offerOf(shop, service)),
  );
  const roles = [...numberRoles(words, tags)];
  const figures = new Map(roles.filter(([at]) => ordered.every((order) => order.at !== at)));
  const isSize = (at: number) => sizing.includes(figures.get(at));
  // 'Raise it to five competitors' after an analysis gives its size.
  const isHeld = (count: Count, { service }: Mention) => limitOf(offerOf(shop, service), count) !== undefined;
  const isNear = ({ at }: Count, { from, to }: Mention) =>
    from > at
      ? from - at <= maxCountDistance + Number(words[at + 1] === 'of')
      : words[at - 1] === 'to' && at - to <= maxCountDistance;
  const countedAs = (count: Count) =>
    (count.limits.length > 0 || count.isQuantity) && !isSize(count.at)
      ? [...short, ...(words[count.at - 1] === 'to' ? named : [])].find(
          (mention) => isNear(count, mention) && !isHeld(count, mention),
        )
      : undefined;
  const numbers = withRemainder(
    words,
    withOrders(countsIn(words), ordered).filter((count) => !isMoney(count)),
  );
  const counted = numbers.flatMap((count) => countedAs(count) ?? []);
  const counts = numbers.map((count) => (countedAs(count) ? { ...count, limits: [], isQuantity: true } : count));
  const isInName = ({ at }: Count) => tiers.some((mark) => at >= mark.at && at < mark.at + (mark.length ?? 0));
  const allMarks = {
    counts: counts.filter((count) => !isInName(count)),
    tiers,
    authorities: authoritiesIn(words),
    money,
  };
  const [slots, replaced] = splitOffReplaced(
    replacedSpan(words),
    withinMoney(slotsByRole(words, allMarks, figures, pricesNamingPackages(shop, named, message.discussed))),
    named.some((mention) => isInstead(words, mention)),
  );
  // 'Everything without the last one'.
  const refused = tiers.filter(({ relative, at }) => relative && isNegated(words, at));
  const replacedSlots = { ...replaced, tiers: [...replaced.tiers, ...refused] };
  // The unit of a service that was already named or discussed only gives an amount.
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
    ...slots,
  };
  // 'Texts for the site' are of any kind of writing: the closest of those that share a list.
  const isOfKind = ({ service, from, to }: Mention) => isCalled(shop, offerOf(shop, service), words.slice(from, to));
  const likeliest = ({ service }: Mention) => near.find(({ item }) => isSameList(shop, item, service))?.item ?? service;
  const isSpoken = ({ service }: Mention) => message.discussed.includes(service);
  const mentioned = signs.mentions.map((one) =>
    !one.isWeak || isSpoken(one) || isOfKind(one) ? one : { ...one, service: likeliest(one) },
  );
  // What changes an order is about what is in it, or something named outright.
  const isFirm = (one: Mention) => message.orders || !one.isWeak || isSpoken(one);
  // Its tags can't tell a service the encoder wasn't trained on.
  const isTaught = !near[0] || !reader.unseen.has(near[0].item);
  const itemsSaid = message.byTags && isTaught ? itemsFromTags(reader, words, tags, mentioned, described) : [];
  const items = itemsSaid.some(isFirm) ? itemsSaid.filter(isFirm) : [];
  const found = items.length
    ? items
    : servicesIn(signs, {
        offers: shop.offers,
        weights: reader.serviceWeights,
        // 'React or Next.js?' is about both, although they share a list.
        sameList: (left, right) => left === right || (!compared && isSameList(shop, left, right)),
        unseen: reader.unseen,
        discussed: message.discussed,
      });
  const mentions = found.filter(({ service, from }) => from < words.length || !isRuledOut(shop, service, words, tiers));
  // A follow-up is about the current services unless a word names another.
  const relevant = discussed && isFollowUp ? mentions.filter(({ from }) => from < words.length) : mentions;
  const others = relevant.filter(({ from }) => counted.every((mention) => mention.from !== from));
  const all = [...others, ...counted];
  const wanted = all.filter(({ service }) => !mentionedOnly.has(service));
  // 'I have no website, only Facebook. A small one, how much?' only mentions what its meaning is closest to.
  const meant = wanted.length || discussed || encoding.kinds.catalogue < surelyCatalogueThreshold ? wanted : all;
  const prices = slots.money.filter(({ budget }) => !budget).map(({ dollars }) => dollars);
  const { services, unassigned } = meant.length
    ? assignSlots(shop, words, meant, slots, { several, isUnderDiscussion: discussed })
    : { services: [], unassigned: { ...noSlots, ...slots, prices } };
  const unassignedOrders = meant.length ? [] : extractListedOrders(words, slots);
  // 'The two single items' counts them; 'my two questions', after an order, are no amount.
  const isAmount = (at: number) => (discussed && message.byTags ? isSize(at) : figures.get(at) !== 'times');
  const amounts = unassigned.counts.filter(({ at }) => isAmount(at));
  const measured = measuredIn(reader, words, amounts, near);
  return {
    services,
    unassigned,
    unassignedOrders,
    replacedSlots,
    purposes,
    money,
    namesForeignCurrency: foreign.length > 0,
    near,
    measured,
  };
}

/** Counts of orders, in place of what else their numbers could mean. */
function withOrders(counts: readonly Count[], ordered: readonly Count[]): Count[] {
  const others = counts.filter(({ at }) => ordered.every((order) => order.at !== at));
  const known = ({ at }: Count) => counts.find((count) => count.at === at);
  const counted = ordered.map((order) => {
    const { monthly = false, more = false, fewer = false } = known(order) ?? {};
    return { ...order, monthly, more, fewer };
  });
  return [...others, ...counted].toSorted((left, right) => left.at - right.at);
}

/** 'The biggest we can afford with $500' is chosen by the budget, not the last of the list. */
function withinMoney(slots: ExtractedSlots): ExtractedSlots {
  if (slots.money.every(({ budget }) => !budget)) return slots;
  return { ...slots, tiers: slots.tiers.filter(({ bySize, rank }) => !(bySize && rank === 'last')) };
}
