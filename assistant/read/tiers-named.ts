import type { Reading } from './reading.ts';

/** Names that are said of nothing but packages; 'basic' and 'pro' are everyday words. */
const onlyOfPackages = /^(?:premium|starter)$/;

/** The packages that a message surely means by their names, whether or not the list has them. */
export function tiersNamedIn({ lines, loose }: Pick<Reading, 'lines' | 'loose'>): string[] {
  const marks = [...lines.flatMap((line) => line.marks.tiers), ...loose.tiers];
  return [...new Set(marks.flatMap(({ name }) => (name && onlyOfPackages.test(name) ? [name] : [])))];
}
