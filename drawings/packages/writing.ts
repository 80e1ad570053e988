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

const curve = [0.16, 0.22, 0.2, 0.36, 0.42, 0.6, 0.64, 0.82];
const page = { width: 182, height: 146 };
/** What a report counts, and how that developed. */
const counted = [
  ['Seen', 'M0 10l8-3 8 1 8-4 8-3'],
  ['Clicked', 'M0 9l8 1 8-4 8-1 8-4'],
  ['Faults', 'M0 1l8 2 8 3 8 2 8 2'],
] as const;
const checked = ['Titles and headings', 'Links between pages'];

/** The first page of a report, with others behind it, and the search results it is about, one of which has moved up. */
export function report(count: number): Shape[] {
  const [left, right, top, bottom] = [10, page.width - 10, 58, 100];
  const step = (right - left) / (curve.length - 1);
  const points = curve
    .map((value, index) => `${round(left + index * step)} ${round(bottom - value * (bottom - top))}`)
    .join('L');
  const behind = Math.max(1, Math.ceil(Math.log2(count)) - 4);
  return [
    ...times(behind, (index) => moved(14 + (behind - index) * 5, 14 - (behind - index) * 2, paper(page, 16))),
    moved(14, 14, [
      ...paper(page, 16),
      words(left, 17, 'SEO report', { size: 11, font: 'display' }),
      ...counted.flatMap(([label, trend], index) => {
        const x = left + index * 56;
        return [
          bar(x, 25, 50, 24, 'tint'),
          words(x + 5, 33, label, { size: 6.5 }),
          moved(x + 6, 36, [line(trend, 'base', 1.75)]),
        ];
      }),
      line(`M${left} ${top + 8}H${right}M${left} ${top + 22}H${right}M${left} ${bottom}H${right}`, 'soft', 0.75),
      area(`M${left} ${bottom}L${points}L${right} ${bottom}z`, 'tint'),
      line(`M${points}`, 'base', 2),
      ...['Week 1', 'Week 4'].map((week, index) =>
        words(index === 0 ? left : right, 108, week, {
          size: 6,
          font: 'mono',
          paint: 'mid',
          ...(index === 0 ? {} : { anchor: 'end' as const }),
        }),
      ),
      ...checked.flatMap((text, index) => {
        const y = 121 + index * 12;
        return [
          area(`M${left} ${y - 3}l3 3 6-7 1.500 1.500-7.500 8.500-4.500-4.500z`, 'base'),
          words(left + 16, y, text, { size: 7 }),
        ];
      }),
    ]),
    ...times(3, (index) => {
      const y = 14 + index * 36;
      const moves = index === 0;
      return [
        bar(218, y, 88, 30, 'white'),
        ...(moves ? [bar(218, y, 3, 30, 'base')] : []),
        bar(227, y + 7, 30, 2.5, 'mid'),
        bar(227, y + 13, moves ? 62 : 52, 5, moves ? 'base' : 'mid'),
        bar(227, y + 22, 68, 2.5, 'soft'),
        ...(moves ? [area(`M297 ${y + 4}l5 7h-3v6h-4v-6h-3z`, 'base')] : []),
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
