const ownPrefixes = ['KITEFOLD_', 'ANALYTICS_'];
/** Shorter names (HOST, PORT, LOG) lie one letter from variables that other programs use for good reasons. */
const shortestGuarded = 8;

/** A line for each variable that is meant for us and that we do not know: `SITE_ULR`, `KITEFOLD_PORT`. */
export function unknownSettings(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const ownPrefix = ownPrefixes.find((prefix) => name.startsWith(prefix));
      const wanted = ownPrefix === 'KITEFOLD_' ? name.slice(ownPrefix.length) : name;
      const [nearest] = known
        .map((setting) => ({ setting, distance: editDistance(wanted, setting) }))
        // Relative to the length: 'SITE' lies four letters from SITE_URL and four from PORT.
        .sort((a, b) => a.distance / a.setting.length - b.distance / b.setting.length);
      if (!nearest) return [];
      const slip = nearest.distance === 1 && nearest.setting.length >= shortestGuarded;
      return ownPrefix || slip ? [`${name} is not a setting of this site: did you mean ${nearest.setting}?`] : [];
    });
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours cost one each. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
        swapped && i > 1 && j > 1 ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
