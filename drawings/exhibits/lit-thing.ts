import type { Thing } from '#content/exhibit.ts';
import { area, type Shape } from '../shapes.ts';
import { materialOf, outlinesOf } from './things/bodies.ts';
import { drawThing } from './things/draw-thing.ts';

/** An object in its own frame, with the light on its surface. */
export function litThing(thing: Thing): Shape[] {
  const { surface } = materialOf(thing.kind);
  const light = outlinesOf(thing.kind).map((outline) =>
    area(`M${outline.map(([x, y]) => `${x} ${y}`).join('L')}z`, surface),
  );
  return [...drawThing(thing), ...light];
}
