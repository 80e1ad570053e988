import type { Exhibit, Thing } from '#content/exhibit.ts';
import { area, moved, type Shape, type Size } from './shapes.ts';
import { drawThing } from './things/draw-thing.ts';
import { sizes } from './things/sizes.ts';

export const frame: Size = { width: 480, height: 320 };

/** Distance from the edge of the frame. */
const margin = 24;
/** Small objects are all shown; of larger ones only two, so that they are legible on a card. */
const roomForAll = 420;
/** How much of an object the next one may cover, relative to the narrower one's width. */
const hidden = 0.14;
/** How much of an object may extend below the frame. */
const beyond = 0.16;

interface Placed {
  thing: Thing;
  x: number;
  y: number;
  scale: number;
}

function widthOf(things: readonly Thing[]): number {
  return things.reduce((sum, { kind }) => sum + sizes[kind].width, 0);
}

/** The objects of an exhibit shown on a cover. */
export function onCover(things: readonly Thing[]): readonly Thing[] {
  return widthOf(things) <= roomForAll ? things : things.slice(0, 2);
}

/** How far each overlaps the previous one. */
function overlaps(things: readonly Thing[]): number[] {
  return things.map(({ kind }, index) => {
    const previous = things[index - 1];
    if (!previous) return 0;
    return Math.min(sizes[previous.kind].width, sizes[kind].width) * hidden;
  });
}

function place(things: readonly Thing[]): Placed[] {
  const over = overlaps(things);
  const across = widthOf(things) - over.reduce((sum, each) => sum + each, 0);
  const tallest = Math.max(...things.map(({ kind }) => sizes[kind].height));
  const alone = things.length === 1;
  const scale = Math.min(
    (frame.width - 2 * margin) / across,
    (frame.height - (alone ? 2 : 1) * margin) / (tallest * (alone ? 1 : 1 - beyond)),
  );
  let x = (frame.width - across * scale) / 2;
  return things.map((thing, index) => {
    const { width, height } = sizes[thing.kind];
    x -= (over[index] ?? 0) * scale;
    const room = frame.height - 2 * margin - height * scale;
    // Next to each other at different heights; objects taller than the frame start below its top and extend below it.
    const y = alone ? margin + room / 2 : room < 0 ? margin + index * 14 : margin + room * (index % 2 === 0 ? 0.2 : 1);
    const placed = { thing, x, y, scale };
    x += width * scale;
    return placed;
  });
}

/** Objects next to each other, each slightly overlapping the previous one, as large as the frame allows. */
export function compose({ things }: Pick<Exhibit, 'things'>): Shape[] {
  return place(onCover(things)).map(({ thing, x, y, scale }) =>
    moved(x, y, [...shadows(sizes[thing.kind]), ...drawThing(thing)], scale),
  );
}

/** How far each layer of a shadow reaches: layers over one another make it darkest at the object. */
const shadowReach = [2, 4, 7, 10];

/** The shadow an object casts, to the lower right: plain shapes, like everything here. */
function shadows({ width, height }: Size): Shape[] {
  return shadowReach.map((reach) =>
    area(
      `M${reach} ${height}V${reach * 2}H${width}L${width + reach} ${reach * 3}V${height + reach}H${reach * 2}z`,
      'shadow',
    ),
  );
}
