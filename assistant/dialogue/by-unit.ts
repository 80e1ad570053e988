import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueActs, mapActs, possibleThreshold } from './acts.ts';
import { limitOf, type OrderLine } from './order-line.ts';

/** 'I said Basic, 7 pages' changes the only line whose packages are sold by pages, whichever line seems to change. */
export function byUnit(shop: Shop, { services, unassigned }: Reading, acts: DialogueActs): DialogueActs {
  const measured = unassigned.counts.filter(({ limits }) => limits.length > 0);
  const isSoldSo = ({ service }: OrderLine) =>
    measured.some((count) => limitOf(offerOf(shop, service), count) !== undefined);
  const [line, another] = acts.changes.map((change) => change.line).filter(isSoldSo);
  const others = acts.changes
    .filter(({ line: other, probability }) => probability >= possibleThreshold && !isSoldSo(other))
    .map((change) => change.line);
  if (services.length || !line || another || !others.length) return acts;
  const linesByAct = mapActs((act) => acts.linesByAct[act].filter((one) => one !== line && !others.includes(one)));
  const changes = acts.changes.map((change) => {
    if (change.line === line) return { ...change, act: 'set' as const, probability: 1 };
    return others.includes(change.line) ? { ...change, probability: 0 } : change;
  });
  return {
    ...acts,
    linesByAct: { ...linesByAct, none: [...linesByAct.none, ...others], set: [...linesByAct.set, line] },
    changes,
  };
}
