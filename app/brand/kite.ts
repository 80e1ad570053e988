import { hash, pick } from './pick-by-name.ts';

/**
 * Draws a folded sheet from a name: the same name always folds alike. The folds are those of the origami kite, fish and
 * diamond bases, whose creases all lie on multiples of 22.5 degrees; light falls from the top left.
 */
export type Tone = 'lit' | 'base' | 'shade' | 'reverse';
export type Hue = 'vermilion' | 'teal' | 'sky' | 'crease';

export interface Facet {
  tone: Tone;
  points: readonly (readonly [x: number, y: number])[];
}

export interface KiteDrawing {
  facets: readonly Facet[];
  hue: Hue;
  reverseHue: Hue;
  /** Degrees, a multiple of 22.5. */
  turn: number;
}

/** Ratio of a kite's long half to its short half when its tip is folded to 22.5 degrees on each side. */
const long = 1 / Math.tan(Math.PI / 8);
/** The kite is laid into a square of this side, its crossing at the origin. */
const unit = 28;

const top: readonly [number, number] = [0, -unit];
const left: readonly [number, number] = [-unit, 0];
const right: readonly [number, number] = [unit, 0];
const tip: readonly [number, number] = [0, unit * long];
const crossing: readonly [number, number] = [0, 0];
/** Where the inner creases of the fish base meet the spine. */
const heart: readonly [number, number] = [0, unit * (Math.SQRT2 - 1)];
const leftMiddle: readonly [number, number] = [-unit / 2, -unit / 2];
const rightMiddle: readonly [number, number] = [unit / 2, -unit / 2];
const half = unit * Math.tan(Math.PI / 8);
const leftFlap: readonly [number, number] = [-half, unit];
const rightFlap: readonly [number, number] = [half, unit];

const folds: readonly (readonly Facet[])[] = [
  [
    { tone: 'lit', points: [top, left, crossing] },
    { tone: 'base', points: [top, right, crossing] },
    { tone: 'base', points: [left, tip, crossing] },
    { tone: 'shade', points: [right, tip, crossing] },
  ],
  [
    { tone: 'lit', points: [top, left, heart] },
    { tone: 'base', points: [top, right, heart] },
    { tone: 'shade', points: [right, tip, heart] },
    { tone: 'base', points: [left, tip, heart] },
    { tone: 'reverse', points: [leftMiddle, rightMiddle, top] },
  ],
  [
    { tone: 'reverse', points: [top, left, right] },
    { tone: 'lit', points: [left, crossing, tip] },
    { tone: 'shade', points: [right, crossing, tip] },
    { tone: 'base', points: [leftMiddle, rightMiddle, crossing] },
  ],
  [
    { tone: 'base', points: [top, left, right] },
    { tone: 'lit', points: [left, leftFlap, heart] },
    { tone: 'shade', points: [right, rightFlap, heart] },
    { tone: 'base', points: [leftFlap, heart, tip] },
    { tone: 'shade', points: [rightFlap, heart, tip] },
    { tone: 'reverse', points: [left, heart, right] },
  ],
];

const hues: readonly Hue[] = ['vermilion', 'teal', 'sky', 'crease'];
const turns: readonly number[] = [-45, -22.5, 0, 22.5, 45];

export function drawKite(name: string): KiteDrawing {
  const seed = hash(name);
  const hue = pick(hues, seed >>> 4);
  const others = hues.filter((other) => other !== hue);
  return {
    facets: pick(folds, seed),
    hue,
    reverseHue: pick(others, seed >>> 9),
    turn: pick(turns, seed >>> 14),
  };
}

/** The side of the square that holds a kite, whichever way it is turned: the length from its top to its tip. */
const kiteSide = Math.ceil(unit * (1 + long));

/**
 * The square a turned kite is seen in. At its start or end the kite touches that edge, so that it stands in line with
 * the text above and below it.
 */
export function kiteFrame(turn: number, align: 'start' | 'centre' | 'end'): string {
  const angle = (turn * Math.PI) / 180;
  const outline = [top, left, right, tip].map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
  const [x, width] = extent(outline.map(([x = 0]) => x));
  const [y, height] = extent(outline.map(([, y = 0]) => y));
  const room = { start: 0, centre: 0.5, end: 1 }[align];
  const origin = [x - (kiteSide - width) * room, y - (kiteSide - height) / 2].map(round);
  return `${origin.join(' ')} ${kiteSide} ${kiteSide}`;
}

function extent(values: readonly number[]): [least: number, size: number] {
  const least = Math.min(...values);
  return [least, Math.max(...values) - least];
}

export function pointList(points: Facet['points']): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
