import type { MarkName } from '#content/exhibit.ts';
import { mark } from '../marks.ts';
import { area, type Box, rectangle, round, type Shape } from '../shapes.ts';

/** What stands in a photograph's place: the business's mark before folded paper, lit from the top left. */
export function foldedView(box: Box, sign: MarkName): Shape[] {
  const { x, y, width, height } = box;
  const side = Math.min(width, height) * 0.62;
  return [
    rectangle(box, 'base'),
    area(`M${x} ${y}h${round(width * 0.7)}L${x} ${round(y + height * 0.8)}z`, 'lit'),
    area(`M${x + width} ${y + height}V${round(y + height * 0.3)}L${round(x + width * 0.4)} ${y + height}z`, 'shade'),
    mark(sign, x + (width - side) / 2, y + (height - side) / 2, side, ['white', 'yellow']),
  ];
}
