import { browser, browserBar, paper, writing } from '../frames.ts';
import { area, bar, dot, line, moved, type Paint, type Shape, times, words } from '../shapes.ts';

const road = { width: 88, height: 88 };

/** One question and three answers to it: a theme, code, and fields to fill in. */
export function choice(): Shape[] {
  const tops = [18, 116, 214];
  return [
    line(`M160 22V34M62 46V34H258V46M160 34V46`, 'thread', 2),
    dot(160, 16, 12, 'yellow'),
    words(160, 21, '?', { size: 14, font: 'display', anchor: 'middle' }),
    ...tops.map((x, index) => moved(x, 46, [theme, code, fields][index]?.() ?? [])),
  ];
}

function theme(): Shape[] {
  return [
    bar(0, 0, road.width, road.height, 'white'),
    bar(0, 0, road.width, 10, 'ink'),
    bar(8, 18, 72, 28, 'lit'),
    area('M44 46l14-18 22 18z', 'base'),
    ...times(3, (index) => bar(8 + index * 25, 52, 22, 14, 'tint')),
    ...writing(8, 72, 72, 2, 6),
  ];
}

/** How far each line of code is indented, and how long it is. */
const codeLines: readonly (readonly [indent: number, length: number])[] = [
  [0, 34],
  [1, 40],
  [2, 28],
  [2, 44],
  [1, 20],
  [1, 36],
  [0, 14],
];
const codePaints: readonly Paint[] = ['lit', 'white', 'yellow', 'mid'];

function lines(x: number, y: number, scale: number): Shape[] {
  return codeLines.map(([indent, length], index) =>
    bar(
      x + indent * 9 * scale,
      y + index * 10 * scale,
      length * scale,
      4 * scale,
      codePaints[index % codePaints.length] ?? 'white',
    ),
  );
}

function code(): Shape[] {
  return [bar(0, 0, road.width, road.height, 'ink'), bar(0, 0, road.width, 10, 'base'), ...lines(10, 18, 1)];
}

function fields(): Shape[] {
  return [
    bar(0, 0, road.width, road.height, 'white'),
    bar(0, 0, 22, road.height, 'base'),
    ...times(4, (index) => bar(5, 8 + index * 9, 12, 3, 'white')),
    ...times(3, (index) => [
      bar(30, 9 + index * 22, 24, 3, 'mid'),
      line(`M30 ${15 + index * 22}h50v9h-50z`, 'mid', 1),
    ]).flat(),
    bar(30, 73, 28, 9, 'yellow'),
  ];
}

const window = { width: 288, height: 130 };
/** Where the two halves meet, at the angle of every fold. */
const seam = { top: 174, bottom: 129 };

/** One page, as a drawing on the left and as code on the right. */
export function halves(): Shape[] {
  const { width, height } = window;
  const edge = (y: number) => seam.top - ((y - browserBar) / (height - browserBar)) * (seam.top - seam.bottom);
  const box = (x: number, y: number, across: number, tall: number) => `M${x} ${y}h${across}v${tall}h-${across}z`;
  return [
    moved(16, 10, [
      ...browser(window, ''),
      // The frames of a layout, one of which is selected.
      line(`${box(12, 30, 44, 8)}${box(12, 102, 30, 18)}${box(50, 102, 30, 18)}${box(88, 102, 30, 18)}`, 'mid', 1),
      line(`${box(12, 46, 110, 46)}M12 46L122 92M122 46L12 92`, 'base', 1.5),
      ...[
        [12, 46],
        [122, 46],
        [12, 92],
        [122, 92],
      ].map(([x = 0, y = 0]) => bar(x - 3, y - 3, 6, 6, 'base')),
      area(`M${edge(browserBar)} ${browserBar}H${width}V${height}H${edge(height)}z`, 'ink'),
      line(`M${edge(browserBar)} ${browserBar}L${edge(height)} ${height}`, 'lit', 3),
      ...lines(184, 36, 1.25),
    ]),
  ];
}

/** A sheet for each package, taller and fuller for a higher price. */
export function prices(amounts: readonly string[]): Shape[] {
  const shown = amounts.slice(0, 4);
  const across = 92;
  const gap = 10;
  const start = (320 - shown.length * across - (shown.length - 1) * gap) / 2;
  return shown.flatMap((amount, index) => {
    const tall = 76 + ((index + 1) / shown.length) * 56;
    const rows = Math.floor((tall - 50) / 13);
    return [
      moved(start + index * (across + gap), 141 - tall, [
        ...paper({ width: across, height: tall }, 14),
        words(10, 30, amount, { size: Math.min(15, 110 / amount.length), font: 'mono' }),
        bar(10, 37, across - 20, 2, 'base'),
        ...times(rows, (row) => [
          area(`M10 ${50 + row * 13}l3 3 6-7 1.5 1.5-7.5 8.5-4.5-4.5z`, 'base'),
          bar(26, 48 + row * 13, row % 2 === 0 ? 52 : 40, 3, 'mid'),
        ]).flat(),
      ]),
    ];
  });
}
