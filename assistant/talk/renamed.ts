import { isSameList, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, isQuestion, rebound } from './acts.ts';
import { isOrdered, type Line } from './line.ts';
import type { Talk } from './talk.ts';

/**
 * 'It's ten times Article Writing' after content writing was understood, which has the same list: the line gets the
 * given name. What is added, or only asked about, is a different item.
 */
export function renamed(shop: Shop, talk: Talk, { lines, edits }: Reading, acts: Acts): { talk: Talk; acts: Acts } {
  if (acts.adds || isQuestion(acts)) return { talk, acts };
  const services = talk.lines.map(({ service }) => service);
  const said = lines.map(({ service }) => service);
  const names = new Map<Line, Line>();
  for (const { service, named } of lines) {
    const [line, another] = talk.lines.filter((one) => isOrdered(one) && isSameList(shop, one.service, service));
    const isOld = services.includes(service) || (line && [...said, ...edits.drops].includes(line.service));
    if (named && line && !another && !isOld) names.set(line, { ...line, service });
  }
  if (!names.size) return { talk, acts };
  const current = (line: Line) => names.get(line) ?? line;
  const serviceNow = (service: string) => [...names].find(([line]) => line.service === service)?.[1].service ?? service;
  return {
    talk: { ...talk, lines: talk.lines.map(current), focus: talk.focus.map(serviceNow) },
    acts: rebound(acts, (line) => [current(line)]),
  };
}
