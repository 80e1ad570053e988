import type { TierReference } from '#language/slots/tiers-in.ts';

/** Everyday words; other names always mean a package. */
export const everydayNames = /^(?:basic|pro|custom|standard)$/;
/** Next to a service, 'standard' means a package as well: 'standard logo price'. */
const everydayBeside = /^(?:basic|pro|custom)$/;

interface Marked {
  tiers: readonly TierReference[];
}

/** Package names in a message, whether or not the list has them. */
export function tiersNamedIn({
  services,
  unassigned,
}: {
  services: readonly { slots: Marked }[];
  unassigned: Marked;
}): string[] {
  const beside = services.flatMap(({ slots }) => slots.tiers).filter(({ name }) => !everydayBeside.test(name ?? ''));
  const alone = unassigned.tiers.filter(({ name }) => !everydayNames.test(name ?? ''));
  return [...new Set([...beside, ...alone].flatMap(({ name }) => name ?? []))];
}
