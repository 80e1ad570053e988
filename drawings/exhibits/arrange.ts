import type { Arrangement, Thing } from '#content/exhibit.ts';
import { area, line, type Shape } from '../shapes.ts';
import { frame } from './frame.ts';
import { castShadow } from './stage.ts';
import { sizes } from './things/sizes.ts';
import { goods } from './things/views.ts';
import { cornerAt, drawUpright, scaled } from './upright.ts';

/** Distance from the edge of the frame. */
const margin = 26;
/** Where the wall of a room meets its floor, and where things stand on it. */
export const floorLine = 236;
const standing = 284;

/** Narrower than this, an object stands beside the first rather than on it. */
const narrow = 150;

/** Text is read from the left, so what is in front covers the right. */
function front([lead, second]: readonly Thing[]): Shape[] {
  if (!lead) return [];
  const { width, height } = sizes[lead.kind];
  const wide = width > height;
  const beside = second !== undefined && wide && sizes[second.kind].width < narrow;
  const scale = (beside ? 342 : wide ? 396 : 232) / width;
  const placed = [cornerAt(lead, [wide ? margin : 44, beside ? 30 : 36], scale, 14)];
  if (second) {
    const size = sizes[second.kind];
    const largest = Math.min(1.15, 236 / size.height, (wide ? 212 : 172) / size.width);
    const taken = scaled(second, largest);
    const top = wide ? frame.height - margin - taken.height : 84;
    placed.push(cornerAt(second, [frame.width - margin - taken.width, top], largest, 18));
  }
  return placed.flatMap(drawUpright);
}

/** Its upper part, as wide as fits. */
function close([lead]: readonly Thing[]): Shape[] {
  if (!lead) return [];
  const { width, height } = sizes[lead.kind];
  if (width > height * 1.2) {
    const scale = (frame.width - 2 * margin) / width;
    return drawUpright(cornerAt(lead, [margin, 34], scale, 16));
  }
  const scale = Math.min(2.1, 316 / width);
  return drawUpright(cornerAt(lead, [(frame.width - width * scale) / 2, 34], scale, 16));
}

function pair([before, after]: readonly Thing[]): Shape[] {
  if (!(before && after)) return [];
  const now = Math.min(0.98, 288 / sizes[after.kind].width);
  return [
    ...drawUpright(cornerAt(before, [24, 148], 1.08, 6)),
    line('M86 132C90 96 112 84 142 84', 'white', 4),
    area('M138 72l20 12-20 12z', 'white'),
    ...drawUpright(cornerAt(after, [frame.width - 20 - sizes[after.kind].width * now, 42], now, 16)),
  ];
}

/** The first stands on the left, signs hang on the wall, the rest stands on the right. */
function room([first, ...rest]: readonly Thing[]): Shape[] {
  if (!first) return [];
  const hung = rest.filter(({ kind }) => kind === 'sign');
  const stood = rest.filter(({ kind }) => kind !== 'sign');
  return [
    ...hung.flatMap((thing) => drawUpright(cornerAt(thing, [262, 10], 1.12, 14))),
    ...stand(first, 62, 1.24),
    ...stood.flatMap((thing, index) => stand(thing, 318 - index * 84, 0.6)),
  ];
}

function stand(thing: Thing, x: number, scale: number): Shape[] {
  const { width, height } = scaled(thing, scale);
  const foot = castShadow(
    [
      [x + 6, standing - 10],
      [x + width, standing - 10],
      [x + width, standing],
      [x + 6, standing],
    ],
    14,
  );
  return [...foot, ...drawUpright(cornerAt(thing, [x, standing - height], scale, 0))];
}

function poster([lead]: readonly Thing[]): Shape[] {
  if (!(lead && 'mark' in lead && lead.mark)) return [];
  const scale = 260 / sizes[lead.kind].height;
  const { width } = scaled(lead, scale);
  return [goods(lead.mark, -8, 262, 3), ...drawUpright(cornerAt(lead, [frame.width - 34 - width, 34], scale, 16))];
}

function fan(things: readonly Thing[]): Shape[] {
  return things.flatMap((thing, index) => {
    const { width, height } = sizes[thing.kind];
    const scale = Math.min(278 / height, 206 / width);
    const [middle, turn] = index === 0 ? [138, -6] : [344, 5];
    return drawUpright({ thing, middle: [middle, 162 + index * 6], scale, turn });
  });
}

/** Where each arrangement other than the desk puts its objects. */
export const arrangements: Record<Exclude<Arrangement, 'desk'>, (things: readonly Thing[]) => Shape[]> = {
  front,
  close,
  pair,
  room,
  poster,
  fan,
};

const firstTwo = (things: readonly Thing[]) => things.slice(0, 2);
const narrowest = (things: readonly Thing[]) =>
  things.toSorted((one, other) => sizes[one.kind].width - sizes[other.kind].width).filter((thing) => 'mark' in thing);

/** Which objects each shows. */
export const shownBy: Record<Exclude<Arrangement, 'desk'>, (things: readonly Thing[]) => readonly Thing[]> = {
  front: firstTwo,
  close: (things) => things.slice(0, 1),
  pair: firstTwo,
  room: (things) => things,
  poster: (things) => narrowest(things).slice(0, 1),
  fan: firstTwo,
};
