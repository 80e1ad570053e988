import { paper, writing } from '../frames.ts';
import { area, bar, line, moved, round, type Shape, times, words } from '../shapes.ts';
import { amount } from './amount.ts';
import { sceneSize } from './scene-size.ts';

const sheet = { width: 92, height: 118 };

/** Sheets behind each other, the last one with content. */
function stack(count: number, x: number, last: readonly Shape[]): Shape[] {
  const shown = Math.min(6, Math.max(1, count));
  return [
    ...times(shown - 1, (index) => moved(x + (shown - 1 - index) * 7, 10 + index * 2, paper(sheet, 14))),
    moved(x, 10 + (shown - 1) * 2, [...paper(sheet, 14), ...last]),
  ];
}

const wordsOnSheet = 700;

/** A text with headings, longer for more words; below it a search result with its description, if there is one. */
export function text(count: number, described: boolean): Shape[] {
  const sheets = Math.max(1, Math.round(count / wordsOnSheet));
  const x = described ? 28 : 104;
  return [
    ...stack(sheets, x, [
      bar(12, 22, 56, 7, 'ink'),
      ...writing(12, 36, 66, 4, 7),
      bar(12, 66, 38, 5, 'base'),
      ...writing(12, 76, 66, 5, 7),
    ]),
    ...(described ? [moved(182, 34, snippet(), 1)] : []),
  ];
}

/** A page's title and description, as a search engine shows them. */
function snippet(): Shape[] {
  return [
    bar(0, 0, 116, 62, 'white'),
    bar(10, 11, 40, 3, 'mid'),
    bar(10, 19, 92, 7, 'base'),
    ...writing(10, 34, 96, 3, 8),
  ];
}

export function snippets(count: number): Shape[] {
  const shown = Math.min(6, Math.max(2, Math.round(count / 10)));
  const step = (sceneSize.width - 148) / Math.max(1, shown - 1);
  return [
    ...times(shown, (index) => moved(16 + index * step, 12 + (index % 2) * 58, snippet())),
    ...amount(count, 'pages'),
  ];
}

const curve = [0.12, 0.2, 0.18, 0.34, 0.4, 0.58, 0.62, 0.8];

/** A report, and the search results it is about, one of which has moved up. */
export function report(count: number): Shape[] {
  const points = curve.map((value, index) => `${round(12 + index * 9.6)} ${round(74 - value * 36)}`).join('L');
  return [
    ...stack(Math.ceil(Math.log2(count)) - 2, 30, [
      bar(12, 20, 50, 6, 'ink'),
      area(`M12 76L${points}L79 76z`, 'tint'),
      line(`M${points}`, 'base', 2),
      ...writing(12, 86, 66, 4, 7),
    ]),
    ...times(3, (index) => {
      const y = 16 + index * 31;
      return [
        bar(182, y, 112, 26, 'white'),
        bar(190, y + 7, index === 1 ? 76 : 60, 5, index === 1 ? 'base' : 'mid'),
        bar(190, y + 16, 92, 3, 'soft'),
        ...(index === 1 ? [area(`M304 ${y + 4}l7 9h-4v9h-6v-9h-4z`, 'thread')] : []),
      ];
    }).flat(),
    ...amount(count, 'pages'),
  ];
}

const maxChecks = 4;

/** As many points as are listed, as far as there is room. */
export function checklist(count: number): Shape[] {
  const shown = Math.min(maxChecks, Math.max(1, count));
  const top = 16 + ((maxChecks - shown) * 31) / 2;
  return [
    ...stack(Math.max(2, count - 1), 46, [bar(12, 20, 50, 6, 'ink'), ...writing(12, 34, 66, 10, 7)]),
    ...times(shown, (index) => {
      const y = top + index * 31;
      return [
        bar(166, y, 118, 26, 'white'),
        area(`M176 ${y + 13}l4 4 8-9 2 2-10 11-6-6z`, 'base'),
        bar(200, y + 10, [68, 50, 62, 40][index] ?? 50, 5, 'mid'),
      ];
    }).flat(),
  ];
}

export function answers(count: number): Shape[] {
  return [
    ...stack(2, 30, [bar(12, 20, 50, 6, 'ink'), ...writing(12, 34, 66, 10, 7)]),
    ...times(Math.min(count, 10), (index) => {
      const x = 160 + (index % 2) * 74;
      const y = 14 + Math.floor(index / 2) * 25;
      return [
        area(`M${x} ${y}h62v18H${x + 10}l-5 5v-5h-5z`, index % 2 === 0 ? 'white' : 'lit'),
        words(x + 7, y + 12.5, '?', { size: 10, font: 'display', paint: 'base' }),
        bar(x + 17, y + 7.5, 36, 3, 'mid'),
      ];
    }).flat(),
  ];
}
