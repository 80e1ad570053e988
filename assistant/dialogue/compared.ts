import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import { changeActs, type DialogueActs } from './acts.ts';
import type { OrderLine } from './order-line.ts';
import { asksSum, type DialogueState } from './state.ts';

/** The services a message compares: those it names, or the one it names and the current one. */
function comparedBy(
  { wants, services: lines, isFollowUp }: Reading,
  before: DialogueState,
  focus: readonly string[],
): readonly string[] {
  const choices = lines.filter(({ orElse }, at) => orElse || lines[at + 1]?.orElse).map(({ service }) => service);
  if (wants.comparison < wantThreshold) return [...new Set(choices)];
  const own = [...new Set(lines.map(({ service }) => service))];
  const all = own.length === 1 && isFollowUp ? [...new Set([...before.focus.slice(-1), ...own])] : own;
  const services = own.length ? all : focus;
  return services.length > 1 ? services : [];
}

/** A comparison isn't an order: once one option is discussed alone, the others are dropped. */
export function markCompared(state: DialogueState, before: DialogueState, reading: Reading): DialogueState {
  const services = comparedBy(reading, before, state.focus);
  const isFocused = ({ service }: OrderLine) => state.focus.includes(service);
  if (services.length) {
    const lines = state.lines.map(
      (line): OrderLine => (services.includes(line.service) ? { ...line, status: 'compared' } : line),
    );
    return { ...state, lines, focus: services };
  }
  const open = state.lines.filter(({ status }) => status === 'compared');
  const isChosen = open.some(isFocused) && !open.every(isFocused);
  const isTaken = isChosen || asksSum(reading);
  const lines = state.lines.map((line): OrderLine => {
    const isOpen = line.status === 'left' || (isTaken && line.status === 'compared');
    if (isFocused(line)) return isOpen ? { ...line, status: undefined } : line;
    return isChosen && line.status === 'compared' ? { ...line, status: 'left' } : line;
  });
  return { ...state, lines };
}

/** 'Maintenance for the Strapi site, then': whatever happens to one of the options compared chooses it. */
export function dropUnchosenOptions(state: DialogueState, { linesByAct }: DialogueActs): DialogueState {
  const touched = new Set(changeActs.flatMap((act) => linesByAct[act]).map(({ service }) => service));
  const open = state.lines.filter(({ status }) => status === 'compared');
  const isTaken = ({ service }: OrderLine) => touched.has(service);
  if (!open.some(isTaken) || open.every(isTaken)) return state;
  const lines = state.lines.map((line): OrderLine => {
    return open.includes(line) ? { ...line, status: isTaken(line) ? undefined : 'left' } : line;
  });
  return { ...state, lines };
}
