import type { MarkName } from '#content/exhibit.ts';
import { area, type Box, bar, dot, line, moved, rectangle, round, type Shape } from '../../shapes.ts';

const floorHeight = 66;

/** What a business sells or works with, on a grid of 120 by 80 whose floor is at `floorHeight`. */
const views: Record<MarkName, readonly Shape[]> = {
  loaf: [
    area('M34 54h52v4H66v8h12v3H42v-3h12v-8H34zM53 8h2v8h-2zM59 6h2v10h-2zM65 8h2v8h-2z', 'ink'),
    area('M38 36h44v18H38zM47 18h26v16H47z', 'white'),
    area('M38 34h44v7c-3 6-7 6-11 0-3 6-8 6-11 0-3 6-8 6-11 0-3 6-8 6-11 0z', 'base'),
    area(
      'M47 16h26v7c-3 5-6 5-9 0-2 5-6 5-8 0-3 5-6 5-9 0zM54 2l2 4-2 2-2-2zM60 0l2 4-2 2-2-2zM66 2l2 4-2 2-2-2z',
      'yellow',
    ),
    area('M94 54h16l-2 12H96zM10 54h16l-2 12H12z', 'shade'),
    area('M92 54c0-12 20-12 20 0zM8 54c0-12 20-12 20 0z', 'white'),
  ],
  cross: [
    area(
      'M60 8c-10-6-26-2-26 14 0 12 6 16 8 30 1 8 3 14 7 14s4-18 11-18 7 18 11 18 6-6 7-14c2-14 8-18 8-30 0-16-16-20-26-14z',
      'white',
    ),
    area('M60 22c-6-3-12 0-12 8 0 6 2 18 2 26 2-9 4-16 10-16s8 7 10 16c0-8 2-20 2-26 0-8-6-11-12-8z', 'yellow'),
    line('M102 20 92 66', 'ink', 3),
    dot(104, 13, 9, 'ink'),
    dot(104, 13, 6, 'white'),
  ],
  chair: [
    line('M60 0v10', 'ink', 1.5),
    area('M46 20l8-10h12l8 10z', 'yellow'),
    area('M24 38h72v5H24zM29 43h5l-3 23h-4zM91 43h-5l3 23h4z', 'shade'),
    area('M8 22h4v24h14v4h-1v16h-3V50H12v16H8zM112 22h-4v24H94v4h1v16h3V50h10v16h4z', 'base'),
    area('M54 28h12l-2 10h-8z', 'white'),
    area('M60 28c-6-4-6-8 0-12 6 4 6 8 0 12z', 'base'),
  ],
  ship: [
    area('M10 50h98l-10 16H22zM98 30h6v20h-6z', 'ink'),
    area('M24 39h18v10H24zM44 28h18v10H44zM64 39h18v10H64z', 'base'),
    area('M44 39h18v10H44zM24 28h18v10H24z', 'yellow'),
    area('M64 28h18v10H64zM44 17h18v10H44zM86 26h14v24H86z', 'white'),
    area('M89 30h8v4h-8z', 'mid'),
    area('M0 62q10-6 20 0t20 0 20 0 20 0 20 0 20 0v18H0z', 'shade'),
  ],
  drop: [
    area('M0 26h46v14H0zM74 26h46v14H74z', 'mid'),
    area('M46 22h8v22h-8zM66 22h8v22h-8z', 'ink'),
    line('M56 24 44 4M60 22V0M64 24 76 4M56 42 46 62M60 44v20M64 42l10 20', 'white', 3.5),
    area('M30 56c0 5 8 5 8 0 0-3-3-5-4-9-1 4-4 6-4 9zM84 54c0 5 8 5 8 0 0-3-3-5-4-9-1 4-4 6-4 9z', 'white'),
    line('M92 68 108 50', 'yellow', 6),
    dot(110, 48, 7, 'yellow'),
  ],
  thread: [
    area('M30 44h64v20H30z', 'base'),
    area('M30 22h54v20H30z', 'yellow'),
    area('M34 2h60v18H34z', 'white'),
    area('M94 44h16v22l-4-4-4 4-4-4-4 4zM84 22h12v20l-4-3-4 3-4-3z', 'shade'),
    dot(30, 54, 10, 'shade'),
    dot(30, 32, 10, 'ink'),
    dot(34, 11, 9, 'mid'),
    dot(30, 54, 3.5, 'white'),
    dot(30, 32, 3.5, 'white'),
    dot(34, 11, 3.5, 'white'),
  ],
  pen: [
    area('M18 20l44-8 9 50-44 8z', 'base'),
    area('M18 20l7-1 9 50-7 1z', 'shade'),
    area('M35 27l21-4 2 11-21 4z', 'white'),
    area('M64 14h34v52H64z', 'white'),
    line('M70 24h22M70 32h22M70 40h22M70 48h22', 'soft', 1.5),
    area('M84 58l22-46 7 3-22 46-8 5z', 'yellow'),
    area('M84 58l7 3-8 5zM106 12l2-4 7 3-2 4z', 'ink'),
  ],
  house: [
    area('M84 20h24v46H84z', 'white'),
    area('M88 26h6v6h-6zM98 26h6v6h-6zM88 38h6v6h-6zM98 38h6v6h-6zM88 50h6v6h-6z', 'mid'),
    area('M30 34h50v32H30z', 'white'),
    area('M22 38 55 8l33 30z', 'base'),
    area('M49 46h13v20H49z', 'shade'),
    area('M36 44h9v9h-9zM66 44h9v9h-9z', 'yellow'),
  ],
  sun: [
    dot(98, 16, 12, 'yellow'),
    area('M20 56h70v14H20z', 'white'),
    area('M10 58 36 20h62L88 58z', 'shade'),
    area(
      'M22 53l11-15h13l-8 15zM36 34l8-11h13l-6 11zM44 53l6-15h14l-3 15zM56 34l4-11h14l-2 11zM67 53l3-15h14l-2 15zM78 34l2-11h13l-2 11z',
      'ink',
    ),
    line('M33 38h60M44 23h50', 'lit', 1),
  ],
  weight: [
    area('M14 50h58v6H14z', 'ink'),
    area('M20 38h9v30h-9zM58 38h9v30h-9z', 'yellow'),
    area('M11 43h8v20h-8zM68 43h8v20h-8z', 'white'),
    line('M85 42c-5-24 23-24 18 0', 'ink', 6),
    dot(94, 52, 17, 'ink'),
    dot(94, 52, 8, 'white'),
  ],
  clock: [
    dot(60, 36, 32, 'ink'),
    dot(60, 36, 27, 'white'),
    area('M60 36V9a27 27 0 0 1 25 37z', 'yellow'),
    line('M60 36V15M60 36l15 6', 'ink', 3.5),
  ],
  bubble: [
    area('M10 4h64v34H32L22 48V38H10z', 'white'),
    area('M18 12h46v5H18zM18 23h32v5H18z', 'mid'),
    area('M46 30h64v28h-8v10L92 58H46z', 'ink'),
    area('M54 37h46v5H54zM54 47h28v5H54z', 'yellow'),
  ],
  book: [
    area('M26 48c0-24 12-34 34-34s34 10 34 34z', 'yellow'),
    area('M53 12h14v36H53z', 'white'),
    area('M18 48h84v8H18z', 'ink'),
    area('M30 60h60v6H30z', 'white'),
  ],
  leaf: [
    line('M50 20q-6-6 0-10M60 18q-6-6 0-10M70 20q-6-6 0-10', 'white', 2.5),
    area('M38 26h44l-4 40H42z', 'white'),
    area('M39.5 38h41l-2 16h-37z', 'base'),
    area('M60 53c-7-4-7-10 0-14 7 4 7 10 0 14z', 'yellow'),
    dot(96, 62, 5, 'ink'),
    dot(106, 63, 4, 'ink'),
    dot(22, 62, 5, 'ink'),
  ],
};

/** The goods alone, their floor at `floor`. */
export function goods(name: MarkName, x: number, floor: number, scale: number): Shape {
  return moved(x, floor - floorHeight * scale, views[name], scale);
}

/** A substitute for a photograph: the business's goods on a floor, in front of folded paper. */
export function view(box: Box, name: MarkName): Shape[] {
  const { x, y, width, height } = box;
  const scale = Math.min(width / 124, height / 84);
  const floor = y + height - 14 * scale;
  return [
    rectangle(box, 'tint'),
    area(`M${x} ${y}h${round(width * 0.62)}L${x} ${round(y + height * 0.9)}z`, 'lit'),
    bar(x, floor, width, y + height - floor, 'base'),
    goods(name, x + width / 2 - 60 * scale, floor, scale),
  ];
}
