import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { Kind } from '#language/encode/labels.ts';
import type { KnownEntry } from './contract.ts';
import type { Reading } from './read/reading.ts';
import { namesContents, type Talk } from './talk/talk.ts';
import { fallbackThreshold, ownWordingScore, wantThreshold } from './thresholds.ts';

/** What a message gets. */
export type Decision =
  | { about: 'refused'; area: string }
  | { about: 'place'; place: string }
  /** A service that is no longer sold, and nothing besides. */
  | { about: 'removed'; service: RemovedService }
  | { about: 'catalogue' }
  | { about: 'entry'; entry: KnownEntry; certainty: number }
  /** What several revisions add. */
  | { about: 'revisions' }
  /** Answered by the entry that speaks for its kind. */
  | { about: 'not-offered' | 'steering' }
  /** Whether a package holds something that is on no list. */
  | { about: 'unlisted' }
  /** The visitor says that the last reply missed. */
  | { about: 'missed' }
  /** A price, a time or a package of nothing in particular. */
  | { about: 'any-service' }
  | { about: 'nothing' };

interface Candidate {
  decision: Decision;
  probability: number;
}

/** A service named or described, or one spoken of before that the message leans on. */
function hasSubject({ lines, leans, short, edits }: Reading, talk: Talk): boolean {
  return lines.length > 0 || (talk.lines.length > 0 && (leans || short || edits.all));
}

/** A real question about a price inside an attempt to steer: it gets the real figure. */
function asksRealPrice({ lines, wants }: Reading): boolean {
  return lines.some(({ named }) => named) && (wants.price >= wantThreshold || wants.premise >= wantThreshold);
}

/** The area it names, or the one that was refused before. */
function areaMeant({ areaNamed, area = '' }: Reading, talk: Talk): string {
  return areaNamed ? area : (talk.refused ?? area);
}

function candidates(reading: Reading, talk: Talk): Candidate[] {
  const { entries, place, area } = reading;
  const { kinds } = reading;
  const [best] = entries;
  const subject = hasSubject(reading, talk);
  const probabilityOf = (kind: Kind) => kinds[kind];
  return [
    {
      decision: { about: 'refused', area: areaMeant(reading, talk) },
      probability: area ? refusal(reading, talk) : 0,
    },
    { decision: { about: asksRealPrice(reading) ? 'catalogue' : 'steering' }, probability: probabilityOf('steering') },
    { decision: { about: 'not-offered' }, probability: probabilityOf('not-offered') },
    { decision: { about: 'nothing' }, probability: probabilityOf('off-topic') },
    { decision: { about: 'place', place: place ?? '' }, probability: place ? probabilityOf('place') : 0 },
    { decision: { about: 'catalogue' }, probability: subject ? probabilityOf('catalogue') : 0 },
    ...(best
      ? [
          {
            decision: { about: 'entry' as const, entry: best.entry, certainty: certaintyOf(reading) },
            probability:
              // Not how likely any entry is meant, but this one: another that is not at hand helps nobody.
              best.certainty + (subject ? 0 : probabilityOf('catalogue')) + (place ? 0 : probabilityOf('place')),
          },
        ]
      : []),
  ];
}

/** Entries that compete for a message are near to each other: that one of them is meant is surer than which. */
const competing = 3;
const leastCertain = 0.15;
const surelyEntry = 0.6;

function certaintyOf({ entries, kinds }: Reading): number {
  const [best, ...others] = entries.slice(0, competing);
  if (!best || best.certainty < leastCertain || kinds.entry < surelyEntry) return best?.certainty ?? 0;
  return Math.min(
    Math.max(best.certainty, ownWordingScore),
    others.reduce((sum, { certainty }) => sum + certainty, best.certainty),
  );
}

/** A business is turned away when it is this likely to be one of those not served; below, it gets the benefit of doubt. */
const sureOfRefusal = 0.55;
const doubtShare = 0.6;
/** The same where it says the area's own word. */
const likelyByName = 0.15;

/** Most areas told without their word come this near; few that are meant stay below the other, and hardly a neighbour comes above it. */
const nearArea = 0.7;
const farArea = 0.66;
/** Near enough for a message that says an area's word, which may be a date picker's; and for one that names a place, whose CBD is its centre. */
const namedArea = 0.45;
const placedArea = 0.58;
/** After a refusal the encoder knows of it: below this the message has surely left the subject. */
const maybeStill = 0.05;

/** A service is said where nothing likelier can be, from here on. */
const maybeSold = 0.3;

function isSold({ lines, kinds }: Reading): boolean {
  return lines.some(({ named }) => named) || (lines.length > 0 && kinds.catalogue >= maybeSold);
}

/** Tags of entries that say how we work, whatever is ordered. */
const policies = ['revision', 'refund'];

function isOwnWording({ entries }: Pick<Reading, 'entries'>): boolean {
  return (entries[0]?.certainty ?? 0) >= ownWordingScore;
}

/** A refusal stands while the message only goes on about the same business. */
function refusal({ kinds, leans, areaNamed, areaNearness, place, entries }: Reading, talk: Talk): number {
  const others = Math.max(kinds.catalogue, kinds.entry);
  if (talk.refused && leans && kinds.refused >= maybeStill) return Math.max(kinds.refused, kinds.catalogue + 0.01);
  // An entry asked for in its own words says no itself.
  const isNear = areaNearness >= (place ? placedArea : namedArea);
  const isTold = areaNamed
    ? isNear && kinds.refused >= likelyByName
    : areaNearness >= nearArea && kinds.refused >= sureOfRefusal;
  if (isTold && !isOwnWording({ entries })) return Math.max(kinds.refused, others + 0.01);
  // 'I flip websites': it sounds like an area, but comes near to none.
  if (areaNamed ? !isNear : areaNearness < farArea) return 0;
  return kinds.refused >= sureOfRefusal ? kinds.refused : kinds.refused * doubtShare;
}

/** 'How long until SEO works?': a price list has no time for what goes on, so the nearest entry speaks if it may be meant. */
const mayBeMeant = 0.1;

function asksEndless({ wants, lines }: Reading, talk: Talk, isEndless: (service: string) => boolean): boolean {
  const services = lines.length ? lines.map(({ service }) => service) : talk.focus;
  const onlyTime = wants.time >= wantThreshold && wants.price < wantThreshold && wants.total < wantThreshold;
  return onlyTime && services.length > 0 && services.every(isEndless);
}

/** 'How much do three rounds of edits add?', whatever is ordered; how long that takes in all is told of the order. */
function asksRevisions({ revisions, lines, wants }: Reading, talk: Talk, decision: Decision): boolean {
  const asksTime = wants.time >= wantThreshold;
  if (revisions < 2) return false;
  if (decision.about === 'entry') return asksTime && (decision.entry.tags?.includes('revision') ?? false);
  const isNamed = lines.some(({ named }) => named);
  const isOfLine = asksTime && talk.lines.length > 0;
  return decision.about === 'catalogue' && !isNamed && !isOfLine && wants.inclusions < wantThreshold;
}

/**
 * One decision for a message: the likeliest of all it can be; below the threshold it is the honest no. `isEndless` tells
 * services that go on and are never delivered.
 */
export function decide(reading: Reading, talk: Talk, isEndless: (service: string) => boolean = () => false): Decision {
  if (reading.unreadable) return { about: 'nothing' };
  if (reading.removed && !reading.lines.some(({ named }) => named))
    return { about: 'removed', service: reading.removed };
  // 'And after two weeks?' goes on about the refund.
  const tells = reading.elapsed !== undefined || reading.workBegan;
  if (tells && reading.short && !reading.lines.length && talk.matter?.tags?.includes('refund'))
    return { about: 'entry', entry: talk.matter, certainty: ownWordingScore };
  const [likeliest] = candidates(reading, talk).toSorted((left, right) => right.probability - left.probability);
  const decision = likeliest?.decision ?? { about: 'nothing' };
  if (asksRevisions(reading, talk, decision)) return { about: 'revisions' };
  // Two ways of saying no: the plain refusal offers nothing else.
  const saysNo = decision.about === 'entry' && decision.entry.tags?.includes('not-served');
  if (saysNo && reading.area && reading.kinds.refused >= likelyByName && decision.certainty < ownWordingScore)
    return { about: 'refused', area: areaMeant(reading, talk) };
  // 'What does everything cost then?' after several things wants their sum.
  const { edits, wants } = reading;
  const asksPrice = wants.total >= wantThreshold || wants.price >= wantThreshold;
  if (decision.about === 'entry' && talk.lines.length > 1) {
    const isOnAllPrices = decision.entry.tags?.includes('all-prices') ?? false;
    const isLikelySum = edits.all && asksPrice && decision.certainty < ownWordingScore;
    if (isLikelySum || (isOnAllPrices && (edits.all || reading.leans))) return { about: 'catalogue' };
  }
  // 'Take the SEO off' changes what was ordered, though we have much to say on SEO.
  const drops = reading.short && edits.drops.some((service) => talk.lines.some((line) => line.service === service));
  if (decision.about === 'entry' && drops && !isOwnWording(reading)) return { about: 'catalogue' };
  // 'I might need payments too' speaks of the package under discussion, though we have more to say on payments.
  const isWish = (reading.leans || reading.short) && (edits.wishes || wants.fit >= wantThreshold);
  const isOnPolicy = decision.about === 'entry' && decision.entry.tags?.some((tag) => policies.includes(tag));
  if (decision.about === 'entry' && isWish && !isOnPolicy && namesContents(reading, talk) && !isOwnWording(reading))
    return { about: 'catalogue' };
  // 'And with the discount?' after an order wants the sum.
  const isDiscount = decision.about === 'entry' && decision.entry.tags?.includes('discount');
  if (isDiscount && reading.discount && talk.lines.length && (reading.leans || asksPrice))
    return { about: 'catalogue' };
  const [best] = reading.entries;
  if (decision.about === 'catalogue' && best && best.certainty >= mayBeMeant && asksEndless(reading, talk, isEndless))
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.certainty, fallbackThreshold) };
  // 'How many hours do I have for a full refund?' names a matter; that maintenance is sold by the hour is chance.
  const namesService = reading.lines.some(({ named }) => named);
  if (decision.about === 'catalogue' && reading.amountAsked && reading.policy && !namesService)
    return { about: 'entry', entry: reading.policy, certainty: ownWordingScore };
  // 'Is Leeds too far?' gets the town by name.
  if (decision.about === 'entry' && reading.place && decision.entry.tags?.includes('availability'))
    return { about: 'place', place: reading.place };
  // Where no entry is sure enough to be said, a service that may be meant is.
  if (decision.about === 'entry' && decision.certainty < fallbackThreshold)
    return { about: isSold(reading) ? 'catalogue' : 'nothing' };
  return decision;
}
