import type { Reading } from '../read/reading.ts';
import { changesLines, type DialogueActs, withAct } from './acts.ts';
import type { OrderLine, Slots } from './order-line.ts';

/** In a list of items to remove, each is less probable than one that is named alone. */
const listedProbability = 0.2;
const surestProbability = 0.4;

/** 'The 2,000 words' is the line with that many. */
export function isNamedBySize({ amounts }: OrderLine, { counts }: Slots): boolean {
  return counts.some(({ value, limits }) => limits.some((name) => amounts[name] === value));
}

/** 'Take these out: the site, the 2,000 words and the citations.' */
export function removeListed({ services, unassigned, unassignedOrders }: Reading, acts: DialogueActs): DialogueActs {
  const isChange = changesLines(acts) || (acts.request !== 'none' && acts.request !== 'complaint');
  if (isChange || unassignedOrders.length > 1) return acts;
  const isNamed = (line: OrderLine) => services.some(({ service }) => service === line.service);
  const isListed = (line: OrderLine) => isNamed(line) || isNamedBySize(line, unassigned);
  const listed = acts.removals.filter(({ line, probability }) => probability >= listedProbability && isListed(line));
  const isWhole = services.every(({ service }) => listed.some(({ line }) => line.service === service));
  if (!isWhole || !listed.some(({ probability }) => probability >= surestProbability)) return acts;
  return withAct(
    acts,
    'drop',
    listed.map(({ line }) => line),
  );
}

/** 'Swap two of the four for DA50 ones' removes none of them. */
export function splitSwapped({ editCues, services, unassigned }: Reading, acts: DialogueActs): DialogueActs {
  const isOtherNamed = [unassigned, ...services.map(({ slots }) => slots)].some(
    ({ tiers, authorities }) => tiers.length + authorities.length > 0,
  );
  const { drop, replace } = acts.linesByAct;
  const several = [...drop, ...replace].filter(({ quantity }) => quantity > 1);
  return editCues.changesSome && isOtherNamed ? withAct(acts, 'split', several) : acts;
}
