import type { Reading } from '../read/reading.ts';
import { wantThreshold } from '../thresholds.ts';
import type { Line } from './line.ts';
import { asksSum, type Talk } from './talk.ts';

/** The services a message compares: those it names, or the one it names and the current one. */
function comparedBy({ wants, lines, leans }: Reading, before: Talk, focus: readonly string[]): readonly string[] {
  const choices = lines.filter(({ orElse }, at) => orElse || lines[at + 1]?.orElse).map(({ service }) => service);
  if (wants.comparison < wantThreshold) return [...new Set(choices)];
  const own = [...new Set(lines.map(({ service }) => service))];
  const all = own.length === 1 && leans ? [...new Set([...before.focus.slice(-1), ...own])] : own;
  const services = own.length ? all : focus;
  return services.length > 1 ? services : [];
}

/** A comparison isn't an order: once one option is discussed alone, the others are dropped. */
export function withCompared(talk: Talk, before: Talk, reading: Reading): Talk {
  const services = comparedBy(reading, before, talk.focus);
  const isFocused = ({ service }: Line) => talk.focus.includes(service);
  if (services.length) {
    const lines = talk.lines.map(
      (line): Line => (services.includes(line.service) ? { ...line, standing: 'compared' } : line),
    );
    return { ...talk, lines, focus: services };
  }
  const open = talk.lines.filter(({ standing }) => standing === 'compared');
  const isChosen = open.some(isFocused) && !open.every(isFocused);
  const isTaken = isChosen || asksSum(reading);
  const lines = talk.lines.map((line): Line => {
    const isOpen = line.standing === 'left' || (isTaken && line.standing === 'compared');
    if (isFocused(line)) return isOpen ? { ...line, standing: undefined } : line;
    return isChosen && line.standing === 'compared' ? { ...line, standing: 'left' } : line;
  });
  return { ...talk, lines };
}
