import type { KnownEntry } from './contract.ts';
import type { Kind } from './encode/labels.ts';
import type { Reading } from './read/reading.ts';
import type { Talk } from './talk/talk.ts';
import { fallbackThreshold, ownWordingScore, wantThreshold } from './thresholds.ts';

/** What a message gets. */
export type Decision =
  | { about: 'refused'; area: string }
  | { about: 'place'; place: string }
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
function refusal({ kinds, leans, areaNamed, place }: Reading, talk: Talk): number {
  const others = Math.max(kinds.catalogue, kinds.entry);
  if (talk.refused && leans) return Math.max(kinds.refused, kinds.catalogue + 0.01);
  // Not in 'the Brisbane CBD'.
  if (areaNamed && !place && kinds.refused >= likelyByName) return Math.max(kinds.refused, others + 0.01);
  return kinds.refused >= sureOfRefusal ? kinds.refused : kinds.refused * doubtShare;
}

/** One decision for a message: the likeliest of all it can be; below the threshold it is the honest no. */
export function decide(reading: Reading, talk: Talk): Decision {
  if (reading.unreadable) return { about: 'nothing' };
  const [likeliest] = candidates(reading, talk).toSorted((left, right) => right.probability - left.probability);
  const decision = likeliest?.decision ?? { about: 'nothing' };
  // 'Is Leeds too far?' gets the town by name.
  if (decision.about === 'entry' && reading.place && decision.entry.tags?.includes('availability'))
    return { about: 'place', place: reading.place };
  if (decision.about === 'entry' && decision.certainty < fallbackThreshold) return { about: 'nothing' };
  return decision;
}
