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

/** '; also: priority support': what a larger package holds beyond the one before, where each holds all of that. */
export function additionOf(subject: Subject, row: Package): string {
  const before = subject.priced[subject.priced.findIndex(({ tier }) => tier === row.tier) - 1];
  const added = before && nested(subject) ? only(row, before) : [];
  return added.length ? `; also: ${added.map(inSentence).join(', ')}` : '';
}
