import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { LineAct } from '#language/encode/labels.ts';
import type { Reading } from '../read/reading.ts';
import { changeActs, changesLines, type DialogueActs, mapActs } from './acts.ts';
import { isOrdered, limitOf, type OrderLine, type Slots } from './order-line.ts';

/** The same acts, with some of the lines moved to one act. */
function withAct(acts: DialogueActs, act: LineAct, moved: readonly OrderLine[]): DialogueActs {
  const linesByAct = mapActs((each) => acts.linesByAct[each].filter((line) => !moved.includes(line)));
  return { ...acts, linesByAct: { ...linesByAct, [act]: [...linesByAct[act], ...moved] } };
}

/** In a list of items to remove, each is less probable than one that is named alone. */
const listedProbability = 0.2;
const surestProbability = 0.4;

/** 'The 2,000 words' is the line with that many. */
export function isNamedBySize({ amounts }: OrderLine, { counts }: Slots): boolean {
  return counts.some(({ value, limits }) => limits.some((name) => amounts[name] === value));
}

/** 'Take these out: the site, the 2,000 words and the citations.' */
export function withListRemoved({ services, unassigned, unassignedOrders }: Reading, acts: DialogueActs): DialogueActs {
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

/** 'Keep the posts and the ads' removes nothing. */
export function withKept({ edits }: Reading, acts: DialogueActs): DialogueActs {
  return edits.keeps && !edits.only ? withAct(acts, 'none', acts.linesByAct.drop) : acts;
}

/** 'Swap two of the four for DA50 ones' removes none of them. */
export function withSomeSwapped({ edits, services, unassigned }: Reading, acts: DialogueActs): DialogueActs {
  const isOtherNamed = [unassigned, ...services.map(({ slots }) => slots)].some(
    ({ tiers, authorities }) => tiers.length + authorities.length > 0,
  );
  const { drop, replace } = acts.linesByAct;
  const several = [...drop, ...replace].filter(({ quantity }) => quantity > 1);
  return edits.ofSome && isOtherNamed ? withAct(acts, 'split', several) : acts;
}

/** 'Two platforms, so Basic': of the lines, only one is sold by platforms. */
export function withLineMeasured(shop: Shop, { services, unassigned }: Reading, acts: DialogueActs): DialogueActs {
  const { counts } = unassigned;
  const [only, another] = changeActs.flatMap((act) => acts.linesByAct[act]);
  const isMeasured = (line: OrderLine) =>
    isOrdered(line) && counts.some((count) => limitOf(offerOf(shop, line.service), count) !== undefined);
  const [target, other] = acts.changes.map(({ line }) => line).filter(isMeasured);
  if (!only || another || services.length || !target || other || isMeasured(only)) return acts;
  const act = changeActs.find((each) => acts.linesByAct[each].includes(only)) ?? 'set';
  return withAct(withAct(acts, 'none', [only]), act, [target]);
}
