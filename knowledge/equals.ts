interface Stating {
  id: number;
  equals?: readonly number[];
}

/**
 * Entries that answer equally well, by id. Stated on either side; equality is transitive. Entries without equals are
 * missing.
 */
export function equalsById(entries: readonly Stating[]): Map<number, readonly number[]> {
  const groups = new Map<number, Set<number>>();
  for (const { id, equals = [] } of entries) {
    if (!equals.length) continue;
    const joined = new Set([id, ...equals].flatMap((member) => [member, ...(groups.get(member) ?? [])]));
    for (const member of joined) groups.set(member, joined);
  }
  return new Map(
    Array.from(groups, ([id, group]) => [
      id,
      [...group].filter((member) => member !== id).toSorted((left, right) => left - right),
    ]),
  );
}
