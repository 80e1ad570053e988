import { browser, browserBar, writing } from '../frames.ts';
import { area, bar, line, moved, type Shape, times } from '../shapes.ts';

const site = { width: 50, height: 38 };
/** Other sites, above each other on both sides of the one they link to. */
const places: readonly (readonly [x: number, y: number])[] = [
  [24, 8],
  [14, 56],
  [24, 104],
  [246, 8],
  [256, 56],
  [246, 104],
];

/** A site that others link to; whose links are compared with a competitor's, if the package includes that. */
export function backlinks(compared: boolean): Shape[] {
  return [
    ...places.map(([x, y]) => link(x, y)),
    ...places.flatMap(([x, y], index) =>
      moved(x, y, [
        bar(0, 0, site.width, site.height, 'white'),
        bar(0, 0, site.width, 7, 'ink'),
        ...writing(6, 13, 38, 1),
        bar(6, 20, 26, 4, index % 2 === 0 ? 'base' : 'lit'),
        ...writing(6, 28, 38, 1),
      ]),
    ),
    moved(112, 22, [
      ...browser({ width: 96, height: 106 }, ''),
      bar(12, browserBar + 12, 52, 8, 'ink'),
      bar(12, browserBar + 26, 72, 24, 'lit'),
      area(`M44 ${browserBar + 50}l20-18 20 18z`, 'base'),
      ...writing(12, browserBar + 58, 72, 3, 8),
    ]),
    ...(compared ? [moved(132, 102, comparison())] : []),
  ];
}

/** From the edge of a site towards the middle. */
function link(x: number, y: number): Shape {
  const left = x < 160;
  const from = left ? x + site.width : x;
  const to = left ? 106 : 214;
  const end = 75 + (y + site.height / 2 - 75) * 0.45;
  const arrow = left ? 'l-10-5v10z' : 'l10-5v10z';
  return moved(0, 0, [
    line(`M${from} ${y + site.height / 2}L${left ? to - 8 : to + 8} ${end}`, 'thread', 2),
    area(`M${to} ${end}${arrow}`, 'thread'),
  ]);
}

function comparison(): Shape[] {
  return [
    bar(-2, -2, 64, 46, 'ink'),
    bar(0, 0, 60, 42, 'white'),
    ...times(2, (index) => [bar(8, 9 + index * 15, [44, 30][index] ?? 30, 7, index === 0 ? 'base' : 'mid')]).flat(),
  ];
}
