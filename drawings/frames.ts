import {
  type Area,
  area,
  bar,
  dot,
  line,
  type Paint,
  rectangle,
  type Shape,
  type Size,
  times,
  words,
} from './shapes.ts';

/** A browser window; its content starts below its bar. */
export const browserBar = 20;

export function browser({ width, height }: Size, address: string): Shape[] {
  return [
    bar(0, 0, width, height, 'white'),
    bar(0, 0, width, browserBar, 'ink'),
    dot(10, browserBar / 2, 2.5, 'lit'),
    dot(19, browserBar / 2, 2.5, 'yellow'),
    dot(28, browserBar / 2, 2.5, 'white'),
    bar(42, 5, width - 54, 10, 'mid'),
    words(47, 12.6, address, { size: 7, font: 'mono', paint: 'white' }),
  ];
}

/** A phone; its content is within the screen. */
export function phone({ width, height }: Size): Shape[] {
  return [
    bar(0, 0, width, height, 'ink'),
    bar(5, 14, width - 10, height - 26, 'white'),
    bar(width / 2 - 14, 6, 28, 2.5, 'mid'),
  ];
}

/** The side of a paper's turned-down corner. */
export const cutCorner = 22;

/** A sheet of paper with a turned-down corner. */
export function paper({ width, height }: Size, fold = cutCorner): Shape[] {
  return [
    area(`M0 0H${width - fold}L${width} ${fold}V${height}H0z`, 'white'),
    area(`M${width - fold} 0v${fold}H${width}z`, 'lit'),
    line(`M0 0H${width - fold}L${width} ${fold}V${height}H0z`, 'soft', 1),
  ];
}

/** Lines of illegible text; every fourth ends a paragraph. */
export function writing(x: number, y: number, width: number, count: number, gap = 8): Area[] {
  return times(count, (index) => bar(x, y + index * gap, width * (index % 4 === 3 ? 0.6 : 1), 3, 'soft'));
}

interface ButtonLook {
  size?: number;
  paint?: Paint;
  label?: Paint;
}

export function button(
  x: number,
  y: number,
  text: string,
  { size = 8, paint = 'base', label = 'white' }: ButtonLook = {},
): Shape[] {
  const width = text.length * size * 0.56 + 14;
  return [
    area(`M${x} ${y}h${width - 5}l5 5v${size + 5}H${x}z`, paint),
    words(x + 7, y + size + 1.6, text, { size, paint: label, font: 'display' }),
  ];
}

export function field(x: number, y: number, width: number, label: string): Shape[] {
  return [
    words(x, y + 6, label, { size: 7, paint: 'ink' }),
    line(rectangle({ x, y: y + 9, width, height: 11 }, 'soft').path, 'soft', 1),
  ];
}
