import { broughtInclusions } from '#catalogue/ad-spend.ts';
import type { Package } from '#catalogue/package.ts';
import { inSentence, type Subject } from './subject.ts';

/** What the first package holds and the second does not. */
function only(first: Package, second: Package): string[] {
  return broughtInclusions(first).filter((line) => !second.inclusions.includes(line));
}

/** Each package holds all of the one before; what a quote brings is open. */
export function nested({ priced }: Subject): boolean {
  return priced.slice(1).every((row, index) => only(priced[index] as Package, row).length === 0);
}

/** '; care of a WordPress site': where packages are kinds and not sizes, what a package alone holds says which. */
export function kindOf(subject: Subject, row: Package): string {
  if (row.price === null || nested(subject)) return '';
  const others = subject.priced.filter(({ tier }) => tier !== row.tier);
  const [kind] = row.inclusions.filter((line) => others.every(({ inclusions }) => !inclusions.includes(line)));
  return kind ? `; ${inSentence(kind)}` : '';
}

/** Brackets where an item has a colon of its own, semicolons where it has commas. */
function listed(inclusions: readonly string[]): string {
  const items = inclusions.map((line) => inSentence(line).replace(/: (.+)$/, ' ($1)'));
  return items.join(items.some((item) => item.replace(/\(.+\)/, '').includes(',')) ? '; ' : ', ');
}

function differ({ priced }: Subject): boolean {
  return priced.some((row) => `${row.inclusions}` !== `${priced[0]?.inclusions}`);
}

function bySize({ priced }: Subject): boolean {
  return priced.some(({ limits }) => limits.words !== undefined);
}

/**
 * '. Includes: vector files', then '. Everything in Basic, plus: priority support': what a larger package adds needs what
 * it is added to. Sizes of a text are no steps: each says what the smallest lacks.
 */
export function contentsOf(subject: Subject, row: Package): string {
  const { priced } = subject;
  if (!nested(subject) || !differ(subject)) return '';
  const [first] = priced;
  const at = priced.findIndex(({ tier }) => tier === row.tier);
  const before = row.price === null ? priced.at(-1) : priced[at - 1];
  if (!first || !before) return bySize(subject) ? '' : `. Includes: ${listed(broughtInclusions(row))}`;
  if (bySize(subject))
    return only(row, first)
      .map((line) => `, ${inSentence(line)} included`)
      .join('');
  const added = only(row, before);
  if (row.price === null) return added.length ? `. Covers: ${listed(added)}` : '';
  return `. Everything in ${before.name}${added.length ? `, plus: ${listed(added)}` : ''}`;
}

/** 'Every size includes: research and writing, …': what no line says where packages are sizes. */
export function sharedContents(subject: Subject): string {
  const [first] = subject.priced;
  return first && nested(subject) && bySize(subject)
    ? `Every size includes: ${listed(broughtInclusions(first))}. `
    : '';
}
