import { broughtInclusions } from '#catalogue/ad-spend.ts';
import type { Package } from '#catalogue/package.ts';
import { isQuality } from '#catalogue/say/inclusion-words.ts';
import { joinWords } from '#company/join-words.ts';
import { bracketed, countedThings, extras, inSentence, type Subject } from './subject.ts';

/** What the first package includes and the second doesn't. */
function onlyIn(first: Package, second: Package): string[] {
  return broughtInclusions(first).filter((line) => !second.inclusions.includes(line));
}

/** Whether each package includes all of the previous one. What a quote includes is open. */
export function arePackagesNested({ priced }: Subject): boolean {
  return priced.slice(1).every((row, index) => onlyIn(priced[index] as Package, row).length === 0);
}

/**
 * '; care of a WordPress site': if packages are kinds rather than sizes, what only one package includes identifies it.
 */
export function kindOf(subject: Subject, row: Package): string {
  if (row.price === null || arePackagesNested(subject)) return '';
  const others = subject.priced.filter(({ tier }) => tier !== row.tier);
  const [kind] = row.inclusions.filter((line) => others.every(({ inclusions }) => !inclusions.includes(line)));
  return kind ? `; ${asItem(kind)}` : '';
}

function asItem(inclusion: string): string {
  return bracketed(inSentence(inclusion));
}

function outsideBrackets(item: string): string {
  const [open, close] = [item.indexOf('('), item.lastIndexOf(')')];
  return open < 0 || close < open ? item : item.slice(0, open) + item.slice(close + 1);
}

/** Semicolons if an item contains commas. */
function listed(inclusions: readonly string[]): string {
  const items = inclusions.filter((line) => !isQuality(line)).map(asItem);
  return items.join(items.some((item) => outsideBrackets(item).includes(',')) ? '; ' : ', ');
}

function differ({ priced }: Subject): boolean {
  return priced.some((row) => `${row.inclusions}` !== `${priced[0]?.inclusions}`);
}

function unshared({ priced }: Subject, row: Package): string[] {
  return broughtInclusions(row).filter((line) => !priced.every(({ inclusions }) => inclusions.includes(line)));
}

function bySize({ priced }: Subject): boolean {
  return priced.some(({ limits }) => limits.words !== undefined);
}

function packageBefore({ priced }: Subject, row: Package): Package | undefined {
  return row.price === null ? priced.at(-1) : priced[priced.findIndex(({ tier }) => tier === row.tier) - 1];
}

/**
 * ', responsive on every screen': mentioned next to the size. If packages build on each other, later ones say what they
 * add.
 */
export function qualitiesOf(subject: Subject, row: Package): string {
  return arePackagesNested(subject) && packageBefore(subject, row) ? '' : qualitiesText(row.inclusions);
}

/** ', sized for the platform you name and ready to publish'. */
export function qualitiesText(inclusions: readonly string[]): string {
  const qualities = joinWords(inclusions.filter(isQuality).map(inSentence), 'and');
  return qualities && `, ${qualities}`;
}

/** 'Keywords grouped by page': what is added must be a thing, so a quality is named together with what it describes. */
function added(subject: Subject, row: Package, before: Package): string[] {
  const things = countedThings(subject, row);
  const lines = onlyIn(row, before).map((line) => (things && isQuality(line) ? `${things} ${inSentence(line)}` : line));
  return [...lines, ...extras(subject, row)];
}

/**
 * '. Includes: vector files', then '. Everything in Basic, plus: priority support': what a larger package adds is
 * stated relative to the smaller one. Sizes of a text don't build on each other: each says what the smallest lacks.
 * Kinds say what not all of them include.
 */
export function contentsText(subject: Subject, row: Package): string {
  const { priced } = subject;
  if (!arePackagesNested(subject)) return row.price === null ? '' : `. Includes: ${listed(unshared(subject, row))}`;
  if (!differ(subject)) return '';
  const [first] = priced;
  const before = packageBefore(subject, row);
  if (!first || !before) return bySize(subject) ? '' : `. Includes: ${listed(broughtInclusions(row))}`;
  if (bySize(subject))
    return onlyIn(row, first)
      .map((line) => `, ${inSentence(line)} included`)
      .join('');
  const more = listed(added(subject, row, before));
  if (row.price === null) return more && `. Covers: ${more}`;
  return more ? `. Everything in ${before.name}, plus: ${more}` : `. Otherwise the same as ${before.name}`;
}

/** 'Every size includes: research and writing, …': what packages have in common and their own lines leave out. */
export function sharedContents(subject: Subject): string {
  const { priced } = subject;
  const [first] = priced;
  const inSteps = arePackagesNested(subject) && differ(subject) && !bySize(subject);
  if (!first || inSteps) return '';
  const shared = broughtInclusions(first).filter((line) => priced.every(({ inclusions }) => inclusions.includes(line)));
  const items = listed(shared);
  // Kinds have already said what else they include.
  return (
    items &&
    `Every ${bySize(subject) ? 'size' : 'package'} ${arePackagesNested(subject) ? '' : 'also '}includes: ${items}. `
  );
}
