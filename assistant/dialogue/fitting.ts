import { choosingQuantity } from '#catalogue/quote.ts';
import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { changeActs, type DialogueActs, possibleThreshold, withAct } from './acts.ts';
import { applySlots } from './line-change.ts';
import { maxUsualQuantity } from './number-meaning.ts';
import { chosenTier, isLimit, isOrdered, limitOf, newLine, type OrderLine, type Slots } from './order-line.ts';

/** 'Swap the DA50 for a DA40' refers to the line with the DA50. */
export function isReplaced(shop: Shop, line: OrderLine, replacedSlots: Slots): boolean {
  const offer = offerOf(shop, line.service);
  const chosen = chosenTier(offer, line);
  const after = applySlots(newLine(line.service), offer, replacedSlots, 'named');
  return chosen !== undefined && chosenTier(offer, after) === chosen;
}

/** It has a number in a unit of the line, or one that is exactly the size of a package. */
function isMeasured(shop: Shop, { service }: OrderLine, { counts }: Slots): boolean {
  const offer = offerOf(shop, service);
  const unit = choosingQuantity(offer.packages);
  return counts.some(
    (count) =>
      limitOf(offer, count) !== undefined ||
      (unit !== undefined &&
        !count.limits.length &&
        count.value > maxUsualQuantity &&
        isLimit(offer, unit, count.value)),
  );
}

/**
 * Slots without a service change the only line they fit: 'swap the 4,000 words for 2,000', 'two platforms, so Basic'.
 * Another that seemed to change stays.
 */
export function changeOnlyFittingLine(
  shop: Shop,
  { services, unassigned, replacedSlots }: Reading,
  acts: DialogueActs,
): DialogueActs {
  const lines = acts.changes.filter(({ line }) => isOrdered(line));
  const given = lines.filter(({ line }) => isReplaced(shop, line, replacedSlots));
  const [target, other] = given.length ? given : lines.filter(({ line }) => isMeasured(shop, line, unassigned));
  const changing = changeActs.flatMap((act) => acts.linesByAct[act]);
  if (services.length || !target || other || (changing.length === 1 && changing[0] === target.line)) return acts;
  const isInstruction = acts.request === 'none' || acts.request === 'total';
  // 'I can live with 7 pages' seems to change nothing.
  const isStated =
    acts.request === 'none' &&
    unassigned.counts.some(({ limits }) => limits.length > 0) &&
    acts.removals.every(({ probability }) => probability < possibleThreshold);
  const isChange = isStated || (isInstruction && target.probability >= possibleThreshold);
  if (!changing.length && !isChange) return acts;
  const act = changeActs.find((each) => acts.linesByAct[each].includes(target.line)) ?? target.act;
  const changes = acts.changes.map((change) => ({ ...change, probability: Number(change === target) }));
  return { ...withAct(withAct(acts, 'none', changing), act, [target.line]), changes };
}
