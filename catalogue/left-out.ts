import { isUnmet } from './conditions.ts';
import { passagesKept } from './passages.ts';
import type { RemovedService } from './redirect-types.ts';
import { removedServices } from './removed-services.ts';

/** What texts can no longer reference. */
export interface Removed {
  /** Services by slug. */
  services: ReadonlySet<string>;
  /** Paths of pages. */
  pages: ReadonlySet<string>;
}

/** Removed services whose words the owner has listed, so that texts about them are left out as well. */
export function removedWith(removed: readonly RemovedService[]): Removed {
  const slugs = removed.filter(({ words }) => words.length > 0).map(({ slug }) => slug);
  return { services: new Set(slugs), pages: new Set(slugs.map((slug) => `/service/${slug}`)) };
}

const removedNow = removedWith(removedServices);

/** A figure of a service, a page of the site, or just a slug. */
const named = /\{(?:page\.service\.)?([a-z0-9-]+)[.}]|((?<![\w}])\/[a-z0-9-]+\/[a-z0-9-]+)|^([a-z0-9-]+)$/g;

/** Whether a text references a figure or the page of something removed. */
export function needsRemoved(text: string, removed: Removed = removedNow): boolean {
  return Array.from(text.matchAll(named)).some(
    ([, head = '', page = '', slug = '']) =>
      removed.services.has(head) || removed.pages.has(page) || removed.services.has(slug),
  );
}

/** The services of a list that are still sold. */
export function stillSold(slugs: readonly string[], removed: Removed = removedNow): string[] {
  return slugs.filter((slug) => !removed.services.has(slug));
}

/** A text without marks and without passages that need a removed service or a condition that doesn't hold. */
function withoutAbsentPassages(text: string, removed: Removed): string {
  return passagesKept(text, (need) => removed.services.has(need) || isUnmet(need));
}

/** The level of a heading; undefined for other lines. */
function levelOf(line: string): number | undefined {
  return /^(#+) /.exec(line)?.[1]?.length;
}

function isRow(line: string | undefined): boolean {
  return line?.startsWith('|') ?? false;
}

/**
 * A text, plain or Markdown, without conditional passages and lines that need something removed. A line is a paragraph,
 * an item or a row; a heading or the first row of a table takes everything below with it. No sentence is changed.
 */
export function leaveOut(text: string, removed: Removed = removedNow): string {
  const marked = withoutAbsentPassages(text, removed);
  const lines = marked.split('\n');
  if (marked === text && !lines.some((line) => needsRemoved(line, removed))) return text;
  let leavingBelow = Number.POSITIVE_INFINITY;
  let leavingTable = false;
  const kept = lines.filter((line, index) => {
    const level = levelOf(line);
    if (level !== undefined && level <= leavingBelow)
      leavingBelow = needsRemoved(line, removed) ? level : Number.POSITIVE_INFINITY;
    if (!isRow(line)) leavingTable = false;
    else if (!isRow(lines[index - 1])) leavingTable = needsRemoved(line, removed);
    return leavingBelow === Number.POSITIVE_INFINITY && !leavingTable && !needsRemoved(line, removed);
  });
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** An answer without what was removed. If its first line goes, nothing is left that answers the question. */
export function leaveOutOfAnswer(answer: string, removed: Removed = removedNow): string {
  const [first = ''] = withoutAbsentPassages(answer, removed).split('\n');
  return needsRemoved(first, removed) ? '' : leaveOut(answer, removed);
}

function isEmpty(value: unknown): boolean {
  const isNothing = (part: unknown) => part === '' || (Array.isArray(part) && part.length === 0);
  return isNothing(value) || (typeof value === 'object' && value !== null && Object.values(value).some(isNothing));
}

/**
 * Data without texts that need something removed. In a list, items that lost a text or all of a list are dropped;
 * elsewhere, such a text becomes empty.
 */
export function leaveOutOfTexts<Data>(data: Data, removed: Removed = removedNow, leaveOutOf = leaveOut): Data {
  if (typeof data === 'string') return leaveOutOf(data, removed) as Data;
  if (Array.isArray(data)) {
    const items = data.map((item) => ({ was: item, now: leaveOutOfTexts(item, removed) }));
    return items.filter(({ was, now }) => isEmpty(was) || !isEmpty(now)).map(({ now }) => now) as Data;
  }
  if (data === null || typeof data !== 'object') return data;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    leaveOutOfTexts(value, removed, name === 'answer' ? leaveOutOfAnswer : leaveOutOf),
  ]);
  return Object.fromEntries(fields) as Data;
}

/** Texts outside of lists that became empty: someone has to rewrite them. */
export function emptiedTexts(data: unknown, removed: Removed = removedNow): string[] {
  if (typeof data === 'string') return data && !leaveOut(data, removed) ? [data] : [];
  if (Array.isArray(data) || data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap((value) => emptiedTexts(value, removed));
}
