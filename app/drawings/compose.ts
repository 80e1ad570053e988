import type { Exhibit } from '#content/exhibit.ts';
import { area, moved, type Shape, type Size } from './shapes.ts';
import { drawThing } from './things/draw-thing.ts';
import { sizes } from './things/sizes.ts';

export const frame: Size = { width: 480, height: 320 };

/** From the edge of the frame. */
const margin = 24;
/** Things this large can be read on a card; to be so they lie over one another, within bounds. */
const readableScale = 0.94;
const overlaps = { least: 14, most: 60 };

function overlapOf(widths: readonly number[]): number {
  const sum = widths.reduce((total, width) => total + width, 0);
  const wanted = (sum - (frame.width - 2 * margin) / readableScale) / Math.max(1, widths.length - 1);
  return Math.min(overlaps.most, Math.max(overlaps.least, wanted));
}

/**
 * Things beside one another, each a little over the one before it: the first at the top, those after it at the foot, all as
 * large as the frame allows.
 */
export function compose({ things }: Pick<Exhibit, 'things'>): Shape[] {
  const widths = things.map(({ kind }) => sizes[kind].width);
  const overlap = overlapOf(widths);
  const across = widths.reduce((sum, width) => sum + width - overlap, overlap);
  const tallest = Math.max(...things.map(({ kind }) => sizes[kind].height));
  const scale = Math.min((frame.width - 2 * margin) / across, (frame.height - 2 * margin) / tallest);
  let x = (frame.width - across * scale) / 2;
  return things.map((thing, index) => {
    const { width, height } = sizes[thing.kind];
    const room = frame.height - 2 * margin - height * scale;
    const y = margin + room * (things.length === 1 ? 0.5 : index === 0 ? 0.25 : index % 2 === 1 ? 1 : 0);
    const drawn = moved(x, y, [shadow({ width, height }), ...drawThing(thing)], scale);
    x += (width - overlap) * scale;
    return drawn;
  });
}

/** The fold that a sheet throws on what it lies on: a plain shape, as everything is here. */
function shadow({ width, height }: Size): Shape {
  return area(`M6 ${height}V8H${width}L${width + 7} 16V${height + 7}H14z`, 'shadow');
}
