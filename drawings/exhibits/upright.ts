import type { Thing } from '#content/exhibit.ts';
import { round, type Shape, type Size } from '../shapes.ts';
import { litThing } from './lit-thing.ts';
import { castShadow, type Point } from './stage.ts';
import { outlinesOf } from './things/bodies.ts';
import { sizes } from './things/sizes.ts';

/** An object seen from the front. */
export interface Upright {
  thing: Thing;
  /** Its middle in the picture. */
  middle: Point;
  scale: number;
  /** In degrees, clockwise. */
  turn?: number;
  /** How far it is from what is behind it. */
  height?: number;
}

/** The size of an object in the picture. */
export function scaled(thing: Thing, scale: number): Size {
  const { width, height } = sizes[thing.kind];
  return { width: width * scale, height: height * scale };
}

/** With its upper left corner there. */
export function cornerAt(thing: Thing, [x, y]: Point, scale: number, height?: number): Upright {
  const size = scaled(thing, scale);
  const placed = { thing, middle: [x + size.width / 2, y + size.height / 2] as const, scale };
  return height === undefined ? placed : { ...placed, height };
}

export function drawUpright({ thing, middle, scale, turn = 0, height = 12 }: Upright): Shape[] {
  const { width, height: tall } = sizes[thing.kind];
  const angle = (turn * Math.PI) / 180;
  const [a, b] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const place = ([x, y]: Point): Point => {
    const [across, down] = [x - width / 2, y - tall / 2];
    return [middle[0] + a * across - b * down, middle[1] + b * across + a * down];
  };
  const [x, y] = place([0, 0]);
  const matrix = [a, b, -b, a].map((value) => round(value, 4)).join(' ');
  return [
    ...outlinesOf(thing.kind).flatMap((outline) => castShadow(outline.map(place), height)),
    { kind: 'group', transform: `matrix(${matrix} ${round(x)} ${round(y)})`, shapes: litThing(thing) },
  ];
}
