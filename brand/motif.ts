import type { Facet, Motif, Point } from './motif-types.ts';

/** Ratio of a kite's long half to its short half when its tip is folded to 22.5 degrees on each side. */
const long = 1 / Math.tan(Math.PI / 8);
/** The kite is fitted into a square of this side, with its crossing at the origin. */
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
 * The site's illustrations on pages and share images: the name as a picture, folded from paper and lit from the top
 * left. Another agency draws its own, here and in `home-drawing.ts`, or sets 'none'.
 */
export const motif: Motif | 'none' = {
  shapes: kites,
  // At 45° two edges would be square to the page, as if cut off.
  turns: [-22.5, 0, 22.5],
  middle: [0, 20],
  side: 96,
  turn: 22.5,
};
