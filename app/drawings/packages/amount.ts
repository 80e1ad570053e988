import { bar, type Shape, words } from '../shapes.ts';
import { room } from './room.ts';

/** The number in a corner, if the drawing shows only some. */
export function amount(count: number, noun: string): Shape[] {
  const label = `${count} ${noun}`;
  return [
    bar(room.width - 14 - label.length * 6.4, room.height - 24, label.length * 6.4 + 14, 24, 'ink'),
    words(room.width - 8, room.height - 8.5, label, { size: 9, font: 'mono', paint: 'white', anchor: 'end' }),
  ];
}
