import type { Offer } from '#catalogue/shop.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import type { Mention } from './mentions.ts';
import type { Tag } from './tags.ts';

/** Evidence for which services a message is about. */
export interface ServiceSigns {
  words: readonly string[];
  mentions: readonly Mention[];
  /** Services by similarity to the message, closest first. */
  near: readonly Near<string>[];
  wants: Readonly<Record<Want, number>>;
  counts: readonly Count[];
  tiers: readonly TierReference[];
  /** The tag of each word. */
  tags: readonly Tag[];
  /** It orders something. */
  orders: boolean;
  /** By service, the names in the message that distinguish its packages. */
  purposes: ReadonlyMap<string, readonly string[]>;
}

/** A candidate service with its features. */
export interface ServiceCandidate {
  service: string;
  mention: Mention | undefined;
  features: readonly number[];
}

/** Words between two things of a list. */
export const joining = /^(?:,|\.|&|\+|and|plus|also|then|n)$/;
const ofWhat = /^(?:for|in|on)$/;
const scoreSize = 4;
const leading = 4;
const nearestWithPurpose = 3;

/** A list conjunction is close to it: 'a site, a logo and two banners'. */
function isJoined(words: readonly string[], { from, to }: Mention): boolean {
  return [...words.slice(Math.max(0, from - 4), from), ...words.slice(to, to + 3)].some((word) => joining.test(word));
}

/** It has a number or a package: 'three logos', 'WordPress Basic'. */
function isCounted({ words, counts, tiers }: ServiceSigns, { from, to }: Mention): boolean {
  const unparted = (start: number, end: number) => !words.slice(start, end).some((word) => joining.test(word));
  return (
    counts.some(({ at }) => at < from && from - at <= 3 && unparted(at, from)) ||
    tiers.some(({ at }) => Math.abs(at - from) <= 3 && unparted(Math.min(at, from), Math.max(at, to)))
  );
}

/** Features of each service a message names or is closest to. The weights are in `service-weights.ts`. */
export function candidatesIn(signs: ServiceSigns, offers: ReadonlyMap<string, Offer>): ServiceCandidate[] {
  const { words, mentions, near, wants, purposes } = signs;
  const ranks = new Map(near.map(({ item }, rank) => [item, rank]));
  const best = near[0]?.score ?? 0;
  const withPurpose = near.slice(0, nearestWithPurpose).find(({ item }) => purposes.has(item))?.item;
  const services = new Set([...mentions.map(({ service }) => service), ...near.slice(0, 1).map(({ item }) => item)]);
  return Array.from(services, (service) => {
    const own = mentions.filter((mention) => mention.service === service);
    const outright = own.find(({ isWeak }) => !isWeak);
    const mention = outright ?? own[0];
    const rank = ranks.get(service) ?? near.length;
    const score = near[rank]?.score ?? 0;
    const behind = (score - best) * scoreSize;
    const joined = mention !== undefined && isJoined(words, mention);
    // 'WordPress maintenance' is maintenance: the other name only says of what.
    const tells = withPurpose !== undefined && withPurpose !== service && outright && outright.to - outright.from === 1;
    const named = Number(outright !== undefined);
    const worded = Number(mention !== undefined && !outright);
    const features = [
      score * scoreSize,
      behind,
      Number(rank === 0),
      Number(rank < leading),
      named,
      worded,
      Number(mention !== undefined && mention.to - mention.from > 1),
      wants.total * named,
      wants.total * worded,
      wants.comparison * named,
      wants.comparison * worded,
      wants.total * Number(joined),
      Number(mention !== undefined && isCounted(signs, mention)),
      Number(mention !== undefined && ofWhat.test(words[mention.from - 1] ?? '')),
      Number(Boolean(tells)),
      Number(Boolean(tells) && joined),
      Number(!tells && purposes.has(service)),
      Number(own.length === mentions.length),
      behind * wants.total,
      Number((offers.get(service)?.members.length ?? 0) > 0),
    ];
    return { service, mention, features };
  });
}
