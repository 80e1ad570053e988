import type { Asked } from '#language/encode/labels.ts';
import type { Decision } from './decide.ts';
import type { Reading } from './read/reading.ts';
import { type Acts, changesOrdered } from './talk/acts.ts';
import type { Talk } from './talk/talk.ts';
import {
  askedEntryScores,
  doubtThreshold,
  kindsEntryScore,
  nearEntryScore,
  wantThreshold,
  weakEntryScore,
} from './thresholds.ts';

/** 'Does SEO come with backlinks?' is for the package list where it has such a line. */
function isOnList({ holders, lines }: Reading, { focus }: Talk): boolean {
  return [...focus, ...lines.map(({ service }) => service)].some((service) => holders.has(service));
}

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

function scoreFor(reading: Reading, talk: Talk, ask: Asked): number {
  if (ask === 'holds' && isOnList(reading, talk)) return nearEntryScore;
  if (ask === 'compare') return comparesKinds(reading, talk) ? kindsEntryScore : nearEntryScore;
  return askedEntryScores[ask] ?? nearEntryScore;
}

/** What may be asked about a package and is the same for all: 'how many revisions do I get with Premium?' */
const askedOfAny: readonly Asked[] = ['contents', 'holds'];

/** Whether a question that names a service or a package may have the same answer for all of them. */
export function mayAskOfAny(reading: Reading, talk: Talk, decision: Decision, acts: Acts): boolean {
  const isWeak = decision.about === 'entry' && (reading.entries[0]?.score ?? 0) < weakEntryScore;
  return (
    (isWeak || ['catalogue', 'unlisted', 'nothing'].includes(decision.about)) &&
    askedOfAny.includes(acts.ask) &&
    !reading.unseen &&
    !reading.amountAsked &&
    !isOnList(reading, talk) &&
    !changesOrdered(acts)
  );
}

/**
 * The entry that answers a part, even though it names something from the price lists: 'what's the difference between
 * niche edits and outreach?', 'why is Strapi cheaper?'
 */
export function nearEntry(reading: Reading, talk: Talk, decision: Decision, acts: Acts): Decision {
  const [best] = reading.entries;
  if (decision.about !== 'catalogue' || !best || reading.unseen || changesOrdered(acts)) return decision;
  if (reading.amountAsked || best.score < scoreFor(reading, talk, acts.ask)) return decision;
  return { about: 'entry', entry: best.entry, certainty: Math.max(best.score, doubtThreshold) };
}
