import { bar, type Shape, words } from '../shapes.ts';
import { sceneSize } from './scene-size.ts';

/** The number in a corner, if the drawing shows only some. */
export function amount(count: number, noun: string): Shape[] {
  const label = `${count} ${noun}`;
  return [
    bar(sceneSize.width - 14 - label.length * 6.4, sceneSize.height - 24, label.length * 6.4 + 14, 24, 'ink'),
    words(sceneSize.width - 8, sceneSize.height - 8.5, label, { size: 9, font: 'mono', paint: 'white', anchor: 'end' }),
  ];
}
