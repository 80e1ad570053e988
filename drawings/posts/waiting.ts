import { writing } from '../frames.ts';
import { area, bar, dot, line, type Paint, round, type Shape, times, words } from '../shapes.ts';

/** The stages of a site, from week to week; one of them waits for an answer. */
const stages: readonly { from: number; to: number; paint: Paint; waits?: number }[] = [
  { from: 0, to: 3, paint: 'base' },
  { from: 2, to: 5, paint: 'lit', waits: 8 },
  { from: 8, to: 12, paint: 'base' },
  { from: 11, to: 14, paint: 'yellow' },
];
const week = 14;
const firstWeek = 92;

export function schedule(): Shape[] {
  return [
    bar(16, 12, 288, 126, 'white'),
    bar(16, 12, 288, 14, 'ink'),
    line(times(15, (index) => `M${firstWeek + index * week} 26V138`).join(''), 'soft', 1),
    ...stages.flatMap(({ from, to, paint, waits }, index) => {
      const y = 36 + index * 25;
      const [start, end] = [firstWeek + from * week, firstWeek + to * week];
      return [
        bar(28, y + 5, [46, 38, 50, 30][index] ?? 40, 5, 'mid'),
        bar(start, y, end - start, 15, paint),
        ...(waits ? wait(end, firstWeek + waits * week, y) : []),
      ];
    }),
    ...flag(firstWeek + 14 * week, 111),
  ];
}

/** Time in which nothing happens, because somebody waits for an answer. */
function wait(from: number, to: number, y: number): Shape[] {
  const dashes = times(Math.floor((to - from) / 7), (index) => `M${from + 3 + index * 7} ${y + 7.5}h4`).join('');
  const middle = (from + to) / 2;
  return [
    line(dashes, 'base', 2),
    dot(middle, y + 7.5, 9, 'ink'),
    dot(middle, y + 7.5, 7, 'white'),
    line(`M${middle} ${y + 3}v5h3.5`, 'ink', 1.5),
  ];
}

function flag(x: number, bottom: number): Shape[] {
  return [line(`M${x} ${bottom + 15}V${bottom - 22}`, 'ink', 2), area(`M${x} ${bottom - 22}h-17l5 6-5 6h17z`, 'lit')];
}

const year = 12;
const month = 20;
const firstMonth = 40;
const spanPaints: readonly Paint[] = ['lit', 'base', 'ink'];

/** A year, and the part of it in which each result can be expected. */
export function months(spans: readonly { from: number; to: number }[]): Shape[] {
  const at = (count: number) => firstMonth + Math.min(count, year) * month;
  return [
    bar(16, 12, 288, 126, 'white'),
    line(times(year + 1, (index) => `M${at(index)} 24V118`).join(''), 'soft', 1),
    ...times(year, (index) =>
      words(at(index) + month / 2, 130, `${index + 1}`, { size: 8, font: 'mono', paint: 'mid', anchor: 'middle' }),
    ),
    line(`M${firstMonth} 118H${at(year)}`, 'ink', 1.5),
    ...spans.slice(0, spanPaints.length).flatMap(({ from, to }, index) => {
      const y = 92 - index * 30;
      const [start, end] = [at(from), at(to)];
      // From the first month it can be expected in; later results are higher up.
      return [
        bar(start, y, end - start, 14, spanPaints[index] ?? 'base'),
        area(`M${end} ${y - 4}l14 11-14 11z`, spanPaints[index] ?? 'base'),
        bar(firstMonth, y + 5.5, Math.max(0, start - firstMonth - 6), 3, 'soft'),
      ];
    }),
  ];
}

/** The same work every month, once, and page by page. */
export function intervals(): Shape[] {
  const row = (index: number, shapes: readonly Shape[]) => [bar(16, 10 + index * 45, 288, 39, 'white'), ...shapes];
  return [
    ...row(
      0,
      times(8, (index) => [
        bar(30 + index * 33, 20, 24, 19, 'base'),
        bar(30 + index * 33, 20, 24, 6, 'ink'),
        bar(34 + index * 33, 30, 12, 3, 'white'),
      ]).flat(),
    ),
    ...row(1, [
      bar(30, 65, 42, 19, 'yellow'),
      bar(30, 65, 42, 6, 'ink'),
      line(times(14, (index) => `M${82 + index * 15} 75h8`).join(''), 'soft', 2),
    ]),
    ...row(
      2,
      times(6, (index) => {
        const x = 30 + index * 44;
        return [
          line(`M${x} 109h30v21h-30z`, 'mid', 1),
          bar(x, 109, 30, 5, index % 2 === 0 ? 'lit' : 'soft'),
          ...writing(round(x + 4), 118, 22, 2, 5),
        ];
      }).flat(),
    ),
  ];
}
