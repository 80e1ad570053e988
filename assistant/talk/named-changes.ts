import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, byAct, changesLines, changing } from './acts.ts';
import { isOrdered, type Line, limitOf, type Marks } from './line.ts';

/** The same lines, with some of them moved to one act. */
function withAct(acts: Acts, act: keyof Acts['of'], moved: readonly Line[]): Acts {
  const of = byAct((each) => acts.of[each].filter((line) => !moved.includes(line)));
  return { ...acts, of: { ...of, [act]: [...of[act], ...moved] } };
}

/** In a list of what is to go, each item is less certain than one that is named alone. */
const listedShare = 0.2;
const surestShare = 0.4;

/** 'The 2,000 words' is the line with that many. */
export function isNamedBySize({ quantities }: Line, { counts }: Marks): boolean {
  return counts.some(({ value, limits }) => limits.some((name) => quantities[name] === value));
}

/** 'Take these out: the site, the 2,000 words and the citations.' */
export function withListRemoved({ lines, unassigned, unassignedOrders }: Reading, acts: Acts): Acts {
  const isChange = changesLines(acts) || (acts.ask !== 'none' && acts.ask !== 'complaint');
  if (isChange || unassignedOrders.length > 1) return acts;
  const isNamed = (line: Line) => lines.some(({ service }) => service === line.service);
  const isListed = (line: Line) => isNamed(line) || isNamedBySize(line, unassigned);
  const listed = acts.removals.filter(({ line, share }) => share >= listedShare && isListed(line));
  const isWhole = lines.every(({ service }) => listed.some(({ line }) => line.service === service));
  if (!isWhole || !listed.some(({ share }) => share >= surestShare)) return acts;
  return withAct(
    acts,
    'drop',
    listed.map(({ line }) => line),
  );
}

/** 'Keep the posts and the ads' removes nothing. */
export function withKept({ edits }: Reading, acts: Acts): Acts {
  return edits.keeps && !edits.only ? withAct(acts, 'none', acts.of.drop) : acts;
}

/** 'Two platforms, so Basic': of the lines, only one is sold by platforms. */
export function withLineMeasured(shop: Shop, { lines, unassigned }: Reading, acts: Acts): Acts {
  const { counts } = unassigned;
  const changed = changing.flatMap((act) => acts.of[act]);
  const [only, another] = changed;
  const isMeasured = (line: Line) =>
    isOrdered(line) && counts.some((count) => limitOf(offerOf(shop, line.service), count) !== undefined);
  const able = acts.changes.map(({ line }) => line).filter(isMeasured);
  const [target, other] = able;
  if (!only || another || lines.length || !target || other || isMeasured(only)) return acts;
  const act = changing.find((each) => acts.of[each].includes(only)) ?? 'set';
  return withAct(withAct(acts, 'none', [only]), act, [target]);
}
