import type { KnownEntry } from './contract.ts';
import type { Kind } from './encode/labels.ts';
import type { Reading } from './read/reading.ts';
import { isMarked } from './talk/line.ts';
import type { Talk } from './talk/talk.ts';
import { fallbackThreshold, wantThreshold } from './thresholds.ts';

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

/** A package or an amount is named with a service: a question about figures, whatever else it looks like. */
const figuresShare = 0.3;
/** What goes on about something we sell is seldom off-topic. */
const leaningShare = 0.5;

function namesFigures({ lines }: Reading): boolean {
  return lines.some(({ marks }) => isMarked(marks));
}

/** Probabilities in the light of what was said before. */
function inContext(reading: Reading, talk: Talk): Reading['kinds'] {
  const { kinds, leans } = reading;
  const [best] = reading.entries;
  const spokenOf = talk.lines.length > 0 && (leans || reading.terse);
  if (spokenOf && best && isGeneralFigure(best.entry))
    return { ...kinds, catalogue: kinds.catalogue + kinds.entry, entry: 0 };
  const goesOn = reading.lines.length > 0 && talk.lines.length > 0;
  const figures = (namesFigures(reading) || goesOn) && kinds.catalogue > 0.02 ? figuresShare : 0;
  const offTopic =
    (leans || reading.short) && talk.lines.length > 0 ? kinds['off-topic'] * leaningShare : kinds['off-topic'];
  return {
    ...kinds,
    catalogue: kinds.catalogue + figures * kinds.entry,
    entry: kinds.entry * (1 - figures),
    'off-topic': offTopic,
  };
}

/** 'And how long?' is asked of what was spoken of, not of everything we do. */
function isGeneralFigure({ tags = [] }: KnownEntry): boolean {
  return (tags.includes('time') || tags.includes('price')) && !tags.includes('payment') && !tags.includes('refund');
}

function candidates(reading: Reading, talk: Talk): Candidate[] {
  const { entries, place, area } = reading;
  const kinds = inContext(reading, talk);
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
            decision: { about: 'entry' as const, entry: best.entry, certainty: best.certainty },
            probability:
              probabilityOf('entry') +
              (subject ? 0 : probabilityOf('catalogue')) +
              (place ? 0 : probabilityOf('place')),
          },
        ]
      : []),
  ];
}

/** A business is turned away when it is this likely to be one of those not served; below, it gets the benefit of doubt. */
const sureOfRefusal = 0.6;
const doubtShare = 0.6;

/** A refusal stands while the message only goes on about the same business. */
function refusal({ kinds, leans, short, lines }: Reading, talk: Talk): number {
  if (!talk.refused) return kinds.refused >= sureOfRefusal ? kinds.refused : kinds.refused * doubtShare;
  const goesOn = leans || (lines.length > 0 && (short || kinds.refused > 0.1));
  return goesOn ? Math.max(kinds.refused, kinds.catalogue + 0.01) : kinds.refused;
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
