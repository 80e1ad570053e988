import type { RemovedService } from './redirect-types.ts';
import { removedServices } from './removed-services.ts';
import { shortenedList } from './shortened-list.ts';

/** Services that are gone with what texts say of them: their owner has stated the words they were sold by. */
function goneOf(removed: readonly RemovedService[]): RemovedService[] {
  return removed.filter(({ words }) => words.length > 0);
}

/** A text as a pattern that finds it, whatever parts its words. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

/** A figure of the service, its page, its slug alone, or a word it was sold by. */
function namingOf({ slug, words }: RemovedService): RegExp {
  const own = escaped(slug);
  const said = words.map(escaped).join('|');
  return new RegExp(
    `\\{${own}\\.|/service/${own}(?![\\w-])|^${own}$|(?<![\\p{L}\\p{N}{/-])(?:${said})(?:s|es)?(?![\\p{L}\\p{N}])`,
    'iu',
  );
}

const patterns = new WeakMap<readonly RemovedService[], RegExp[]>();

function patternsOf(removed: readonly RemovedService[]): RegExp[] {
  const known = patterns.get(removed) ?? goneOf(removed).map(namingOf);
  patterns.set(removed, known);
  return known;
}

/** Whether a text speaks of a service that is gone. */
export function namesGone(text: string, removed: readonly RemovedService[] = removedServices): boolean {
  return patternsOf(removed).some((pattern) => pattern.test(text));
}

/** The services of a list that are still sold. */
export function stillSold(slugs: readonly string[], removed: readonly RemovedService[] = removedServices): string[] {
  const gone = new Set(goneOf(removed).map(({ slug }) => slug));
  return slugs.filter((slug) => !gone.has(slug));
}

/** How a sentence begins that goes on about the one before it. */
const goesOn = /^(?:It|They|That|This|These|Those|Both|Each|Either|But|And|So|Then)\b/;

/** The sentences of a paragraph. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?]["')]?)\s+(?=["'(*[{]?[\p{Lu}\d{])/u);
}

/** More items of one list are not taken out. */
const mostItems = 5;

/** A sentence that lists what is gone with other things lists the others; else nothing is left. */
function shortened(sentence: string, removed: readonly RemovedService[], surely = false): string {
  let rest = sentence;
  for (const pattern of patternsOf(removed)) {
    for (let items = 0; items < mostItems && pattern.test(rest); items++)
      rest = shortenedList(rest, pattern, surely) ?? '';
  }
  return namesGone(rest, removed) ? '' : rest;
}

/** What was counted with it is fewer now: 'all three of them'. */
const counts = /\b(?:both|either|neither|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i;

/** A sentence without what is gone: one that lists it goes on without, another goes. */
function withoutMention(sentence: string, removed: readonly RemovedService[]): string {
  return counts.test(sentence) ? '' : shortened(sentence, removed, true);
}

function withoutSentences(line: string, removed: readonly RemovedService[]): string {
  let isLeaving = false;
  const kept = sentencesOf(line).flatMap((sentence) => {
    const rest = namesGone(sentence, removed) ? withoutMention(sentence, removed) : sentence;
    isLeaving = !rest || (isLeaving && goesOn.test(sentence));
    return isLeaving ? [] : [rest];
  });
  return kept.join(' ');
}

/** The level of a heading; nothing else has one. */
function levelOf(line: string): number | undefined {
  return /^(#+) /.exec(line)?.[1]?.length;
}

/** Whether a line goes as a whole: an item of a list, or a paragraph whose bold beginning says what it is about. */
function isOneThing(line: string, removed: readonly RemovedService[]): boolean {
  const [label = ''] = /^\*\*[^*]+\*\*/.exec(line) ?? [];
  return /^\s*(?:[-*]|\d+\.) /.test(line) || namesGone(label.replaceAll('*', ''), removed);
}

function isRow(line: string | undefined): boolean {
  return line?.startsWith('|') ?? false;
}

/**
 * A text, plain or Markdown, without what it says of services that are gone: sentences and those that go on about them, lines
 * of a list, rows of a table, and a section, table or paragraph with such a heading whole. Empty where nothing else was said.
 */
export function leaveOut(text: string, removed: readonly RemovedService[] = removedServices): string {
  if (!namesGone(text, removed)) return text;
  let leavingBelow = Number.POSITIVE_INFINITY;
  let leavingTable = false;
  const lines = text.split('\n');
  const kept = lines.flatMap((line, index) => {
    const level = levelOf(line);
    if (level !== undefined && level <= leavingBelow)
      leavingBelow = namesGone(line, removed) ? level : Number.POSITIVE_INFINITY;
    if (leavingBelow !== Number.POSITIVE_INFINITY) return [];
    if (isRow(line)) {
      if (!isRow(lines[index - 1])) leavingTable = namesGone(line, removed);
      return leavingTable || namesGone(line, removed) ? [] : [line];
    }
    if (!namesGone(line, removed)) return [line];
    const rest = isOneThing(line, removed) ? withoutMention(line, removed) : withoutSentences(line, removed);
    return rest ? [rest] : [];
  });
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A promise, a title or a description for search is no longer; a paragraph has more to say. */
const longestLine = 200;

/** A text that stands by itself, and of which something should be left: in a short one every list only loses an item. */
function leaveOutOfSingle(text: string, removed: readonly RemovedService[]): string {
  if (text.length > longestLine || !namesGone(text, removed)) return leaveOut(text, removed);
  return sentencesOf(text)
    .map((sentence) => shortened(sentence, removed))
    .filter(Boolean)
    .join(' ');
}

/** An answer without what is gone; where its first sentence goes, nothing is left that answers. */
export function leaveOutOfAnswer(answer: string, removed: readonly RemovedService[] = removedServices): string {
  const [first = ''] = sentencesOf(answer.split('\n')[0] ?? '');
  return namesGone(first, removed) && !withoutMention(first, removed) ? '' : leaveOut(answer, removed);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.values(value).includes(''));
}

/**
 * Data without what its texts say of services that are gone. In a list the items go that have lost a text; elsewhere such a
 * text comes out empty, unless it lists other things as well.
 */
export function leaveOutOfTexts<Data>(
  data: Data,
  removed: readonly RemovedService[] = removedServices,
  leaveOutOf = leaveOutOfSingle,
): Data {
  if (patternsOf(removed).length === 0) return data;
  if (typeof data === 'string') return leaveOutOf(data, removed) as Data;
  if (Array.isArray(data)) {
    const items = data.map((item) => ({ was: item, now: leaveOutOfTexts(item, removed, leaveOut) }));
    return items.filter(({ was, now }) => isEmpty(was) || !isEmpty(now)).map(({ now }) => now) as Data;
  }
  if (data === null || typeof data !== 'object') return data;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    leaveOutOfTexts(value, removed, name === 'answer' ? leaveOutOfAnswer : leaveOutOf),
  ]);
  return Object.fromEntries(fields) as Data;
}

/** Texts outside of lists of which nothing is left: somebody has to write them anew. */
export function lostTexts(data: unknown, removed: readonly RemovedService[] = removedServices): string[] {
  if (typeof data === 'string') return data && !leaveOutOfSingle(data, removed) ? [data] : [];
  if (Array.isArray(data) || data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap((value) => lostTexts(value, removed));
}
