import { isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import type { RequestType } from '#language/encode/labels.ts';
import type { KnownEntry } from './contract.ts';
import type { Decision } from './decide.ts';
import type { DialogueActs } from './dialogue/acts.ts';
import { hasSlots, isOrdered, limitOf } from './dialogue/order-line.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { Reading } from './read/reading.ts';
import { comparisonEntryScore, sameQuestionScore, surelyTimeThreshold, wantThreshold } from './thresholds.ts';

/** 'Basic or Standard?' and 'which is cheaper?' are for the price list; 'React or Next.js?' is for an entry about both. */
function comparesServices({ services: lines, wants }: Reading, { focus }: DialogueState): boolean {
  const isOfPackages = lines.some(({ slots }) => slots.tiers.length > 0);
  const services = new Set(lines.length ? lines.map(({ service }) => service) : focus);
  return services.size > 1 && !isOfPackages && wants.price < wantThreshold;
}

/** 'Which of them brings customers sooner?' after ads and SEO: an entry compares them, the price lists can't. */
export function comparesByEntry(reading: Reading, state: DialogueState, request: RequestType): boolean {
  const [best] = reading.entries;
  const isComparison = request === 'compare' || request === 'which';
  return isComparison && best !== undefined && best.score >= comparisonEntryScore && comparesServices(reading, state);
}

/** 'Whats the total' is about the order, whatever its words suggest. */
const orderRequests: readonly RequestType[] = ['total', 'time', 'price', 'compare'];

/** 'And is payment all up front?' after a total. */
function isClearlyEntryQuestion({ entries: [best], kinds, services, unassigned }: Reading): boolean {
  const isPlain = !services.length && !hasSlots(unassigned);
  return isPlain && best !== undefined && best.score >= sameQuestionScore && kinds.entry >= kinds.catalogue;
}

/** 'Is the 300 one time or monthly?' */
function asksBillingPeriod({ billingPeriodAsked, wants, services, isFollowUp }: Reading): boolean {
  return billingPeriodAsked !== undefined && wants.price >= wantThreshold && isFollowUp && !services.length;
}

/** What asks about the order under discussion, whatever entry is close. */
export function asksOfOrder(
  shop: Shop,
  state: DialogueState,
  reading: Reading,
  acts: DialogueActs | undefined,
): Decision | undefined {
  const { inclusionMatches, unassigned } = reading;
  const isListed = acts?.request === 'holds' && state.focus.some((service) => inclusionMatches.has(service));
  // 'I have 12 pages, is Basic enough?'
  const isMeasured = state.focus.some((service) =>
    unassigned.counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined),
  );
  const isFit = acts?.request === 'which' && acts.isRequestCertain && isMeasured;
  const isFigure =
    acts?.isRequestCertain &&
    orderRequests.includes(acts.request) &&
    !comparesByEntry(reading, state, acts.request) &&
    !isClearlyEntryQuestion(reading);
  // 'And Gold?' names a package and asks nothing else.
  const isPackage = reading.isFragment && reading.unassigned.tiers.length > 0 && reading.services.length === 0;
  // 'And how quickly could you turn those around?'
  const isTime =
    reading.isFollowUp && reading.wants.time >= surelyTimeThreshold && !isClearlyEntryQuestion(reading) && !acts?.adds;
  // 'How much of my 300 is left?'
  const isBudget = acts?.request === 'budget' && acts.isRequestCertain && state.budget !== undefined;
  const isOfOrder = isListed || isFit || isFigure || isTime || isBudget || isPackage || asksBillingPeriod(reading);
  return isOfOrder && state.lines.some(isOrdered) ? { about: 'catalogue' } : undefined;
}

/** 'Which one would you take?', 'what's the difference?' after the prices of a service are about its packages. */
export function asksOfPackages(
  shop: Shop,
  { focus: [first, ...others] }: DialogueState,
  { services }: Reading,
  { request, isRequestCertain }: DialogueActs,
) {
  const isOfOne = first !== undefined && others.every((service) => isSameList(shop, service, first));
  return (
    isOfOne &&
    (request === 'which' || request === 'compare') &&
    isRequestCertain &&
    !services.length &&
    offerOf(shop, first).packages.length > 1
  );
}

/** It is about these services and no others. */
export function isOnlyAboutServices(shop: Shop, { tags = [] }: KnownEntry, services: readonly string[]): boolean {
  const own = tags.filter((tag) => shop.offers.has(tag));
  return own.length > 0 && own.every((slug) => services.some((service) => isSameList(shop, slug, service)));
}

/**
 * A follow-up that names no service is about those discussed: after an infographic alone, 'do you do the wording?' isn't
 * answered by what applies to websites.
 */
export function isAboutOtherService(
  { offers }: Shop,
  { tags = [] }: KnownEntry,
  { focus, lines }: DialogueState,
  { isFollowUp, services }: Reading,
): boolean {
  const categoryOf = (slug: string) => offers.get(slug)?.category;
  const own = tags.filter((tag) => offers.has(tag)).map(categoryOf);
  const discussed = [...focus, ...lines.filter(isOrdered).map(({ service }) => service)].map(categoryOf);
  const isOnDiscussed = own.some((category) => discussed.includes(category));
  return isFollowUp && !services.length && discussed.length > 0 && own.length > 0 && !isOnDiscussed;
}

/** A price list decides it: 'does Basic have a form?', 'is it enough for 12 pages?', 'how many posts?', 'and with the 10% off?' */
export function isAnsweredByPriceList(shop: Shop, state: DialogueState, reading: Reading): boolean {
  const { inclusionMatches, purposes, unassigned, services, unitAsked, mentionsDiscount, isFragment } = reading;
  const { days, asksWhenToOrder } = reading;
  const counts = [unassigned, ...services.map(({ slots }) => slots)].flatMap((slots) => slots.counts);
  // The reply on several services gives their prices, not what each contains.
  const [about, another] = services.length ? services.map(({ service }) => service) : state.focus;
  const isListed = (service: string) =>
    (inclusionMatches.has(service) && service === about && !another) ||
    purposes.has(service) ||
    counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined);
  const relevant = [...state.focus, ...services.map(({ service }) => service)];
  const isPackage = isFragment && unassigned.tiers.length > 0;
  // 'By when do I have to order, if we open on 1 May?'
  const isDated = days.start !== undefined || days.due !== undefined || asksWhenToOrder;
  const isFigure = unitAsked !== undefined || asksBillingPeriod(reading);
  return isFigure || mentionsDiscount || isPackage || isDated || relevant.some(isListed);
}

/** 'Does Basic have a shop?' if no list has one and no entry answers it. */
export function asksForUnlistedFeature(
  state: DialogueState,
  reading: Reading,
  decision: Decision,
  acts: DialogueActs,
): boolean {
  const relevant = [...state.focus, ...reading.services.map(({ service }) => service)];
  const isListed = relevant.some((service) => reading.inclusionMatches.has(service));
  const isSubjectKnown = state.lines.some(isOrdered) || reading.services.some(({ named }) => named);
  const isOpen = decision.about === 'catalogue' || decision.about === 'nothing';
  return (
    acts.request === 'holds' &&
    acts.isRequestCertain &&
    !isListed &&
    !reading.isFragment &&
    !reading.unitAsked &&
    isOpen &&
    isSubjectKnown
  );
}

/**
 * 'How many revisions do I get with the Premium logo?' may have the same answer for every service, and 'SEO or ads for
 * my 400?' one that no price list has.
 */
export function mayBeServiceIndependent({ about }: Decision, { request }: DialogueActs): boolean {
  const isOfAny = request === 'contents' || request === 'holds' || request === 'which' || request === 'budget';
  return about === 'not-offered' || (isOfAny && (about === 'catalogue' || about === 'unlisted'));
}
