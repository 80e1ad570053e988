import type { Thing } from '#content/exhibit.ts';
import { cutCorner } from '../../frames.ts';
import type { Paint } from '../../shapes.ts';
import type { Point } from '../stage.ts';
import { sizes } from './sizes.ts';

/** What an object is made of: how thick it is, the tones of its sides, and how light falls on its surface. */
interface Material {
  thickness: number;
  sides: readonly [lit: Paint, dark: Paint];
  surface: Paint;
}

const materials = {
  sheet: { thickness: 2, sides: ['side', 'far-side'], surface: 'folded' },
  card: { thickness: 4, sides: ['side', 'far-side'], surface: 'falloff' },
  screen: { thickness: 7, sides: ['side', 'far-side'], surface: 'falloff' },
  device: { thickness: 9, sides: ['device-side', 'far-device-side'], surface: 'glare' },
  bag: { thickness: 26, sides: ['lit', 'shade'], surface: 'folded' },
  board: { thickness: 10, sides: ['base', 'shade'], surface: 'falloff' },
} as const satisfies Record<string, Material>;

const madeOf: Record<Thing['kind'], keyof typeof materials> = {
  site: 'screen',
  phone: 'device',
  app: 'screen',
  bag: 'bag',
  sign: 'board',
  icons: 'card',
  advert: 'card',
  report: 'sheet',
  article: 'sheet',
  calendar: 'sheet',
  post: 'card',
  chat: 'screen',
  infographic: 'sheet',
  listing: 'card',
  certificate: 'sheet',
  before: 'sheet',
};

export function materialOf(kind: Thing['kind']): Material {
  return materials[madeOf[kind]];
}

/** A paper's turned-down corner isn't there any more. */
const cornered: ReadonlySet<Thing['kind']> = new Set(['report', 'article', 'calendar', 'infographic']);

function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The outlines of an object's parts, clockwise: icons are two cards. */
export function outlinesOf(kind: Thing['kind']): readonly (readonly Point[])[] {
  const { width, height } = sizes[kind];
  if (kind === 'icons') return [rectangle(0, 0, width, 70), rectangle(0, 80, width, 70)];
  if (kind === 'sign') return [rectangle(0, 34, width, height - 34)];
  if (kind === 'bag') {
    return [
      [
        [10, 6],
        [width - 10, 6],
        [width, height],
        [0, height],
      ],
    ];
  }
  const [first, , ...rest] = rectangle(0, 0, width, height);
  if (!cornered.has(kind) || !first) return [rectangle(0, 0, width, height)];
  return [[first, [width - cutCorner, 0], [width, cutCorner], ...rest]];
}
