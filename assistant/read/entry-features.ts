import { isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import type { RequestType } from '#language/encode/labels.ts';
import type { KnownEntry } from '../contract.ts';
import type { RankedEntry, Reading } from './reading.ts';

/** The entries closest to a segment, for each way of reading it. */
export interface EntryRankings {
  /** In the conversation. */
  inTalk: readonly RankedEntry[];
  /** By itself. */
  alone: readonly RankedEntry[];
  /** By itself, without the services and packages it names; undefined if it names none. */
  unnamed: readonly RankedEntry[] | undefined;
}

/** Further features that an entry answers the segment. */
export interface EntryContext {
  /** The services discussed last. */
  focus: readonly string[];
  request: RequestType;
  /** The probability that it asks for a topic of its own. */
  topic: number;
  hasOrder: boolean;
  isOneOfSeveral: boolean;
}

/** An entry with its features; the weights are in `entry-weights.ts`. */
export interface EntryCandidate {
  entry: KnownEntry;
  /** Its best score over all readings of the segment. */
  closeness: number;
  features: readonly number[];
}

/** Entries considered of each view. */
const maxPerRanking = 5;
/** Scores and leads of an entry that a view doesn't list. */
const unlisted = { score: 0.2, lead: -0.4 };
const withoutNames = { score: 0.35, lead: 0 };
/** Above this, similarity is stronger evidence. */
const closeScore = 0.7;

const askGroups: readonly (readonly RequestType[])[] = [
  ['policy', 'trouble', 'haggle'],
  ['holds'],
  ['which'],
  ['price', 'total', 'budget'],
  ['time'],
  ['none'],
  ['complaint', 'smalltalk'],
  ['contents'],
  ['compare'],
];

function leadOf(view: readonly RankedEntry[], at: number): number {
  const other = view[at === 0 ? 1 : 0];
  return Math.max(unlisted.lead, (view[at]?.score ?? 0) - (other?.score ?? 0));
}

function rankingFeatures(view: readonly RankedEntry[], entry: KnownEntry) {
  const at = view.slice(0, maxPerRanking).findIndex((ranked) => ranked.entry === entry);
  return at < 0 ? unlisted : { score: view[at]?.score ?? 0, lead: leadOf(view, at) };
}

/** How the services an entry is about relate to those discussed: the same, a similar one, another, or no service at all. */
function topicOf(shop: Shop, { tags = [] }: KnownEntry, discussed: readonly string[]): number[] {
  const own = tags.filter((tag) => shop.offers.has(tag));
  const isOn = own.some((slug) => discussed.some((other) => isSameList(shop, slug, other)));
  const categoryOf = (slug: string) => offerOf(shop, slug).category;
  const isNear = !isOn && own.some((slug) => discussed.some((other) => categoryOf(slug) === categoryOf(other)));
  const isKnown = discussed.length > 0;
  return [isOn, isNear, isKnown && own.length > 0 && !isOn && !isNear, isKnown && !own.length].map(Number);
}

/** The features of every entry that one of the views lists. */
export function entryCandidates(
  shop: Shop,
  reading: Reading,
  views: EntryRankings,
  { focus, request, topic: matter, hasOrder, isOneOfSeveral }: EntryContext,
): EntryCandidate[] {
  const { inTalk, alone, unnamed } = views;
  const listed = [inTalk, alone, unnamed ?? []].flatMap((view) => view.slice(0, maxPerRanking));
  const named = reading.services.filter((line) => line.named || line.isUnambiguous).map(({ service }) => service);
  const described = reading.services.map(({ service }) => service);
  const discussed = named.length ? named : focus.length ? focus : described;
  return Array.from(new Set(listed.map(({ entry }) => entry)), (entry): EntryCandidate => {
    const standings = [
      rankingFeatures(inTalk, entry),
      rankingFeatures(alone, entry),
      unnamed ? rankingFeatures(unnamed, entry) : withoutNames,
    ];
    const closeness = Math.max(...standings.map(({ score }) => score));
    const topic = topicOf(shop, entry, discussed);
    return {
      entry,
      closeness,
      features: [
        ...standings.map(({ score }) => score),
        ...standings.map(({ lead }) => lead),
        closeness,
        Math.max(0, closeness - closeScore),
        reading.kinds.entry,
        matter,
        ...askGroups.map((group) => Number(group.includes(request))),
        Number(hasOrder),
        Number(named.length > 0),
        Number(isOneOfSeveral),
        Number(reading.isFollowUp),
        Number(reading.isFragment),
        ...topic,
        Number(!named.length && topic[0] === 1),
        Number(entry.category === 'smalltalk'),
        Number(entry.tags?.includes('not-offered') ?? false),
      ],
    };
  });
}
