import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { KnownEntry } from './contract.ts';
import type { Kind } from './encode/labels.ts';
import type { Reading } from './read/reading.ts';
import type { Talk } from './talk/talk.ts';
import { fallbackThreshold, ownWordingScore, wantThreshold } from './thresholds.ts';

/** What a message gets. */
export type Decision =
  | { about: 'refused'; area: string }
  | { about: 'place'; place: string }
  /** A service that is no longer sold, and nothing besides. */
  | { about: 'removed'; service: RemovedService }
  | { about: 'catalogue' }
  | { about: 'entry'; entry: KnownEntry; certainty: number }
  /** Answered by the entry that speaks for its kind. */
  | { about: 'not-offered' | 'steering' }
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
function asksPrice({ lines, wants }: Reading): boolean {
  return lines.some(({ named }) => named) && (wants.price >= wantThreshold || wants.premise >= wantThreshold);
}

function candidates(reading: Reading, talk: Talk): Candidate[] {
  const { entries, place, area } = reading;
  const { kinds } = reading;
  const [best] = entries;
  const subject = hasSubject(reading, talk);
  const probabilityOf = (kind: Kind) => kinds[kind];
  return [
    {
      decision: { about: 'refused', area: talk.refused ?? area ?? '' },
      probability: area ? refusal(reading, talk) : 0,
    },
    { decision: { about: asksPrice(reading) ? 'catalogue' : 'steering' }, probability: probabilityOf('steering') },
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
const sureOfRefusal = 0.5;
const doubtShare = 0.6;
/** The same where it says the area's own word. */
const likelyByName = 0.25;

/** A refusal stands while the message only goes on about the same business. */
function refusal({ kinds, leans, areaNamed, place, entries }: Reading, talk: Talk): number {
  const others = Math.max(kinds.catalogue, kinds.entry);
  if (talk.refused && leans) return Math.max(kinds.refused, kinds.catalogue + 0.01);
  // An entry asked for in its own words says no itself. And not in 'the Brisbane CBD'.
  const isOwnWording = (entries[0]?.certainty ?? 0) >= ownWordingScore;
  if (areaNamed && !place && !isOwnWording && kinds.refused >= likelyByName)
    return Math.max(kinds.refused, others + 0.01);
  return kinds.refused >= sureOfRefusal ? kinds.refused : kinds.refused * doubtShare;
}

/** 'How long until SEO works?': a price list has no time for what goes on, so the nearest entry speaks if it may be meant. */
const mayBeMeant = 0.1;

function asksEndless({ wants, lines }: Reading, talk: Talk, isEndless: (service: string) => boolean): boolean {
  const services = lines.length ? lines.map(({ service }) => service) : talk.focus;
  const onlyTime = wants.time >= wantThreshold && wants.price < wantThreshold && wants.total < wantThreshold;
  return onlyTime && services.length > 0 && services.every(isEndless);
}

/**
 * One decision for a message: the likeliest of all it can be; below the threshold it is the honest no. `isEndless` tells
 * services that go on and are never delivered.
 */
export function decide(reading: Reading, talk: Talk, isEndless: (service: string) => boolean = () => false): Decision {
  if (reading.unreadable) return { about: 'nothing' };
  if (reading.removed && !reading.lines.some(({ named }) => named))
    return { about: 'removed', service: reading.removed };
  const [likeliest] = candidates(reading, talk).toSorted((left, right) => right.probability - left.probability);
  const decision = likeliest?.decision ?? { about: 'nothing' };
  // Two ways of saying no: the plain refusal offers nothing else.
  const saysNo = decision.about === 'entry' && decision.entry.tags?.includes('not-served');
  if (saysNo && reading.area && reading.kinds.refused >= likelyByName && decision.certainty < ownWordingScore)
    return { about: 'refused', area: reading.area };
  const [best] = reading.entries;
  if (decision.about === 'catalogue' && best && best.certainty >= mayBeMeant && asksEndless(reading, talk, isEndless))
    return { about: 'entry', entry: best.entry, certainty: Math.max(best.certainty, fallbackThreshold) };
  // 'Is Leeds too far?' gets the town by name.
  if (decision.about === 'entry' && reading.place && decision.entry.tags?.includes('availability'))
    return { about: 'place', place: reading.place };
  if (decision.about === 'entry' && decision.certainty < fallbackThreshold) return { about: 'nothing' };
  return decision;
}
