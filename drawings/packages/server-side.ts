import { browser, browserBar, writing } from '../frames.ts';
import { area, bar, dot, line, moved, type Shape, times } from '../shapes.ts';

/** The most that fit in a server, one below the other. */
const maxParts = 7;

/** What runs behind a site: the page that asks, the server with its parts, and the database. */
export function server(parts: number): Shape[] {
  const shown = Math.min(maxParts, Math.max(1, parts));
  const tall = 22 + shown * 15;
  const top = (150 - tall) / 2;
  return [
    line('M92 75H124M204 75H236', 'thread', 2.5),
    area('M122 69l11 6-11 6zM234 69l11 6-11 6z', 'thread'),
    moved(16, 37, [
      ...browser({ width: 74, height: 76 }, ''),
      bar(8, browserBar + 8, 34, 5, 'ink'),
      ...writing(8, browserBar + 19, 58, 3, 7),
      bar(8, browserBar + 42, 26, 9, 'base'),
    ]),
    moved(134, top, [
      bar(0, 0, 70, tall, 'ink'),
      bar(6, 7, 20, 3, 'mid'),
      ...times(shown, (index) => [
        bar(6, 16 + index * 15, 58, 12, index % 3 === 2 ? 'base' : 'shade'),
        dot(13, 22 + index * 15, 2.5, index % 2 === 0 ? 'yellow' : 'lit'),
        bar(22, 20.5 + index * 15, [34, 26, 30, 22][index % 4] ?? 28, 3, 'white'),
      ]).flat(),
    ]),
    moved(246, 34, database()),
  ];
}

const disk = { across: 58, tall: 27, tilt: 9 };

function database(): Shape[] {
  const { across, tall, tilt } = disk;
  const half = across / 2;
  return times(3, (index) => {
    // From the lowest up, so that each covers the one it stands on.
    const y = (2 - index) * tall;
    return [
      area(
        `M0 ${y + tilt}v${tall - 4}a${half} ${tilt} 0 0 0 ${across} 0v-${tall - 4}z`,
        index === 2 ? 'base' : 'shade',
      ),
      area(
        `M0 ${y + tilt}a${half} ${tilt} 0 1 0 ${across} 0a${half} ${tilt} 0 1 0-${across} 0z`,
        index === 2 ? 'yellow' : 'lit',
      ),
    ];
  }).flat();
}
