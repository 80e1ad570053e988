import { isSameList, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueActs, isQuestion, rebasedOnLines } from './acts.ts';
import { isOrdered, type OrderLine } from './order-line.ts';
import type { DialogueState } from './state.ts';

/**
 * 'It's ten times Article Writing' after content writing was understood, which has the same list: the line gets the
 * given name. What is added, or only asked about, is a different item.
 */
export function renamed(
  shop: Shop,
  state: DialogueState,
  { services: lines, editCues }: Reading,
  acts: DialogueActs,
): { state: DialogueState; acts: DialogueActs } {
  if (acts.adds || isQuestion(acts)) return { state, acts };
  const services = state.lines.map(({ service }) => service);
  const mentioned = lines.map(({ service }) => service);
  const names = new Map<OrderLine, OrderLine>();
  for (const { service, named } of lines) {
    const [line, another] = state.lines.filter((one) => isOrdered(one) && isSameList(shop, one.service, service));
    const isOld = services.includes(service) || (line && [...mentioned, ...editCues.drops].includes(line.service));
    if (named && line && !another && !isOld) names.set(line, { ...line, service });
  }
  if (!names.size) return { state, acts };
  const current = (line: OrderLine) => names.get(line) ?? line;
  const serviceNow = (service: string) => [...names].find(([line]) => line.service === service)?.[1].service ?? service;
  return {
    state: { ...state, lines: state.lines.map(current), focus: state.focus.map(serviceNow) },
    acts: rebasedOnLines(acts, (line) => [current(line)]),
  };
}
