import type { Near } from '../retrieve/meaning.ts';
import { describedScore, listedMargin, nameBonus, serviceMargin } from '../thresholds.ts';
import type { Mention, Namer } from './mentions.ts';

/** A mention stands for words: one that was only described stands at the message's end. */
function described(service: string, words: readonly string[]): Mention {
  return { service, from: words.length, to: words.length, weak: true };
}

/** More services at once are a project to be quoted. */
const mostServices = 8;
/** Of the services a message may mean, so many may be ordered by an everyday word. */
const mostListed = 6;

/** How a service is named: outright, by an everyday word, or not at all. */
function namingOf(mentions: readonly Mention[], service: string): 'name' | 'word' | undefined {
  const own = mentions.filter((mention) => mention.service === service);
  if (!own.length) return undefined;
  return own.every(({ weak }) => weak) ? 'word' : 'name';
}

/** Services that only tell the packages of another apart. */
function ofPurpose(mentions: readonly Mention[], purposes: ReadonlyMap<string, readonly string[]>): Set<string> {
  const named = mentions.filter(({ from, to }) => to - from === 1).map(({ service }) => service);
  return new Set([...named, ...purposes.keys()]);
}

export interface ServiceContext {
  /** Services by how near the message's meaning is to them, nearest first. */
  near: readonly Near<string>[];
  /** A sum of several things is asked for. */
  several: boolean;
  sameList(left: string, right: string): boolean;
  /** By service, the names in the message that tell its packages apart. */
  purposes: ReadonlyMap<string, readonly string[]>;
}

/**
 * The services a message is about. Its words say which are named, its meaning which of those are asked for, and which is
 * described without a name: 'do I get SEO with the design package' is about the design.
 */
export function servicesIn(
  words: readonly string[],
  namer: Namer,
  { near, several, sameList, purposes }: ServiceContext,
): Mention[] {
  const mentions = namer.mentionsIn(words);
  const scored = near
    .map(({ item, score }) => {
      const naming = namingOf(mentions, item);
      return { service: item, naming, score: score + (naming === 'name' || purposes.has(item) ? nameBonus : 0) };
    })
    .toSorted((left, right) => right.score - left.score);
  const [best] = scored;
  if (!best || (!best.naming && best.score < describedScore)) return mentions.filter(({ weak }) => !weak);
  const margin = several ? listedMargin : serviceMargin;
  // 'A premium logo and a standard website': in a list the everyday word is an order too, if it is anywhere near.
  const joins = (naming: 'name' | 'word' | undefined, score: number, rank: number) =>
    naming === 'word' ? several && rank < mostListed : naming === 'name' && score >= best.score - margin;
  // 'WordPress maintenance' is maintenance: there the other names only say of what.
  const told = purposes.has(best.service) ? ofPurpose(mentions, purposes) : new Set<string>();
  const kept = scored.filter(
    ({ service, score, naming }, rank) => rank === 0 || (joins(naming, score, rank) && !told.has(service)),
  );
  const chosen = kept.filter(
    ({ service }, rank) => !kept.slice(0, rank).some((other) => sameList(other.service, service)),
  );
  return chosen
    .slice(0, mostServices)
    .flatMap(({ service }) => mentions.find((mention) => mention.service === service) ?? described(service, words))
    .toSorted((left, right) => left.from - right.from);
}
