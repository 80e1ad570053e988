import { browser, browserBar, paper, writing } from '../frames.ts';
import { area, bar, dot, line, moved, type Shape, times } from '../shapes.ts';

/** A client's own texts, the chat on their site that answers from them, and the person it hands over to. */
export function assistant(): Shape[] {
  const sheet = { width: 58, height: 78 };
  return [
    ...times(3, (index) => moved(28 - index * 7, 26 + index * 7, [...paper(sheet, 12), ...text])),
    line('M78 76H102', 'thread', 2.5),
    area('M100 69l12 7-12 7z', 'thread'),
    moved(116, 12, [
      ...browser({ width: 150, height: 126 }, ''),
      bar(0, browserBar, 150, 40, 'tint'),
      bar(12, 32, 46, 7, 'ink'),
      bar(12, 43, 34, 7, 'ink'),
      ...writing(12, 72, 46, 6, 8),
    ]),
    moved(186, 26, [
      bar(-3, -3, 78, 112, 'ink'),
      bar(0, 0, 72, 106, 'white'),
      bar(0, 0, 72, 15, 'base'),
      dot(9, 7.5, 3, 'lit'),
      bar(16, 6, 34, 3, 'white'),
      bar(24, 22, 42, 13, 'tint'),
      bar(29, 27, 32, 3, 'mid'),
      ...reply(41, 2),
      bar(34, 64, 32, 11, 'tint'),
      bar(39, 68, 22, 3, 'mid'),
      ...reply(80, 1),
    ]),
    ...person(285, 100),
  ];
}

const text: readonly Shape[] = [bar(9, 16, 30, 5, 'ink'), ...writing(9, 28, 40, 6, 7)];

function reply(y: number, lines: number): Shape[] {
  const tall = 8 + lines * 6;
  return [
    bar(6, y, 3, tall, 'base'),
    ...times(lines, (index) => bar(14, y + 5 + index * 6, 42 - index * 12, 3, 'mid')),
  ];
}

function person(x: number, y: number): Shape[] {
  return [
    dot(x, y, 25, 'ink'),
    dot(x, y, 22, 'yellow'),
    dot(x, y - 7, 7, 'ink'),
    area(`M${x - 14} ${y + 13}q2-12 14-12t14 12q-14 9-28 0z`, 'ink'),
  ];
}
