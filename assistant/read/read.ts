import { company } from '#company/facts.ts';
import type { Encoding } from '#language/encode/encoder.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import { isReadable } from '#language/slots/other-language.ts';
import { placeIn } from '#language/slots/place-in.ts';
import {
  asksAdvice,
  asksIfAdSpendIncluded,
  asksIfOffered,
  asksShare,
  billingPeriodAskedIn,
  comparedIn,
  isInvertedQuestion,
  isOpenQuestion,
  isYesNoQuestion,
  priceInclusionAskedIn,
  unitAskedIn,
} from '#language/slots/question-form.ts';
import {
  asksWhenToOrder,
  claimedDaysIn,
  daysNamedIn,
  deadlineIn,
  elapsedIn,
  revisionsIn,
  saysWorkBegan,
} from '#language/slots/times-in.ts';
import { paddedText, plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from '../contract.ts';
import type { Slots } from '../dialogue/order-line.ts';
import { followUpThreshold, placeAskedThreshold, wantThreshold } from '../thresholds.ts';
import { areaIn } from './area-in.ts';
import type { MentionedService } from './assign-slots.ts';
import { resolveDescribedItems } from './described-items.ts';
import { dropSameNamed } from './dropped-alike.ts';
import { detectEditCues, type EditCues } from './edit-cues.ts';
import { extractOrders } from './extract-orders.ts';
import { withoutMentionedOnly } from './mentioned-only.ts';
import { packagesAloneIn } from './package-alone.ts';
import { policyNamedIn } from './policy-named.ts';
import { type Calibration, kindFeatures, kindProbabilities } from './probabilities.ts';
import { rankEntries, scoreEntries } from './rank-entries.ts';
import type { Encoded, ReaderContext } from './reader-context.ts';
import type { Reading } from './reading.ts';
import { removedIn } from './removed-in.ts';
import { tagsOf } from './tags.ts';
import { unitMentions, unitsSaidIn } from './units-named.ts';
import { adjustForUnseenEntry, adjustForUnseenNames, adjustForUnseenUnits, ownKinds } from './unseen.ts';

/** Messages up to this length may be follow-ups. */
const fewWords = 9;
const veryFewWords = 4;
const prices: readonly Want[] = ['price', 'total'];
/** What only the price lists answer. */
const figures: readonly Want[] = [...prices, 'time'];

/** Class probabilities: the encoder's, combined with the similarity of the closest entries and services. */
function kindsOf(
  calibration: Calibration,
  { vector, kinds }: Encoding,
  entries: readonly Near<KnownEntry>[],
  services: readonly Near<string>[],
): Reading['kinds'] {
  if (!vector.length) return kinds;
  const scores = (near: readonly Near<unknown>[]) => near.slice(0, 2).map(({ score }) => score);
  return kindProbabilities(calibration, kinds.place, kindFeatures(kinds, scores(entries), scores(services)));
}

/** For an area that is served now: distributes the probability of a refusal over the other classes. */
function withoutRefusal({ refused, ...others }: Reading['kinds']): Reading['kinds'] {
  const sum = Object.values(others).reduce((total, probability) => total + probability, 0) || 1;
  const scaled = Object.entries(others).map(([kind, probability]) => [kind, probability * (1 + refused / sum)]);
  return { ...(Object.fromEntries(scaled) as typeof others), refused: 0 };
}

function saysNo({ tags }: KnownEntry): boolean {
  return tags?.includes('not-offered') ?? false;
}

/** The entry with exactly this wording, unless it says no to what has since become a service. */
function exactWordingMatch(
  { wordings, nameMatcher, unseen }: ReaderContext,
  plain: readonly string[],
  words: readonly string[],
) {
  const entry = wordings.entryFor(plain);
  return entry && saysNo(entry) && nameMatcher.mentionsIn(words).some(({ service }) => unseen.has(service))
    ? undefined
    : entry;
}

/** An unseen entry whose wording nearly matches. */
function nearWordingMatch(
  { nearWordings, nameMatcher, units }: ReaderContext,
  words: readonly string[],
  focus: readonly string[],
) {
  const named = nameMatcher.mentionsIn(words).map(({ service }) => service);
  return nearWordings.entryFor(words, [...named, ...unitsSaidIn(units, words), ...focus]);
}

function namesPackage({ tiers }: Slots): boolean {
  return tiers.some(({ name }) => name !== undefined);
}

/** The encoder learned places from an agency that works everywhere. Elsewhere, whether a place is served matters more. */
const isLocal = company.area.kind !== 'worldwide';

function onlyPlace(kinds: Reading['kinds']): Reading['kinds'] {
  const none = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  return { ...kinds, ...none, place: 1 };
}

/** Cues from the form of a message, and its dates and durations. */
function cuesIn(text: string) {
  return {
    deadlineDays: deadlineIn(text),
    timeSinceOrder: elapsedIn(text),
    hasWorkBegun: saysWorkBegan(text),
    days: daysNamedIn(text),
    asksWhenToOrder: asksWhenToOrder(text),
    revisions: revisionsIn(text),
    mentionsDiscount: / (?:\d+%|discount\S*|(?:anything|something|money) off) /.test(text),
    asksFasterDelivery:
      / (?:quicker|faster|sooner|rush|urgent\S*|hurry|asap|speed (?:it|this|things) up|too (?:slow|long)) /.test(text),
    compared: comparedIn(text),
    isYesNoQuestion: isYesNoQuestion(text),
    priceInclusionAsked: priceInclusionAskedIn(text),
    isOpenQuestion: isOpenQuestion(text),
    isInvertedQuestion: isInvertedQuestion(text),
    asksIfOffered: asksIfOffered(text),
    asksAdvice: asksAdvice(text),
    asksIfAdSpendIncluded: asksIfAdSpendIncluded(text),
    billingPeriodAsked: billingPeriodAskedIn(text),
  };
}

/** 'I have no website, what is the cheapest?' excludes nothing: it is about what would be excluded. */
function withoutLack(cues: EditCues, services: readonly MentionedService[], discussed: readonly string[]): EditCues {
  const isLack = !discussed.length && services.every(({ service }) => cues.drops.includes(service));
  return isLack ? { ...cues, drops: [] } : cues;
}

/** No entry that the encoder was trained on answers it. */
function isOnlyUnseen({ unseenEntries }: ReaderContext, best: KnownEntry | undefined): boolean {
  return best === undefined || unseenEntries.has(best);
}

/** Extracts everything known about a message. */
export function read(reader: ReaderContext, message: Encoded): Reading {
  const { question, encoding, focus = [] } = message;
  const { speller } = reader;
  const plain = plainWords(question);
  const words = speller.correct(plain);
  const text = paddedText(words);
  const unitAsked = unitAskedIn(text);
  const asksPaymentShare = reader.shop.catalogue.policies.payment.kind !== 'in-full' && asksShare(text);
  const byUnit = unitMentions(reader.units, words, unitAsked);
  const own =
    exactWordingMatch(reader, plain, words) ?? (byUnit.length ? undefined : nearWordingMatch(reader, words, focus));
  // 'How many episodes?' is about the only service that has them.
  const isOfFocus = byUnit.some(({ service }) => focus.includes(service));
  const isFollowUp = (encoding.followUp >= followUpThreshold || isOfFocus) && !own;
  const tags = tagsOf(words, message.taggedWords ?? []);
  const [mentions, left] = withoutMentionedOnly(reader, words, tags, message);
  const described = resolveDescribedItems(reader, words, message.things ?? []);
  const mentionedOnly = new Set(left.map(({ service }) => service));
  const {
    services,
    unassigned,
    unassignedOrders,
    replacedSlots,
    purposes,
    money,
    namesForeignCurrency,
    near,
    measured,
  } = extractOrders(reader, words, tags, message, {
    isFollowUp,
    named: mentions,
    byUnit,
    described: described.mentions,
    mentionedOnly,
  });
  const nearEntries = reader.nearEntries(encoding.vector);
  const weighed = kindsOf(reader.calibration, encoding, nearEntries, near);
  const place = placeIn(question, speller);
  const { isServed, isUnseen, ...area } = areaIn(reader, words, encoding.vector);
  const isAboutUnseen =
    services.some(({ service, named }) => named && reader.unseen.has(service)) ||
    (isFollowUp && focus.some((service) => reader.unseen.has(service)));
  const isFragment = words.length <= veryFewWords;
  const opinion = isServed ? withoutRefusal(weighed) : weighed;
  const trusted = byUnit.length
    ? adjustForUnseenUnits(opinion, { isAreaNamed: area.isAreaNamed, isFragment })
    : adjustForUnseenNames(opinion);
  const spokenOf = [...message.discussed, ...mentions.map(({ service }) => service)];
  const ranked = scoreEntries(reader, words, encoding.vector, nearEntries, spokenOf);
  // What says no to a service that is sold now is no answer about it.
  const scored = isAboutUnseen ? ranked.filter(({ entry }) => !saysNo(entry)) : ranked;
  const wantsAny = (all: readonly Want[]) => all.some((want) => encoding.wants[want] >= wantThreshold);
  const wantsFigure = wantsAny(figures);
  const isPlaceAsked =
    place !== undefined &&
    !own &&
    !wantsFigure &&
    isLocal &&
    asksIfOffered(text) &&
    weighed.place >= placeAskedThreshold;
  const trustedKinds = adjustForUnseenEntry(reader, isAboutUnseen && !own ? trusted : opinion, scored[0], {
    isOfPackage:
      !own &&
      (wantsFigure || wantsAny(['comparison']) || unitAsked !== undefined) &&
      services.some(({ slots }) => namesPackage(slots)),
    isNamed: services.some(({ named }) => named),
    wantsPrice: wantsAny(prices),
    wantsFigure,
  });
  const { discussed } = message;
  const named = [...mentions, ...left];
  const editCues = dropSameNamed(reader.shop, detectEditCues(words, named, discussed), {
    words,
    mentions: named,
    discussed,
  });
  const kinds = isPlaceAsked ? onlyPlace(trustedKinds) : trustedKinds;
  const entries = rankEntries(reader, scored, own, kinds.entry);
  return {
    unreadable: !isReadable(question, text) && !place,
    kinds: own ? ownKinds(reader, kinds, own) : isUnseen ? { ...kinds, refused: 1 } : kinds,
    unseen: byUnit.length > 0 || isAboutUnseen || services.some(({ service }) => reader.unseen.has(service)),
    wants: encoding.wants,
    isFollowUp,
    isShort: words.length <= fewWords,
    isFragment,
    entries,
    ...area,
    services,
    unassigned,
    unassignedOrders,
    replacedSlots,
    purposes,
    measured,
    inclusionMatches: reader.contents.matchesIn(words, mentions),
    things: described.entries,
    mentionedOnly: [...mentionedOnly],
    editCues: withoutLack(editCues, services, discussed),
    budget: money.find(({ budget }) => budget)?.dollars,
    ...cuesIn(text),
    assumedFigures: { dollars: money.find(({ budget }) => !budget)?.dollars, days: claimedDaysIn(text) },
    namesForeignCurrency,
    asksPaymentShare,
    packagesAlone: services.length ? [] : packagesAloneIn(reader.shop, words, unassigned),
    asksHowManyForBudget: / (?:how many|number of) /.test(text) && !unitAsked && money.some(({ budget }) => budget),
    unitAsked,
    policy: policyNamedIn(words, entries),
    place,
    asksUnknownObject: !own && isOnlyUnseen(reader, entries[0]?.entry) && reader.asksUnknownObject(text),
    removed: own ? undefined : removedIn(reader.shop.removed, words),
  };
}
