import { isAlternative, type Offer } from '#catalogue/shop.ts';
import { describedScore } from '../thresholds.ts';
import type { Mention } from './mentions.ts';
import { probabilityOfFeatures } from './probabilities.ts';
import { candidatesIn, type ServiceSigns } from './service-features.ts';

/** A mention has a position; a service that was only described is placed at the message's end. */
function described(service: string, words: readonly string[]): Mention {
  return { service, from: words.length, to: words.length, isWeak: true };
}

/** More services at once need a quote. */
const maxServices = 8;
/** Minimum probability that a service is meant. */
const likelyThreshold = 0.5;

export interface ServiceContext {
  offers: ReadonlyMap<string, Offer>;
  /** The weight of each feature. */
  weights: readonly number[];
  sameList(left: string, right: string): boolean;
  /** Services added after training: naming one is enough. */
  unseen: ReadonlySet<string>;
  /** Services discussed so far: naming one is enough. */
  discussed: readonly string[];
}

function areAlternatives(offers: ServiceContext['offers'], left: string, right: string): boolean {
  const [one, other] = [offers.get(left), offers.get(right)];
  return one !== undefined && other !== undefined && isAlternative(one, other);
}

/**
 * The services a message is about. Its words say which are named; the encoder says which of those are asked for, and
 * which is described without a name: 'do I get SEO with the design package' is about the design.
 */
export function servicesIn(signs: ServiceSigns, context: ServiceContext): Mention[] {
  const { offers, weights, sameList, unseen, discussed } = context;
  const { words, mentions, near } = signs;
  const [nearest] = near;
  const named = mentions.some(({ service }) => service === nearest?.item);
  if (!nearest || (!named && nearest.score < describedScore)) return mentions.filter(({ isWeak }) => !isWeak);
  const weighed = candidatesIn(signs, offers)
    .map(({ features, ...candidate }) => ({ ...candidate, probability: probabilityOfFeatures(weights, features) }))
    .toSorted((left, right) => right.probability - left.probability);
  const isNewByName = ({ service, mention }: (typeof weighed)[number]) =>
    unseen.has(service) && mention?.isWeak === false;
  const hasNew = weighed.some(isNewByName);
  // 'A logo with 4 concepts' in a list of things to order.
  const isOrderedByName = ({ from, to }: Mention) =>
    signs.orders &&
    mentions.filter(({ isWeak }) => !isWeak).length > 1 &&
    signs.tags.slice(from, to).some(({ role }) => role === 'meant');
  const kept = weighed.filter(
    (one, rank) =>
      isNewByName(one) ||
      (one.mention?.isWeak === false && (discussed.includes(one.service) || isOrderedByName(one.mention))) ||
      // Next to a named unseen service, an unnamed one is only the encoder's guess at it.
      ((rank === 0 || one.probability >= likelyThreshold) && !(hasNew && !one.mention)),
  );
  // Of services that share a list, the more probable one is meant, unless only the other is named: 'the same for
  // articles'.
  const isSaidFor = (other: (typeof kept)[number], one: (typeof kept)[number]) =>
    Boolean(other.mention) === Boolean(one.mention) ? kept.indexOf(other) < kept.indexOf(one) : Boolean(other.mention);
  const chosen = kept.filter(
    (one) => !kept.some((other) => other !== one && sameList(other.service, one.service) && isSaidFor(other, one)),
  );
  // 'A website that we can edit ourselves' is one order, even if it matches two kinds of website.
  const isThing = ({ service, mention }: (typeof chosen)[number]) =>
    mention?.isWeak && offers.get(service)?.things.includes(words.slice(mention.from, mention.to).join(' '));
  const isOtherWay = (one: (typeof chosen)[number], rank: number) =>
    (!one.mention || isThing(one)) &&
    chosen.some(
      (other, at) =>
        at < rank && (!one.mention || !other.mention) && areAlternatives(offers, other.service, one.service),
    );
  const single = chosen.filter((one, rank) => !isOtherWay(one, rank));
  const meant = single.slice(0, maxServices).map(({ service, mention }) => mention ?? described(service, words));
  return meant.toSorted((left, right) => left.from - right.from);
}
