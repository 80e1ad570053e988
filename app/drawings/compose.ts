import type { Exhibit, Thing } from '#content/exhibit.ts';
import { area, moved, type Shape, type Size } from './shapes.ts';
import { drawThing } from './things/draw-thing.ts';
import { sizes } from './things/sizes.ts';

export const frame: Size = { width: 480, height: 320 };

/** From the edge of the frame. */
const margin = 24;
/** Small things are shown together; of larger ones two, so that they can be read on a card. */
const roomForAll = 420;
/** How much of a thing the next one may hide, in parts of the narrower one's width. */
const hidden = 0.14;
/** How much of a thing may run out of the frame at its foot. */
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

/** What a cover shows of an exhibit. */
export function onCover(things: readonly Thing[]): readonly Thing[] {
  return widthOf(things) <= roomForAll ? things : things.slice(0, 2);
}

/** How far each lies over the one before it. */
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
    // Beside one another at different heights; what is taller than the frame begins below its top and runs out at its foot.
    const y = alone ? margin + room / 2 : room < 0 ? margin + index * 14 : margin + room * (index % 2 === 0 ? 0.2 : 1);
    const placed = { thing, x, y, scale };
    x += width * scale;
    return placed;
  });
}

/** Things beside one another, each a little over the one before it, as large as the frame allows. */
export function compose({ things }: Pick<Exhibit, 'things'>): Shape[] {
  return place(onCover(things)).map(({ thing, x, y, scale }) =>
    moved(x, y, [shadow(sizes[thing.kind]), ...drawThing(thing)], scale),
  );
}

/** The fold that a sheet throws on what it lies on: a plain shape, as everything is here. */
function shadow({ width, height }: Size): Shape {
  return area(`M6 ${height}V8H${width}L${width + 7} 16V${height + 7}H14z`, 'shadow');
}
