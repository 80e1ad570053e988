import type { MarkName } from '#content/exhibit.ts';
import { area, line, moved, type Paint, type Shape } from './shapes.ts';

/** Small marks on a grid of 24 by 24, folded in two tones like everything else. */
const marks: Record<MarkName, readonly [lit: string, shade: string]> = {
  leaf: ['M12 22C3 17 3 8 12 2z', 'M12 22c9-5 9-14 0-20z'],
  loaf: ['M2 12c0-5 4-7 10-7v14H2z', 'M22 12c0-5-4-7-10-7v14h10z'],
  cross: ['M9 2h3v20H9v-7H2V9h7z', 'M15 2h-3v20h3v-7h7V9h-7z'],
  chair: ['M5 2h4v9h6v3H5z', 'M5 14h14v3h-1v5h-3v-5H9v5H5z'],
  house: ['M12 2 1 12h4v10h7z', 'M12 2l11 10h-4v10h-7z'],
  book: ['M12 5C9 3 5 3 2 4v15c3-1 7-1 10 1z', 'M12 5c3-2 7-2 10-1v15c-3-1-7-1-10 1z'],
  ship: ['M12 2v11H4z', 'M2 15h20l-4 7H6z'],
  bubble: ['M2 3h10v14H8l-4 4v-4H2z', 'M12 3h10v14H12z'],
  weight: ['M1 8h4V6h3v12H5v-2H1zM8 11h4v2H8z', 'M23 8h-4V6h-3v12h3v-2h4zM16 11h-4v2h4z'],
  drop: ['M12 2C7 9 4 12 4 16a8 6 0 0 0 8 6z', 'M12 2c5 7 8 10 8 14a8 6 0 0 1-8 6z'],
  thread: ['M6 2h12v4H6zM8 7h4v10H8z', 'M12 7h4v10h-4zM6 18h12v4H6z'],
  clock: ['M12 2a10 10 0 0 0 0 20z', 'M12 2a10 10 0 0 1 0 20v-9h5v-2h-5z'],
  sun: [
    'M12 5a7 7 0 0 0 0 14zM11 0h1v4h-1zM11 20h1v4h-1zM0 11h4v2H0z',
    'M12 5a7 7 0 0 1 0 14zM12 0h1v4h-1zM12 20h1v4h-1zM20 11h4v2h-4z',
  ],
  pen: ['M3 21l2-7L16 3l3 3L8 17z', 'M19 6l2 2L10 19l-7 2z'],
};

/** A mark scaled to a square. */
export function mark(
  name: MarkName,
  x: number,
  y: number,
  side: number,
  [lit, shade]: readonly [Paint, Paint] = ['lit', 'base'],
): Shape {
  const [light, dark] = marks[name];
  return moved(x, y, [area(light, lit), area(dark, shade)], side / 24);
}

/** The same as an outline, like a first sketch. */
export function outlinedMark(name: MarkName, x: number, y: number, side: number): Shape {
  return moved(x, y, [line(marks[name].join(''), 'base', 1.5)], side / 24);
}

export const markNames = Object.keys(marks) as MarkName[];
