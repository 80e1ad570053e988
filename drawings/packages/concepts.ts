import { area, bar, dot, line, moved, type Paint, type Shape, times, words } from '../shapes.ts';
import { sceneSize } from './scene-size.ts';

/** The frame of one concept. */
const frame = { width: 100, height: 72 };

interface Concept {
  ground: Paint;
  shapes: readonly Shape[];
}

/** The made-up business the concepts are for. */
const name = 'Harbour';
const capitals = name.toUpperCase();

const under = (text: string, y: number, size: number, paint: Paint = 'ink', font: 'display' | 'mono' = 'display') =>
  words(frame.width / 2, y, text, { size, paint, font, anchor: 'middle' });

/**
 * Different ideas for one name: a picture, lettering, an initial, a stamp … Dark grounds are shades, because ink would be
 * lost on the dark theme's background.
 */
const ideas: readonly Concept[] = [
  {
    ground: 'white',
    shapes: [
      area('M49 9v32H28z', 'lit'),
      area('M53 16l18 25H53z', 'base'),
      area('M26 44h48l-8 8H34z', 'ink'),
      under(name, 67, 13),
    ],
  },
  {
    ground: 'shade',
    shapes: [under(name.toLowerCase(), 39, 21, 'white'), line('M20 50q7.500-8 15 0t15 0 15 0 15 0', 'yellow', 3)],
  },
  {
    ground: 'white',
    shapes: [
      bar(12, 20, 32, 32, 'base'),
      area('M44 20v32H12z', 'shade'),
      area('M19 26h6v8h6v-8h6v20h-6v-7h-6v7h-6z', 'white'),
      words(51, 34, name.slice(0, 3), { size: 16, font: 'display' }),
      words(51, 50, name.slice(3), { size: 16, font: 'display' }),
    ],
  },
  {
    ground: 'yellow',
    shapes: [
      dot(50, 36, 31, 'ink'),
      dot(50, 36, 28, 'yellow'),
      area('M45 46l2-22h6l2 22zM46 16h8v6h-8zM57 17l13-5v11zM43 17l-13-5v11z', 'ink'),
      bar(31, 46, 38, 2, 'ink'),
      under(capitals, 55, 6.5, 'ink', 'mono'),
    ],
  },
  {
    ground: 'base',
    shapes: [
      area('M30 36a20 20 0 0 1 40 0z', 'yellow'),
      line('M24 42h52M31 48h38M39 54h22', 'white', 3),
      under(name.toLowerCase(), 67, 10, 'white'),
    ],
  },
  {
    ground: 'white',
    shapes: [
      area('M30 9h12v46H30z', 'lit'),
      area('M58 9h12v46H58z', 'base'),
      area('M42 38l16-14v12L42 50z', 'shade'),
      under(capitals, 66, 8, 'ink', 'mono'),
    ],
  },
  {
    ground: 'tint',
    shapes: [
      line('M22 22v30M11 40a11 11 0 0 0 22 0M16 29h12', 'base', 3.5),
      dot(22, 18, 4.5, 'base'),
      words(40, 39, name, { size: 13, font: 'display' }),
      bar(40, 45, 30, 3, 'base'),
    ],
  },
  {
    ground: 'white',
    shapes: [
      line('M12 16q38 8 76 0', 'ink', 2),
      area('M20 18h16l-7 20z', 'lit'),
      area('M42 20h16l-8 20z', 'base'),
      area('M64 18h16l-9 20z', 'yellow'),
      under(capitals, 59, 14),
    ],
  },
];

/** Concepts for a logo, side by side. */
export function concepts(count: number): Shape[] {
  const columns = Math.min(4, Math.max(2, Math.ceil(count / 2)));
  const rows = Math.ceil(count / columns);
  const gap = 8;
  const width = (sceneSize.width - 24 - gap * (columns - 1)) / columns;
  const height = (sceneSize.height - 24 - gap * (rows - 1)) / rows;
  const scale = Math.min(width / frame.width, height / frame.height);
  return times(count, (index) => {
    const { ground, shapes } = ideas[index % ideas.length] ?? { ground: 'white', shapes: [] };
    const x = 12 + (index % columns) * (width + gap);
    const y = 12 + Math.floor(index / columns) * (height + gap);
    return [
      bar(x, y, width, height, ground),
      moved(x + (width - frame.width * scale) / 2, y + (height - frame.height * scale) / 2, shapes, scale),
    ];
  }).flat();
}
