import { broughtInclusions } from './ad-spend.ts';
import type { Package } from './package.ts';

/** How many of the things that no smaller package includes say whom a package suits. */
const maxNamed = 2;

/** Whom a package suits: those who need what no smaller one includes. The shortest names of these, two at most. */
export function mainAdditions(row: Package, smaller: readonly Package[]): string[] {
  return broughtInclusions(row)
    .filter((it) => !smaller.some(({ inclusions }) => inclusions.includes(it)))
    .toSorted((left, right) => left.length - right.length)
    .slice(0, maxNamed);
}
