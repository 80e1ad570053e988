import { bySiteEntries } from '#catalogue/by-site.ts';
import type { Draft } from '../draft.ts';

/** Texts of services without a page. */
export function bySiteDrafts(): Draft[] {
  return bySiteEntries.flatMap(({ slug, firstEntry, entries }) =>
    entries.map((entry, index) => ({
      ...entry,
      alternatives: [...entry.alternatives],
      tags: [...entry.tags],
      id: firstEntry + index,
      source: `catalogue/services/${slug}.ts`,
      workedOut: true as const,
    })),
  );
}
