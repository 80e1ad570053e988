import type { Exhibit, Thing } from '#content/exhibit.ts';
import { area, moved, type Paint, type Shape } from '../shapes.ts';
import { frame } from './frame.ts';
import { castShadow, type Outlook, outlooks, type Point, project, sides, transformOf } from './stage.ts';
import { materialOf, outlinesOf } from './things/bodies.ts';
import { drawThing } from './things/draw-thing.ts';
import { sizes } from './things/sizes.ts';

/** Distance from the edge of the frame. */
const margin = 24;
/** Small objects are all shown; of larger ones only two, so that they are legible on a card. */
const roomForAll = 420;
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

function widthOf(things: readonly Thing[]): number {
  return things.reduce((sum, { kind }) => sum + sizes[kind].width, 0);
}

/** The objects of an exhibit shown on a cover. */
export function onCover(things: readonly Thing[]): readonly Thing[] {
  return widthOf(things) <= roomForAll ? things : things.slice(0, 2);
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
  const { thickness, sides: tones, surface } = materialOf(thing.kind);
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
      shapes: [...drawThing(thing), ...lightOn(outlines, surface)],
    },
  ];
}

/** How light falls on the surface of an object. */
function lightOn(outlines: readonly (readonly Point[])[], surface: Paint): Shape[] {
  return outlines.map((outline) => area(`M${outline.map(([x, y]) => `${x} ${y}`).join('L')}z`, surface));
}

/** A single object, seen from the front, as large as the frame allows. */
function alone(thing: Thing): Shape[] {
  const { width, height } = sizes[thing.kind];
  const scale = Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height);
  const [x, y] = [(frame.width - width * scale) / 2, (frame.height - height * scale) / 2];
  const outlines = outlinesOf(thing.kind);
  const cast = outlines.flatMap((outline) =>
    castShadow(
      outline.map(([across, down]): Point => [x + across * scale, y + down * scale]),
      9,
    ),
  );
  return [...cast, moved(x, y, [...drawThing(thing), ...lightOn(outlines, materialOf(thing.kind).surface)], scale)];
}

/** Objects on a desk, seen from above; a single one from the front. */
export function compose({ things, outlook = 'rising' }: Pick<Exhibit, 'things' | 'outlook'>): Shape[] {
  const shown = onCover(things);
  const [only] = shown;
  if (only && shown.length === 1) return alone(only);
  const laid = lay(shown);
  const { least, most } = extent(laid, outlooks[outlook]);
  const [width, height] = [most[0] - least[0], most[1] - least[1]];
  const scale = Math.min(frame.width / width, frame.height / height) * beyond;
  const origin: Point = [
    (frame.width - width * scale) / 2 - least[0] * scale,
    (frame.height - height * scale) / 2 - least[1] * scale + (lift.first + lift.next / 2) * scale,
  ];
  return laid.flatMap((each) => drawLaid(each, outlooks[outlook], scale, origin));
}
