import type { Facet, Motif, Point } from '#brand/motif-types.ts';
import { hash, pick } from './pick-by-name.ts';

export type Hue = 'vermilion' | 'teal' | 'sky' | 'crease';

export interface Drawing {
  facets: readonly Facet[];
  hue: Hue;
  reverseHue: Hue;
  /** Degrees. */
  turn: number;
}

const hues: readonly Hue[] = ['vermilion', 'teal', 'sky', 'crease'];

/**
 * One of the motif's shapes, rotated and coloured by a name; the same name always gives the same drawing. A hue to
 * avoid is that of the background, on which neither side of the paper would be visible.
 */
export function drawMotif(name: string, { shapes, turns }: Pick<Motif, 'shapes' | 'turns'>, avoid?: Hue): Drawing {
  const seed = hash(name);
  const seen = hues.filter((hue) => hue !== avoid);
  const hue = pick(seen, seed >>> 4);
  const others = seen.filter((other) => other !== hue);
  return {
    facets: pick(shapes, seed),
    hue,
    reverseHue: pick(others, seed >>> 9),
    turn: pick(turns, seed >>> 14),
  };
}

/**
 * The square that contains a rotated shape. At its start or end the shape touches that edge, so that it aligns with the
 * text above and below it.
 */
export function motifFrame(
  facets: readonly Facet[],
  side: number,
  turn: number,
  align: 'start' | 'centre' | 'end',
): string {
  const angle = (turn * Math.PI) / 180;
  const turned = cornersOf(facets).map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
  const [x, width] = extent(turned.map(([x = 0]) => x));
  const [y, height] = extent(turned.map(([, y = 0]) => y));
  const room = { start: 0, centre: 0.5, end: 1 }[align];
  const origin = [x - (side - width) * room, y - (side - height) / 2].map(round);
  return `${origin.join(' ')} ${side} ${side}`;
}

function cornersOf(facets: readonly Facet[]): Point[] {
  return facets.flatMap(({ points }) => points);
}

function extent(values: readonly number[]): [least: number, size: number] {
  const least = Math.min(...values);
  return [least, Math.max(...values) - least];
}

export function pointList(points: Facet['points']): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
