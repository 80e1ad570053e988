import type { LineAct } from '#language/encode/labels.ts';
import type { TierMark } from '#language/slots/tiers-in.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, byAct, likely, mayChange } from './acts.ts';
import { isOrdered, type Line } from './line.ts';

const places: Partial<Record<TierMark['rank'], number>> = { first: 0, second: 1, third: 2, last: -1 };

function isPlace({ rank, relative, bySize }: TierMark): boolean {
  return relative === true && !bySize && places[rank] !== undefined;
}

/** What happens to the line at the position that is said; undefined if the part says none, or nothing happens. */
function actOn({ lines, unassigned, givenUp, edits }: Reading, acts: Acts): LineAct | 'keep' | undefined {
  const tiers = [...givenUp.tiers, ...unassigned.tiers];
  if (!tiers.some(isPlace)) return undefined;
  if (lines.length) return givenUp.tiers.some(isPlace) ? 'replace' : undefined;
  // 'Change the second one to Premium'.
  if (tiers.length > 1) return mayChange(acts) ? 'tier' : undefined;
  if (edits.only && !givenUp.tiers.length) return 'keep';
  // 'Everything except the last one'.
  if (edits.all && givenUp.tiers.length) return 'drop';
  return acts.removals.reduce((sum, { share }) => sum + share, 0) >= likely ? 'drop' : undefined;
}

/** 'Drop the second one', 'swap the last one for a logo': the encoder knows what happens, and the position says to what. */
export function byPosition(reading: Reading, acts: Acts): Acts {
  const act = actOn(reading, acts);
  const mark = [...reading.givenUp.tiers, ...reading.unassigned.tiers].find(isPlace);
  const ordered = acts.changes.map(({ line }) => line).filter(isOrdered);
  const target = mark && ordered.at(places[mark.rank] ?? 0);
  if (!act || !target || ordered.length < 2) return acts;
  const happens = act === 'keep' ? 'drop' : act;
  const others = ordered.filter((line) => line !== target);
  const [goes, stays] = act === 'keep' ? [others, [target]] : [[target], others];
  const rest = (of: readonly Line[]) => of.filter((line) => !ordered.includes(line));
  const of = byAct((each) => rest(acts.of[each]));
  const changes = acts.changes.map((change) =>
    act === 'tier' ? { ...change, share: change.line === target ? 1 : 0 } : change,
  );
  return { ...acts, changes, of: { ...of, none: [...of.none, ...stays], [happens]: [...of[happens], ...goes] } };
}
