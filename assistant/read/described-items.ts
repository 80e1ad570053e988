import type { TaggedWord } from '#language/encode/encoder.ts';
import type { KnownEntry } from '../contract.ts';
import { thingEntryScore, thingServiceScore, thingWordScore } from '../thresholds.ts';
import type { Mention } from './mentions.ts';
import type { DescribedItem, ReaderContext } from './reader-context.ts';

/** What a thing turned out to be: a service, or the subject of an entry, such as something that isn't sold. */
export interface DescribedItems {
  mentions: readonly Mention[];
  entries: readonly KnownEntry[];
}

/** More things at once need a quote. */
const maxThings = 3;
const maxThingWords = 8;
const joining = /^(?:[,.+&/]|and|plus|n|or|also|with)$/;
/** Words that are part of many names and no thing by themselves. */
const bare = /^(?:\d+|a|an|the|some|one|ones|it|that|this|them|my|our|your|me|us|both|all)$/;

/** The positions of the words the encoder takes for something wanted, run by run. */
function wantedSpans(taggedWords: readonly TaggedWord[]): number[][] {
  const runs: number[][] = [[]];
  for (const [at, { text, role }] of taggedWords.entries()) {
    if (role === 'meant' && !joining.test(text)) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0 && run.length <= maxThingWords);
}

/** What comes after is the visitor's own: 'our WordPress site'. */
export const owning = /^(?:our|my|their|his|her)$/;

/**
 * The texts of the things a message wants that contain no name of a service but everyday words, or what the visitor has:
 * 'our own website', 'someone to look after our WordPress site'.
 */
export function describedSpans(
  { nameMatcher }: Pick<ReaderContext, 'nameMatcher'>,
  taggedWords: readonly TaggedWord[],
): string[] {
  const words = taggedWords.map(({ text }) => text);
  const named = nameMatcher
    .mentionsIn(words)
    .filter(({ isWeak, from }) => !isWeak && !owning.test(words[from - 1] ?? ''));
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const isThing = (run: readonly number[]) =>
    run.some((at) => !bare.test(words[at] ?? '') && taggedWords[at]?.value === 'nothing') &&
    !run.some((at) => isNamed(at));
  const texts = wantedSpans(taggedWords)
    .filter(isThing)
    .map((run) => run.map((at) => words[at]).join(' '));
  return [...new Set(texts)].slice(0, maxThings);
}

/** Where a thing stands in a message; at its end if its words were corrected since. */
function positionOf(words: readonly string[], text: string): Pick<Mention, 'from' | 'to'> {
  const own = text.split(' ');
  const from = words.findIndex((_, at) => own.every((word, index) => words[at + index] === word));
  return from < 0 ? { from: words.length, to: words.length } : { from, to: from + own.length };
}

/** 'Our Facebook page' is no question about our profiles: these answer questions about us, not wishes. */
const aboutUs: readonly (string | undefined)[] = ['assistant', 'company', 'contact', 'ordering', 'policy', 'smalltalk'];

/** What each thing is: the closest entry if it is closer than any service, else the closest service. */
export function resolveDescribedItems(
  reader: ReaderContext,
  words: readonly string[],
  things: readonly DescribedItem[],
): DescribedItems {
  const known = things.map(({ text, encoding: { vector, kinds } }) => {
    const [service] = reader.nearServices(vector);
    const [entry] = reader.nearEntries(vector);
    const least = text.includes(' ') ? thingServiceScore : thingWordScore;
    const isEntry = entry && entry.score >= thingEntryScore && entry.score > (service?.score ?? 0);
    if (isEntry && aboutUs.includes(entry.item.category)) return { mentions: [], entries: [] };
    if (isEntry) return { mentions: [], entries: [entry.item] };
    if (!service || service.score < least || kinds.catalogue < kinds.entry) return { mentions: [], entries: [] };
    return { mentions: [{ service: service.item, ...positionOf(words, text), isWeak: true }], entries: [] };
  });
  return { mentions: known.flatMap(({ mentions }) => mentions), entries: known.flatMap(({ entries }) => entries) };
}
