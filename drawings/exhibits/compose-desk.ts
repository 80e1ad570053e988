import type { Thing } from '#content/exhibit.ts';
import type { Shape } from '../shapes.ts';
import { frame } from './frame.ts';
import { litThing } from './lit-thing.ts';
import { castShadow, type Outlook, type Point, project, sides, transformOf } from './stage.ts';
import { materialOf, outlinesOf } from './things/bodies.ts';
import { sizes } from './things/sizes.ts';

/** How much of an object the next one may cover, relative to the narrower one's width. */
const hidden = 0.1;
/** A pile may be larger than its frame, as in a photograph: the corners of its outermost objects are cut off. */
const beyond = 1.06;
/** How high above the desk the first object lies, and how much higher each following one. */
const lift = { first: 12, next: 12 };

interface Laid {
  thing: Thing;
  /** Its upper left corner on the desk, before everything is scaled. */
  corner: Point;
  height: number;
}

/** Next to each other on the desk, each slightly over the previous one and further towards the viewer. */
function lay(things: readonly Thing[]): Laid[] {
  const tallest = Math.max(...things.map(({ kind }) => sizes[kind].height));
  let end = 0;
  return things.map((thing, index) => {
    const { width, height } = sizes[thing.kind];
    const previous = things[index - 1];
    const over = previous ? Math.min(sizes[previous.kind].width, width) * hidden : 0;
    const corner: Point = [end - over, index % 2 === 0 ? 0 : tallest - height + 26];
    end = corner[0] + width;
    return { thing, corner, height: lift.first + index * lift.next + materialOf(thing.kind).thickness };
  });
}

/** The corners of everything in the picture. */
function extent(laid: readonly Laid[], outlook: Outlook): { least: Point; most: Point } {
  const points = laid.flatMap(({ thing, corner: [x, y] }) => {
    const { width, height } = sizes[thing.kind];
    return [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([across = 0, down = 0]) => project(outlook, [across, down]));
  });
  const [left, top] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { least: [Math.min(...left), Math.min(...top)], most: [Math.max(...left), Math.max(...top)] };
}

function drawLaid({ thing, corner, height }: Laid, outlook: Outlook, scale: number, origin: Point): Shape[] {
  const { thickness, sides: tones } = materialOf(thing.kind);
  const place = (point: Point, up = 0): Point => {
    const [x, y] = project(outlook, [corner[0] + point[0], corner[1] + point[1]], up);
    return [origin[0] + x * scale, origin[1] + y * scale];
  };
  const outlines = outlinesOf(thing.kind);
  const onTop = outlines.map((outline) => outline.map((point) => place(point, height)));
  const onDesk = outlines.map((outline) => outline.map((point) => place(point, thickness)));
  return [
    ...onDesk.flatMap((outline) => castShadow(outline, (height - thickness) * scale)),
    ...onTop.flatMap((outline) => sides(outline, thickness * scale, tones)),
    {
      kind: 'group',
      transform: transformOf(outlook, place([0, 0], height), scale),
      shapes: litThing(thing),
    },
  ];
}

/** Objects on a desk, seen from above. */
export function onDesk(shown: readonly Thing[], seen: Outlook): Shape[] {
  const laid = lay(shown);
  const { least, most } = extent(laid, seen);
  const [width, height] = [most[0] - least[0], most[1] - least[1]];
  const scale = Math.min(frame.width / width, frame.height / height) * beyond;
  const origin: Point = [
    (frame.width - width * scale) / 2 - least[0] * scale,
    (frame.height - height * scale) / 2 - least[1] * scale + (lift.first + lift.next / 2) * scale,
  ];
  return laid.flatMap((each) => drawLaid(each, seen, scale, origin));
}
