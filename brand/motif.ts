import type { Facet, Motif, Point } from './motif-types.ts';

/** Ratio of a kite's long half to its short half when its tip is folded to 22.5 degrees on each side. */
const long = 1 / Math.tan(Math.PI / 8);
/** The kite is laid into a square of this side, its crossing at the origin. */
const unit = 28;

const top: Point = [0, -unit];
const left: Point = [-unit, 0];
const right: Point = [unit, 0];
const tip: Point = [0, unit * long];
const crossing: Point = [0, 0];
/** Where the inner creases of the fish base meet the spine. */
const heart: Point = [0, unit * (Math.SQRT2 - 1)];
const leftMiddle: Point = [-unit / 2, -unit / 2];
const rightMiddle: Point = [unit / 2, -unit / 2];
const half = unit * Math.tan(Math.PI / 8);
const leftFlap: Point = [-half, unit];
const rightFlap: Point = [half, unit];

/** The folds of the origami kite, fish and diamond bases, whose creases all lie on multiples of 22.5 degrees. */
const kites: readonly (readonly Facet[])[] = [
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

/**
 * What the site draws beside its words, on pages and share images: the name as a picture, folded from paper and lit from the
 * top left. Another agency draws its own, or says 'none' and has none; `tail: 'none'` leaves out what hangs from it.
 */
export const motif: Motif | 'none' = {
  shapes: kites,
  turns: [-45, -22.5, 0, 22.5, 45],
  middle: [0, 20],
  large: {
    facets: [
      { tone: 'lit', outline: '280,20 140,160 280,160' },
      { tone: 'base', outline: '280,20 420,160 280,160' },
      { tone: 'shade', outline: '420,160 280,498 280,160' },
      { tone: 'base', outline: '140,160 280,498 280,160' },
      { tone: 'reverse', outline: '210,90 350,90 280,160' },
    ],
    creases: 'M280 20V498M140 160H420',
    turn: 22.5,
  },
  tail: {
    line: 'M166 475C120 560 240 560 300 520S430 470 470 520 620 560 620 660V900',
    bows: [
      { tone: 'lit', outline: '300,520 270,512 280,542' },
      { tone: 'shade', outline: '300,520 328,504 326,536' },
      { tone: 'lit', outline: '470,520 448,502 446,534' },
      { tone: 'shade', outline: '470,520 496,510 490,540' },
    ],
    bow: [
      { tone: 'lit', outline: '22,13 2,3 6,24' },
      { tone: 'shade', outline: '22,13 42,3 38,24' },
    ],
  },
};
