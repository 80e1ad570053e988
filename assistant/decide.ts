import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { Kind } from '#language/encode/labels.ts';
import type { KnownEntry } from './contract.ts';
import { type DialogueState, namesContents } from './dialogue/state.ts';
import type { Reading } from './read/reading.ts';
import {
  competingEntries,
  competingThreshold,
  discountCertainty,
  fallbackServiceThreshold,
  fallbackThreshold,
  farAreaScore,
  lastingRefusalThreshold,
  namedAreaScore,
  namedRefusalThreshold,
  nearAreaScore,
  notOfferedMargin,
  ongoingEntryThreshold,
  ownWordingScore,
  placedAreaScore,
  refusalMargin,
  refusalPenalty,
  refusalThreshold,
  surelyEntryThreshold,
  wantThreshold,
} from './thresholds.ts';

/** How a message is answered. */
export type Decision =
  | { about: 'refused'; area: string }
  | { about: 'place'; place: string }
  /** Only a service that is no longer sold. */
  | { about: 'removed'; service: RemovedService }
  | { about: 'catalogue' }
  /** `isConclusive` if the conversation decides it, however close other entries are. */
  | { about: 'entry'; entry: KnownEntry; certainty: number; isConclusive?: true }
  /** What several revisions add. */
  | { about: 'revisions' }
  /** Answered by the entry for its kind. */
  | { about: 'not-offered' | 'steering' }
  /** Whether a package includes something that isn't on any list. */
  | { about: 'unlisted' }
  /** The visitor says that the last reply was wrong. */
  | { about: 'missed' }
  /** The figures of packages, without a service. */
  | { about: 'package-alone'; tiers: readonly string[] }
  /** A price, a time or a package, without a service. */
  | { about: 'any-service' }
  | { about: 'nothing' };

interface IntentCandidate {
  decision: Decision;
  probability: number;
}

/** Whether a service is named or described, or the message is a follow-up to one. */
function hasSubject({ services, isFollowUp, isShort, editCues }: Reading, state: DialogueState): boolean {
  return services.length > 0 || (state.lines.length > 0 && (isFollowUp || isShort || editCues.refersToAll));
}

/** A genuine price question inside a prompt injection still gets the real price. */
function asksRealPrice({ services, wants }: Reading): boolean {
  return services.some(({ named }) => named) && (wants.price >= wantThreshold || wants.premise >= wantThreshold);
}

/** The area it names, or the one that was refused before. */
function areaMeant({ isAreaNamed, area = '' }: Reading, state: DialogueState): string {
  return isAreaNamed ? area : (state.refused ?? area);
}

function candidates(reading: Reading, state: DialogueState): IntentCandidate[] {
  const { entries, place, area } = reading;
  const { kinds } = reading;
  const [best] = entries;
  const subject = hasSubject(reading, state);
  const doubt = reading.services.length ? notOfferedMargin : 0;
  const probabilityOf = (kind: Kind) => kinds[kind];
  return [
    {
      decision: { about: 'refused', area: areaMeant(reading, state) },
      probability: area ? refusal(reading, state) : 0,
    },
    { decision: { about: asksRealPrice(reading) ? 'catalogue' : 'steering' }, probability: probabilityOf('steering') },
    // 'I sell on Etsy and want my own shop' mentions what isn't sold, and wants something that is.
    { decision: { about: 'not-offered' }, probability: probabilityOf('not-offered') - doubt },
    { decision: { about: 'nothing' }, probability: probabilityOf('off-topic') },
    { decision: { about: 'place', place: place ?? '' }, probability: place ? probabilityOf('place') : 0 },
    { decision: { about: 'catalogue' }, probability: subject ? probabilityOf('catalogue') : 0 },
    ...(best
      ? [
          {
            decision: { about: 'entry' as const, entry: best.entry, certainty: certaintyOf(reading) },
            probability:
              // The probability of this entry, not of any entry.
              best.certainty + (subject ? 0 : probabilityOf('catalogue')) + (place ? 0 : probabilityOf('place')),
          },
        ]
      : []),
  ];
}

function certaintyOf({ entries, kinds }: Reading): number {
  const [best, ...others] = entries.slice(0, competingEntries);
  if (!best || best.certainty < competingThreshold || kinds.entry < surelyEntryThreshold) return best?.certainty ?? 0;
  return Math.min(
    Math.max(best.certainty, ownWordingScore),
    others.reduce((sum, { certainty }) => sum + certainty, best.certainty),
  );
}

function isSold({ services, kinds }: Reading): boolean {
  return services.some(({ named }) => named) || (services.length > 0 && kinds.catalogue >= fallbackServiceThreshold);
}

/** Tags of entries about policies, which apply to any order. */
const policies = ['revision', 'refund'];

/** A package is named now, or was before. */
function isPackageSettled({ services }: Reading, state: DialogueState): boolean {
  if (services.length) return services.some(({ slots }) => slots.tiers.length > 0);
  return state.lines.length > 0 && state.lines.every(({ tiers }) => tiers.length === 1);
}

function isOwnWording({ entries }: Pick<Reading, 'entries'>): boolean {
  return (entries[0]?.certainty ?? 0) >= ownWordingScore;
}

/** Probability that the message is refused. A refusal lasts while follow-ups are about the same business. */
function refusal(
  { kinds, isFollowUp, isAreaNamed, areaSimilarity, place, entries }: Reading,
  state: DialogueState,
): number {
  const others = Math.max(kinds.catalogue, kinds.entry);
  if (state.refused && isFollowUp && kinds.refused >= lastingRefusalThreshold)
    return Math.max(kinds.refused, kinds.catalogue + refusalMargin);
  // An entry asked for in its own wording contains the refusal.
  const isNear = areaSimilarity >= (place ? placedAreaScore : namedAreaScore);
  const isTold = isAreaNamed
    ? isNear && kinds.refused >= namedRefusalThreshold
    : areaSimilarity >= nearAreaScore && kinds.refused >= refusalThreshold;
  if (isTold && !isOwnWording({ entries })) return Math.max(kinds.refused, others + refusalMargin);
  // 'I flip websites' sounds like a refused area but is close to none.
  if (isAreaNamed ? !isNear : areaSimilarity < farAreaScore) return 0;
  return kinds.refused >= refusalThreshold ? kinds.refused : kinds.refused * refusalPenalty;
}

function asksHowLongOngoing(
  { wants, services: lines }: Reading,
  state: DialogueState,
  isOngoing: (service: string) => boolean,
): boolean {
  const services = lines.length ? lines.map(({ service }) => service) : state.focus;
  const onlyTime = wants.time >= wantThreshold && wants.price < wantThreshold && wants.total < wantThreshold;
  return onlyTime && services.length > 0 && services.every(isOngoing);
}

/** 'How much do three rounds of edits add?', whatever is ordered; the total time depends on the order. */
function asksRevisions({ revisions, services, wants }: Reading, state: DialogueState, decision: Decision): boolean {
  const asksTime = wants.time >= wantThreshold;
  if (revisions < 2) return false;
  if (decision.about === 'entry') return asksTime && (decision.entry.tags?.includes('revision') ?? false);
  const isNamed = services.some(({ named }) => named);
  const isOfLine = asksTime && state.lines.length > 0;
  return decision.about === 'catalogue' && !isNamed && !isOfLine && wants.inclusions < wantThreshold;
}

/**
 * One decision per message: the most probable of all classes, or the fallback below the threshold. `isOngoing`
 * identifies recurring services, which are never delivered.
 */
export function decide(
  reading: Reading,
  state: DialogueState,
  isOngoing: (service: string) => boolean = () => false,
): Decision {
  if (reading.unreadable) return { about: 'nothing' };
  if (reading.removed && !reading.services.some(({ named }) => named))
    return { about: 'removed', service: reading.removed };
  // 'Do you sell helmets?' of a bicycle workshop that mentions none.
  if (reading.asksUnknownObject) return { about: 'nothing' };
  // 'And after two weeks?' continues a question about refunds.
  const tells = reading.timeSinceOrder !== undefined || reading.hasWorkBegun;
  if (tells && reading.isShort && !reading.services.length && state.topic?.tags?.includes('refund'))
    return { about: 'entry', entry: state.topic, certainty: ownWordingScore, isConclusive: true };
  const [likeliest] = candidates(reading, state).toSorted((left, right) => right.probability - left.probability);
  const decision = likeliest?.decision ?? { about: 'nothing' };
  if (asksRevisions(reading, state, decision)) return { about: 'revisions' };
  // Of two kinds of refusal, the plain one is better: it offers nothing else.
  const saysNo = decision.about === 'entry' && decision.entry.tags?.includes('not-served');
  if (saysNo && reading.area && reading.kinds.refused >= namedRefusalThreshold && decision.certainty < ownWordingScore)
    return { about: 'refused', area: areaMeant(reading, state) };
  // 'How much is Silver?' as a first message.
  if (reading.packagesAlone.length && !state.lines.length && !state.focus.length && !isOwnWording(reading))
    return { about: 'package-alone', tiers: reading.packagesAlone };
  // 'How much is the deposit for the Gold one?' asks for a sum, not for the policy.
  if (decision.about === 'entry' && reading.asksPaymentShare && isPackageSettled(reading, state))
    return { about: 'catalogue' };
  // 'What does everything cost then?' asks for the total of several lines.
  const { editCues, wants } = reading;
  const asksPrice = wants.total >= wantThreshold || wants.price >= wantThreshold;
  if (decision.about === 'entry' && state.lines.length > 1) {
    const isOnAllPrices = decision.entry.tags?.includes('all-prices') ?? false;
    const isLikelySum = editCues.refersToAll && asksPrice && decision.certainty < ownWordingScore;
    if (isLikelySum || (isOnAllPrices && (editCues.refersToAll || reading.isFollowUp))) return { about: 'catalogue' };
  }
  // 'Take the SEO off' changes the order, even though entries about SEO match.
  const drops =
    reading.isShort && editCues.drops.some((service) => state.lines.some((line) => line.service === service));
  if (decision.about === 'entry' && drops && !isOwnWording(reading)) return { about: 'catalogue' };
  // 'I might need payments too' is about the current package, even though entries about payments match.
  const isWish = (reading.isFollowUp || reading.isShort) && (editCues.statesRequirement || wants.fit >= wantThreshold);
  const isOnPolicy = decision.about === 'entry' && decision.entry.tags?.some((tag) => policies.includes(tag));
  if (decision.about === 'entry' && isWish && !isOnPolicy && namesContents(reading, state) && !isOwnWording(reading))
    return { about: 'catalogue' };
  // 'And with the discount?' after an order asks for the total; 'is there one for charities?' doesn't.
  const isDiscount = decision.about === 'entry' && decision.entry.tags?.includes('discount');
  const isOfSum = reading.isFollowUp || (asksPrice && certaintyOf(reading) < discountCertainty);
  if (isDiscount && reading.mentionsDiscount && state.lines.length && isOfSum) return { about: 'catalogue' };
  const [best] = reading.entries;
  if (
    decision.about === 'catalogue' &&
    best &&
    best.certainty >= ongoingEntryThreshold &&
    asksHowLongOngoing(reading, state, isOngoing)
  )
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.certainty, fallbackThreshold) };
  // 'How many hours do I have for a full refund?' is about the policy, not about maintenance, which is sold by the hour.
  const namesService = reading.services.some(({ named }) => named);
  if (decision.about === 'catalogue' && reading.unitAsked && reading.policy && !namesService)
    return { about: 'entry', entry: reading.policy, certainty: ownWordingScore, isConclusive: true };
  // 'Is Leeds too far?' gets an answer that names Leeds.
  if (decision.about === 'entry' && reading.place && decision.entry.tags?.includes('availability'))
    return { about: 'place', place: reading.place };
  // If no entry is certain enough, fall back to a service that may be meant.
  if (decision.about === 'entry' && decision.certainty < fallbackThreshold)
    return { about: isSold(reading) ? 'catalogue' : 'nothing' };
  return decision;
}
