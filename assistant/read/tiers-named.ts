import type { TierMark } from '#language/slots/tiers-in.ts';

/** Names that are said of nothing but packages; 'basic' and 'pro' are everyday words. */
const onlyOfPackages = /^(?:premium|starter)$/;
/** Beside a service, 'standard' means a package as well: 'standard logo price'. */
const ofPackagesBeside = /^(?:premium|starter|standard)$/;

interface Marked {
  tiers: readonly TierMark[];
}

/** Package names in a message, whether or not the list has them. */
export function tiersNamedIn({
  lines,
  unassigned,
}: {
  lines: readonly { marks: Marked }[];
  unassigned: Marked;
}): string[] {
  const beside = lines.flatMap((line) => line.marks.tiers).filter(({ name }) => ofPackagesBeside.test(name ?? ''));
  const alone = unassigned.tiers.filter(({ name }) => onlyOfPackages.test(name ?? ''));
  return [...new Set([...beside, ...alone].flatMap(({ name }) => name ?? []))];
}
