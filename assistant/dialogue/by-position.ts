import type { LineAct } from '#language/encode/labels.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueActs, likelyThreshold, mapActs, mayChange } from './acts.ts';
import { isOrdered, type OrderLine } from './order-line.ts';

const positions: Partial<Record<TierReference['rank'], number>> = { first: 0, second: 1, third: 2, last: -1 };

function isPosition({ rank, relative, bySize }: TierReference): boolean {
  return relative === true && !bySize && positions[rank] !== undefined;
}

/** The act on the line whose position is given; undefined without a position or an act. */
function actOn(
  { services, unassigned, replacedSlots, editCues }: Reading,
  acts: DialogueActs,
): LineAct | 'keep' | undefined {
  const tiers = [...replacedSlots.tiers, ...unassigned.tiers];
  if (!tiers.some(isPosition)) return undefined;
  if (services.length) return replacedSlots.tiers.some(isPosition) ? 'replace' : undefined;
  // 'Change the second one to Premium'.
  if (tiers.length > 1) return mayChange(acts) ? 'tier' : undefined;
  if (editCues.wantsOnlyNamed && !replacedSlots.tiers.length) return 'keep';
  // 'Everything except the last one'.
  if (editCues.refersToAll && replacedSlots.tiers.length) return 'drop';
  return acts.removals.reduce((sum, { probability }) => sum + probability, 0) >= likelyThreshold ? 'drop' : undefined;
}

/** 'Drop the second one', 'swap the last one for a logo': the encoder predicts the act, the position selects the line. */
export function byPosition(reading: Reading, acts: DialogueActs): DialogueActs {
  const act = actOn(reading, acts);
  const slot = [...reading.replacedSlots.tiers, ...reading.unassigned.tiers].find(isPosition);
  const ordered = acts.changes.map(({ line }) => line).filter(isOrdered);
  const target = slot && ordered.at(positions[slot.rank] ?? 0);
  if (!act || !target || ordered.length < 2) return acts;
  const happens = act === 'keep' ? 'drop' : act;
  const others = ordered.filter((line) => line !== target);
  const [goes, stays] = act === 'keep' ? [others, [target]] : [[target], others];
  const rest = (of: readonly OrderLine[]) => of.filter((line) => !ordered.includes(line));
  const linesByAct = mapActs((each) => rest(acts.linesByAct[each]));
  const changes = acts.changes.map((change) =>
    act === 'tier' ? { ...change, probability: change.line === target ? 1 : 0 } : change,
  );
  return {
    ...acts,
    changes,
    linesByAct: { ...linesByAct, none: [...linesByAct.none, ...stays], [happens]: [...linesByAct[happens], ...goes] },
  };
}
