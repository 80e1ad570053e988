import { isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import type { Asked } from '#language/encode/labels.ts';
import type { KnownEntry } from './contract.ts';
import type { Decision } from './decide.ts';
import type { Reading } from './read/reading.ts';
import type { Acts } from './talk/acts.ts';
import { isMarked, isOrdered, limitOf } from './talk/line.ts';
import type { Talk } from './talk/talk.ts';
import { kindsEntryScore, sameQuestionScore, surelyTimeThreshold, wantThreshold } from './thresholds.ts';

/** 'Basic or Standard?' and 'which is cheaper?' are for the price list; 'React or Next.js?' is for an entry about both. */
function comparesKinds({ lines, wants }: Reading, { focus }: Talk): boolean {
  const isOfPackages = lines.some(({ marks }) => marks.tiers.length > 0);
  const services = new Set(lines.length ? lines.map(({ service }) => service) : focus);
  return services.size > 1 && !isOfPackages && wants.price < wantThreshold;
}

/** 'Which of them brings customers sooner?' after ads and SEO: an entry compares them, the price lists can't. */
export function comparesByEntry(reading: Reading, talk: Talk, ask: Asked): boolean {
  const [best] = reading.entries;
  return ask === 'compare' && best !== undefined && best.score >= kindsEntryScore && comparesKinds(reading, talk);
}

/** 'Whats the total' is about the order, whatever its words suggest. */
const ofOrder: readonly Asked[] = ['total', 'time', 'price', 'compare'];

/** 'And is payment all up front?' after a total. */
function isSurelyEntry({ entries: [best], kinds, lines, unassigned }: Reading): boolean {
  const isPlain = !lines.length && !isMarked(unassigned);
  return isPlain && best !== undefined && best.score >= sameQuestionScore && kinds.entry >= kinds.catalogue;
}

/** What asks about the order under discussion, whatever entry is close. */
export function asksOfOrder(shop: Shop, talk: Talk, reading: Reading, acts: Acts | undefined): Decision | undefined {
  const { holders, unassigned } = reading;
  const isListed = acts?.ask === 'holds' && talk.focus.some((service) => holders.has(service));
  // 'I have 12 pages, is Basic enough?'
  const isMeasured = talk.focus.some((service) =>
    unassigned.counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined),
  );
  const isFit = acts?.ask === 'which' && acts.sure && isMeasured;
  const isFigure =
    acts?.sure && ofOrder.includes(acts.ask) && !comparesByEntry(reading, talk, acts.ask) && !isSurelyEntry(reading);
  // 'And Gold?' names a package and asks nothing else.
  const isPackage = reading.terse && reading.unassigned.tiers.length > 0 && reading.lines.length === 0;
  // 'And how quickly could you turn those around?'
  const isTime = reading.leans && reading.wants.time >= surelyTimeThreshold && !isSurelyEntry(reading) && !acts?.adds;
  // 'How much of my 300 is left?'
  const isBudget = acts?.ask === 'budget' && acts.sure && talk.budget !== undefined;
  const isOfOrder = isListed || isFit || isFigure || isTime || isBudget || isPackage;
  return isOfOrder && talk.lines.some(isOrdered) ? { about: 'catalogue' } : undefined;
}

/** 'Which one would you take?', 'what's the difference?' after the prices of a service are about its packages. */
export function asksOfPackages(
  shop: Shop,
  { focus: [first, ...others] }: Talk,
  { lines }: Reading,
  { ask, sure }: Acts,
) {
  const isOfOne = first !== undefined && others.every((service) => isSameList(shop, service, first));
  return (
    isOfOne &&
    (ask === 'which' || ask === 'compare') &&
    sure &&
    !lines.length &&
    offerOf(shop, first).packages.length > 1
  );
}

/** It is about these services and no others. */
export function isOnlyAbout(shop: Shop, { tags = [] }: KnownEntry, services: readonly string[]): boolean {
  const own = tags.filter((tag) => shop.offers.has(tag));
  return own.length > 0 && own.every((slug) => services.some((service) => isSameList(shop, slug, service)));
}

/** A price list decides it: 'does Basic have a form?', 'is it enough for 12 pages?', 'how many posts?', 'and with the 10% off?' */
export function isForList(shop: Shop, talk: Talk, reading: Reading): boolean {
  const { holders, purposes, unassigned, lines, amountAsked, discount, terse, days, asksWhenToOrder } = reading;
  const counts = [unassigned, ...lines.map(({ marks }) => marks)].flatMap((marks) => marks.counts);
  // The reply on several services gives their prices, not what each contains.
  const [about, another] = lines.length ? lines.map(({ service }) => service) : talk.focus;
  const isListed = (service: string) =>
    (holders.has(service) && service === about && !another) ||
    purposes.has(service) ||
    counts.some((count) => limitOf(offerOf(shop, service), count) !== undefined);
  const spokenOf = [...talk.focus, ...lines.map(({ service }) => service)];
  const isPackage = terse && unassigned.tiers.length > 0;
  // 'By when do I have to order, if we open on 1 May?'
  const isDated = days.start !== undefined || days.due !== undefined || asksWhenToOrder;
  return amountAsked !== undefined || discount || isPackage || isDated || spokenOf.some(isListed);
}

/** 'Does Basic have a shop?' if no list has one and no entry answers it. */
export function asksUnlisted(talk: Talk, reading: Reading, decision: Decision, acts: Acts): boolean {
  const spokenOf = [...talk.focus, ...reading.lines.map(({ service }) => service)];
  const isListed = spokenOf.some((service) => reading.holders.has(service));
  const isSubjectKnown = talk.lines.some(isOrdered) || reading.lines.some(({ named }) => named);
  const isOpen = decision.about === 'catalogue' || decision.about === 'nothing';
  return (
    acts.ask === 'holds' && acts.sure && !isListed && !reading.terse && !reading.amountAsked && isOpen && isSubjectKnown
  );
}

/** 'How many revisions do I get with the Premium logo?' may have the same answer for every service. */
export function mayAskOfAny({ about }: Decision, { ask }: Acts): boolean {
  return ['catalogue', 'unlisted'].includes(about) && (ask === 'contents' || ask === 'holds');
}
