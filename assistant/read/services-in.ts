import type { Offer } from '../shop.ts';
import { describedScore } from '../thresholds.ts';
import type { Mention } from './mentions.ts';
import { candidatesIn, type ServiceSigns } from './service-evidence.ts';
import { weighService } from './weigh.ts';

/** A mention stands for words: one that was only described stands at the message's end. */
function described(service: string, words: readonly string[]): Mention {
  return { service, from: words.length, to: words.length, weak: true };
}

/** More services at once are a project to be quoted. */
const mostServices = 8;
/** A service is meant when it is more likely than not. */
const likely = 0.5;

export interface ServiceContext {
  offers: ReadonlyMap<string, Offer>;
  /** What each piece of evidence weighs. */
  weights: readonly number[];
  sameList(left: string, right: string): boolean;
  /** Services that came after the encoder learnt: whoever names one means it. */
  untaught: ReadonlySet<string>;
}

/**
 * The services a message is about. Its words say which are named, its meaning which of those are asked for, and which is
 * described without a name: 'do I get SEO with the design package' is about the design.
 */
export function servicesIn(signs: ServiceSigns, context: ServiceContext): Mention[] {
  const { offers, weights, sameList, untaught } = context;
  const { words, mentions, near } = signs;
  const [nearest] = near;
  const named = mentions.some(({ service }) => service === nearest?.item);
  if (!nearest || (!named && nearest.score < describedScore)) return mentions.filter(({ weak }) => !weak);
  const weighed = candidatesIn(signs, offers)
    .map(({ evidence, ...candidate }) => ({ ...candidate, probability: weighService(weights, evidence) }))
    .toSorted((left, right) => right.probability - left.probability);
  const isNewByName = ({ service, mention }: (typeof weighed)[number]) =>
    untaught.has(service) && mention?.weak === false;
  const hasNew = weighed.some(isNewByName);
  const kept = weighed.filter(
    (one, rank) =>
      isNewByName(one) ||
      // Beside a new service named outright, one that nothing names is only what the encoder takes that for.
      ((rank === 0 || one.probability >= likely) && !(hasNew && !one.mention)),
  );
  // Of services that share a list the likelier one is meant, unless only the other is named: 'the same for articles'.
  const isSaidFor = (other: (typeof kept)[number], one: (typeof kept)[number]) =>
    Boolean(other.mention) === Boolean(one.mention) ? kept.indexOf(other) < kept.indexOf(one) : Boolean(other.mention);
  const chosen = kept.filter(
    (one) => !kept.some((other) => other !== one && sameList(other.service, one.service) && isSaidFor(other, one)),
  );
  return chosen
    .slice(0, mostServices)
    .map(({ service, mention }) => mention ?? described(service, words))
    .toSorted((left, right) => left.from - right.from);
}
