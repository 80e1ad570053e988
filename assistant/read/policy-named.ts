import { stem } from '#language/text/stem.ts';
import type { KnownEntry } from '../contract.ts';
import type { RankedEntry } from './reading.ts';

/** Topics of policies for which packages have figures as well. */
const ofPackagesToo: ReadonlySet<string> = new Set(['time', 'order']);

/** The highest-ranked entry about the policy the message names: 'refund'. */
export function policyNamedIn(words: readonly string[], entries: readonly RankedEntry[]): KnownEntry | undefined {
  const stems = new Set(words.map(stem));
  const isNamed = (tag: string) => tag === 'policy' || (stems.has(stem(tag)) && !ofPackagesToo.has(tag));
  return entries.find(({ entry: { tags = [] } }) => tags.length > 1 && tags.includes('policy') && tags.every(isNamed))
    ?.entry;
}
