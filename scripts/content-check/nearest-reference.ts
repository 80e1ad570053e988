import { referenceNames } from '#catalogue/reference-names.ts';
import { editDistance } from '#language/text/similarity.ts';

/** Names with less than half of their letters in common aren't suggested. */
const minAlike = 0.5;

let known: readonly string[] | undefined;

/** The name most similar to a misspelt one, if any. */
export function nearestReference(reference: string): string | undefined {
  known ??= referenceNames();
  const ranked = known.map((name) => ({ name, distance: editDistance(name, reference, { swaps: true }) }));
  const [best] = ranked.toSorted((left, right) => left.distance - right.distance);
  const longer = Math.max(best?.name.length ?? 0, reference.length);
  return best && best.distance <= longer * minAlike ? best.name : undefined;
}
