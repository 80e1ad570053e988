import { browser, browserBar, paper, writing } from '../frames.ts';
import { area, bar, dot, joined, line, moved, rectangle, round, type Shape, times, words } from '../shapes.ts';
import { amount } from './amount.ts';
import { sceneSize } from './scene-size.ts';

/** Thirty days, with posts on some of them. */
export function posts(count: number): Shape[] {
  const columns = 10;
  const cell = { width: (sceneSize.width - 32) / columns, height: 38 };
  const every = 30 / count;
  const chosen = new Set(times(count, (index) => Math.floor(index * every)));
  const days = times(30, (day) => {
    const x = 16 + (day % columns) * cell.width;
    const y = 14 + Math.floor(day / columns) * (cell.height + 4);
    const posted = chosen.has(day);
    const paint = posted ? (['base', 'yellow', 'lit'] as const)[day % 3] : 'white';
    return {
      ground: bar(x + 1.5, y, cell.width - 3, cell.height, paint ?? 'white'),
      post: [
        ...(posted
          ? [bar(x + 6, y + 24, cell.width - 12, 3, 'white'), bar(x + 6, y + 30, cell.width - 16, 3, 'white')]
          : []),
        dot(x + 7, y + 7, 2, posted ? 'ink' : 'soft'),
      ],
    };
  });
  return [...joined(days.map(({ ground }) => ground)), ...joined(days.flatMap(({ post }) => post))];
}

export function keywords(count: number): Shape[] {
  const widths = [0.9, 0.74, 0.82, 0.5, 0.62, 0.4, 0.46, 0.3, 0.34, 0.22];
  return [
    moved(16, 10, [bar(0, 0, 288, 130, 'white'), bar(0, 0, 288, 14, 'ink')]),
    ...widths.flatMap((width, index) => {
      const y = 30 + index * 10.6;
      return [
        bar(26, y, 84 * (0.5 + ((index * 7) % 5) / 10), 4, 'mid'),
        bar(128, y - 1, 166 * width, 6, index < 4 ? 'base' : 'lit'),
      ];
    }),
    ...amount(count, 'keywords'),
  ];
}

/** The client next to the competitors. */
export function competitors(count: number): Shape[] {
  const groups = count + 1;
  const width = (sceneSize.width - 40) / groups;
  const heights = [0.55, 0.9, 0.7, 0.8, 0.6, 0.75];
  return [
    bar(16, 12, sceneSize.width - 32, sceneSize.height - 24, 'white'),
    ...times(groups, (index) => {
      const x = 24 + index * width;
      const height = (heights[index % heights.length] ?? 0.5) * 84;
      return [
        bar(x, 116 - height, width * 0.3, height, index === 0 ? 'base' : 'soft'),
        bar(x + width * 0.36, 116 - height * 0.7, width * 0.3, height * 0.7, index === 0 ? 'lit' : 'mid'),
        words(x + width * 0.33, 128, index === 0 ? 'You' : String.fromCharCode(64 + index), {
          size: 9,
          font: 'mono',
          anchor: 'middle',
        }),
      ];
    }).flat(),
    line(`M22 117H${sceneSize.width - 22}`, 'ink', 1.5),
  ];
}

/** A sheet of the stack for every ten directories. */
const listingsPerSheet = 10;

/** An entry with its map on top of a stack of others, and the report that lists them. */
export function listings(count: number): Shape[] {
  const sheets = Math.ceil(count / listingsPerSheet);
  return [
    ...times(sheets, (index) => {
      const step = (sheets - index) * 5;
      const sheet = rectangle({ x: 28 + step, y: 34 - step * 0.4, width: 124, height: 98 }, 'white');
      return [sheet, line(sheet.path, 'mid', 0.75)];
    }).flat(),
    moved(28, 34, [
      bar(0, 0, 124, 98, 'white'),
      bar(0, 0, 124, 50, 'tint'),
      area('M0 30h34v20H0zM88 0h36v16H88z', 'lit'),
      line('M0 22L124 26M44 0 40 50M82 0v50', 'white', 5),
      area('M62 42C52 29 49 24 49 18a13 13 0 0 1 26 0c0 6-3 11-13 24z', 'base'),
      dot(62, 18, 6, 'white'),
      words(10, 66, 'Your business', { size: 11, font: 'display' }),
      ...times(2, (index) => [
        area(`M10 ${77 + index * 12}l3 3 6-7 1.500 1.500-7.500 8.500-4.500-4.500z`, 'base'),
        bar(28, 76 + index * 12, [74, 52][index] ?? 60, 4, 'mid'),
      ]).flat(),
    ]),
    moved(224, 16, [
      ...paper({ width: 80, height: 96 }, 14),
      words(8, 18, 'Report', { size: 10, font: 'display' }),
      ...times(6, (index) => [
        bar(8, 27 + index * 11, 5, 5, index % 3 === 1 ? 'yellow' : 'base'),
        bar(18, 28 + index * 11, [48, 40, 52, 36, 46, 42][index] ?? 40, 3, 'mid'),
      ]).flat(),
    ]),
    ...amount(count, 'listings'),
  ];
}

/** What each campaign is about. */
const offers = ['Your service', 'Your offer'];

export function adverts(count: number): Shape[] {
  const width = 138;
  const start = (sceneSize.width - count * width - (count - 1) * 12) / 2;
  return times(count, (index) => {
    const x = start + index * (width + 12);
    return [
      bar(x, 22, width, 106, 'white'),
      bar(x, 22, 4, 106, index % 2 === 0 ? 'base' : 'yellow'),
      words(x + 14, 41, 'Sponsored', { size: 8.5, font: 'mono', paint: 'mid' }),
      words(x + 14, 59, offers[index % offers.length] ?? '', { size: 13, font: 'display', paint: 'base' }),
      words(x + 14, 74, 'in your area', { size: 13, font: 'display', paint: 'base' }),
      ...writing(x + 14, 84, 112, 2, 8),
      area(`M${x + 14} 104h42l5 5v13h-47z`, 'ink'),
      words(x + 21, 116, 'Call us', { size: 9, font: 'display', paint: 'white' }),
    ];
  }).flat();
}

/** The maximum domain authority drawn, with one bar for every ten. */
const authorityBars = 5;

/** An article on another site, with more bars for higher authority, and one link to the client's. */
export function link(label: string, authority: number): Shape[] {
  const reached = Math.round(authority / 10);
  return [
    moved(20, 12, [
      bar(0, 0, 190, 126, 'white'),
      bar(0, 0, 190, 32, 'ink'),
      words(12, 23, label, { size: 20, font: 'mono', paint: 'white' }),
      ...times(Math.max(reached, authorityBars), (index) =>
        bar(118 + index * 12, 22 - index * 3.5, 8, 4 + index * 3.5, index < reached ? 'lit' : 'mid'),
      ),
      bar(14, 44, 84, 8, 'ink'),
      ...writing(14, 60, 162, 3, 8),
      bar(14, 84, 62, 3, 'soft'),
      bar(82, 81, 60, 8, 'base'),
      bar(148, 84, 28, 3, 'soft'),
      ...writing(14, 94, 162, 3, 8),
    ]),
    line('M162 97H238', 'thread', 2.5),
    area('M236 90l12 7-12 7z', 'thread'),
    moved(252, 62, [
      bar(0, 0, 50, 66, 'white'),
      bar(0, 0, 50, 10, 'ink'),
      area('M0 10h50v14L0 40z', 'lit'),
      ...writing(7, 46, 36, 2, 8),
    ]),
  ];
}

/** A site, what is maintained on it, and the hours for changes on a clock face. */
export function hours(count: number): Shape[] {
  return [
    moved(24, 14, [
      ...browser({ width: 166, height: 122 }, ''),
      bar(0, browserBar, 166, 46, 'tint'),
      bar(14, 32, 66, 8, 'ink'),
      bar(14, 44, 44, 8, 'ink'),
      area('M166 20v46H96z', 'base'),
      area('M166 20v26L136 46z', 'lit'),
      ...times(3, (index) => [
        bar(14 + index * 48, 78, 40, 3, 'base'),
        ...writing(14 + index * 48, 88, 38, 3, 7),
      ]).flat(),
    ]),
    ...times(3, (index) => [
      bar(206, 14 + index * 32, 90, 25, 'white'),
      area(`M214 ${26 + index * 32}l4 4 8-9 2 2-10 11-6-6z`, 'base'),
      bar(236, 24 + index * 32, [50, 36, 44][index] ?? 40, 5, 'mid'),
    ]).flat(),
    ...clock(190, 112, 26, count),
  ];
}

function clock(x: number, y: number, radius: number, hours: number): Shape[] {
  const at = (hour: number, distance: number) => {
    const angle = ((hour / 12) * 2 - 0.5) * Math.PI;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
  };
  const end = at(hours, radius)
    .map((value) => round(value))
    .join(' ');
  return [
    dot(x, y, radius + 5, 'ink'),
    dot(x, y, radius, 'white'),
    area(`M${x} ${y}V${y - radius}A${radius} ${radius} 0 ${hours > 6 ? 1 : 0} 1 ${end}z`, 'yellow'),
    ...times(12, (hour) => dot(...at(hour, radius - 5), 1.4, 'ink')),
    line(`M${x} ${y}V${y - radius + 7}M${x} ${y}L${end}`, 'ink', 2),
  ];
}
