import { browser, browserBar, paper, writing } from '../frames.ts';
import { mark, outlinedMark } from '../marks.ts';
import { area, bar, dot, line, moved, type Shape, times, words } from '../shapes.ts';

/** The eight points of a brief, a first sketch, and the logo. */
export function brief(): Shape[] {
  return [
    moved(20, 9, [
      ...paper({ width: 104, height: 132 }, 16),
      bar(12, 12, 46, 6, 'ink'),
      ...times(8, (index) => [
        words(12, 33 + index * 12.5, `${index + 1}`, { size: 8, font: 'mono', paint: 'base' }),
        bar(24, 27.5 + index * 12.5, [62, 48, 66, 40, 58, 64, 44, 54][index] ?? 50, 4, 'mid'),
      ]).flat(),
    ]),
    line('M132 75H146', 'thread', 2.5),
    area('M144 69l11 6-11 6z', 'thread'),
    moved(164, 40, [bar(0, 0, 62, 70, 'white'), outlinedMark('leaf', 11, 12, 40), bar(16, 59, 30, 2, 'soft')]),
    moved(236, 24, [
      bar(0, 0, 68, 102, 'base'),
      mark('leaf', 12, 18, 44, ['white', 'lit']),
      bar(16, 76, 36, 5, 'white'),
    ]),
  ];
}

/** A question, the answer to it, and the page that one of its sentences comes from. */
export function citedAnswer(): Shape[] {
  return [
    moved(16, 10, [
      bar(0, 0, 168, 130, 'white'),
      bar(0, 0, 168, 16, 'ink'),
      area('M10 8l4-5 4 5-4 5z', 'yellow'),
      bar(60, 26, 98, 18, 'tint'),
      bar(68, 33, 74, 4, 'mid'),
      bar(10, 54, 3, 64, 'base'),
      ...writing(20, 56, 132, 2, 9),
      bar(18, 72, 128, 16, 'yellow'),
      bar(22, 76, 96, 3, 'ink'),
      bar(22, 82, 70, 3, 'ink'),
      dot(138, 80, 5.5, 'base'),
      words(138, 83, '1', { size: 8, font: 'mono', paint: 'white', anchor: 'middle' }),
      ...writing(20, 96, 132, 3, 9),
    ]),
    line('M162 90C186 90 184 84 204 84', 'thread', 2),
    moved(204, 26, [
      ...browser({ width: 100, height: 102 }, ''),
      bar(10, browserBar + 10, 56, 7, 'ink'),
      ...writing(10, 46, 80, 1, 8),
      bar(8, 51, 84, 15, 'yellow'),
      bar(12, 55, 68, 3, 'ink'),
      bar(12, 60, 48, 3, 'ink'),
      ...writing(10, 74, 80, 3, 8),
    ]),
  ];
}
