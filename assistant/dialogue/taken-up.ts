import type { Reading } from '../read/reading.ts';
import type { DialogueActs } from './acts.ts';
import { isOrdered, type OrderLine } from './order-line.ts';
import type { DialogueState } from './state.ts';

/** Previously only asked about, ordered now: 'ok, that too'. Adding something else leaves it as it was. */
export function acceptDiscussedLines(
  before: DialogueState,
  state: DialogueState,
  { services: named, editCues }: Reading,
  acts: DialogueActs,
): DialogueState {
  const isMentioned = ({ service }: OrderLine) => named.some((line) => line.service === service);
  const isTaken = (line: OrderLine) =>
    line.status === 'asked' &&
    (state.focus.includes(line.service) || editCues.refersToBoth || editCues.refersToAll) &&
    ((acts.adds && !named.length) ||
      editCues.refersToBoth ||
      editCues.refersToAll ||
      acts.request === 'order' ||
      // 'I take that one in place of the site.'
      ![...state.lines, ...before.lines].some(isOrdered) ||
      (!named.length && !before.lines.includes(line)) ||
      isMentioned(line));
  return state.lines.some(isTaken)
    ? { ...state, lines: state.lines.map((line) => (isTaken(line) ? { ...line, status: undefined } : line)) }
    : state;
}
