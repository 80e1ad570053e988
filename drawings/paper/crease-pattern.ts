import type { Tone } from '#brand/motif-types.ts';
import type { Hue } from './motif-drawing.ts';
import { hash, pick } from './pick-by-name.ts';

/**
 * Draws the crease pattern of a square sheet from a name; the same name always gives the same pattern. The sheet is
 * divided into right-angled triangles, which are folded like origami bases, by halving and bisecting angles, so that
 * every crease is at a multiple of 22.5 degrees.
 */
type Point = readonly [x: number, y: number];
/** The right angle comes first. */
type Triangle = readonly [apex: Point, left: Point, right: Point];
type Shade = Exclude<Tone, 'reverse'>;
/** The side of the paper that is visible. */
type Side = 'front' | 'back';

interface Facet {
  side: Side;
  points: readonly Point[];
  /** The triangle it was folded from: a facet's position in it determines how much light it gets. */
  from: Triangle;
}

export interface CreasePattern {
  /** The outlines of all facets of a side and shade as one SVG path. */
  paths: readonly { side: Side; shade: Shade; outline: string }[];
  creases: string;
  front: Hue;
  back: Hue;
}

export const sheetSide = 96;

const middle: Point = [sheetSide / 2, sheetSide / 2];
const topLeft: Point = [0, 0];
const topRight: Point = [sheetSide, 0];
const bottomRight: Point = [sheetSide, sheetSide];
const bottomLeft: Point = [0, sheetSide];
const north = between(topLeft, topRight, 0.5);
const east = between(topRight, bottomRight, 0.5);
const south = between(bottomRight, bottomLeft, 0.5);
const west = between(bottomLeft, topLeft, 0.5);

/**
 * The first half of each list mirrors the second, so that the pattern has an axis even if the halves are folded
 * differently.
 */
const layouts: readonly (readonly Triangle[])[] = [
  [
    [topRight, topLeft, bottomRight],
    [bottomLeft, bottomRight, topLeft],
  ],
  [
    [middle, topLeft, topRight],
    [middle, topRight, bottomRight],
    [middle, bottomRight, bottomLeft],
    [middle, bottomLeft, topLeft],
  ],
  [
    [north, topLeft, middle],
    [north, middle, topRight],
    [east, topRight, middle],
    [east, middle, bottomRight],
    [south, bottomRight, middle],
    [south, middle, bottomLeft],
    [west, bottomLeft, middle],
    [west, middle, topLeft],
  ],
  [
    [topLeft, west, north],
    [middle, north, west],
    [topRight, north, east],
    [middle, east, north],
    [bottomRight, east, south],
    [middle, south, east],
    [bottomLeft, south, west],
    [middle, west, south],
  ],
];

type Fold = (triangle: Triangle, turned: boolean) => Facet[];

/** The incircle of an isosceles right triangle touches a leg at this share of its length. */
const touch = 1 - Math.SQRT1_2;

const folds: readonly Fold[] = [plain, ear, kites, halvedInto(kites), halvedInto(ear)];
const huePairs: readonly (readonly [front: Hue, back: Hue])[] = [
  ['vermilion', 'sky'],
  ['teal', 'sky'],
  ['crease', 'sky'],
  ['sky', 'vermilion'],
  ['teal', 'crease'],
  ['vermilion', 'crease'],
  ['sky', 'teal'],
];

export function drawCreasePattern(name: string): CreasePattern {
  const seed = hash(name);
  const triangles = pick(layouts, seed);
  const first = pick(folds.slice(1), seed >>> 3);
  const second = pick(folds, seed >>> 7);
  const [front, back] = pick(huePairs, seed >>> 12);
  const facets = triangles.flatMap((triangle, index) => (index % 2 === 0 ? first : second)(triangle, index % 2 === 1));
  return { paths: outlines(facets), creases: creaseLines(facets), front, back };
}

function plain(triangle: Triangle, turned: boolean): Facet[] {
  return [{ side: turned ? 'back' : 'front', points: triangle, from: triangle }];
}

/** The rabbit ear: all angles bisected, six facets around the point where the bisectors meet. */
function ear(triangle: Triangle, turned: boolean): Facet[] {
  const { heart, onLeft, onRight, onBase } = innerPoints(triangle);
  const [apex, left, right] = triangle;
  const ring = [apex, onLeft, left, onBase, right, onRight];
  return ring.map((point, index) => ({
    side: (index % 2 === 0) === turned ? 'back' : 'front',
    points: [point, ring[(index + 1) % ring.length] ?? apex, heart],
    from: triangle,
  }));
}

/** The same creases without the bisectors: a kite at each acute corner, a square at the right angle. */
function kites(triangle: Triangle, turned: boolean): Facet[] {
  const { heart, onLeft, onRight, onBase } = innerPoints(triangle);
  const [apex, left, right] = triangle;
  const kite = turned ? 'back' : 'front';
  return [
    { side: turned ? 'front' : 'back', points: [apex, onLeft, heart, onRight], from: triangle },
    { side: kite, points: [left, onBase, heart, onLeft], from: triangle },
    { side: kite, points: [right, onRight, heart, onBase], from: triangle },
  ];
}

function halvedInto(fold: Fold): Fold {
  return ([apex, left, right], turned) => {
    const foot = between(left, right, 0.5);
    return [...fold([foot, apex, left], turned), ...fold([foot, right, apex], !turned)];
  };
}

function innerPoints([apex, left, right]: Triangle) {
  const onLeft = between(apex, left, touch);
  const onRight = between(apex, right, touch);
  const heart: Point = [onLeft[0] + onRight[0] - apex[0], onLeft[1] + onRight[1] - apex[1]];
  return { heart, onLeft, onRight, onBase: between(left, right, 0.5) };
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Light comes from the top left: facets towards it within their triangle are lit, those away from it shaded. */
function shadeOf({ points, from }: Facet): Shade {
  const [x, y] = centre(points);
  const [fromX, fromY] = centre(from);
  const towardsLight = fromX - x + fromY - y;
  if (towardsLight > 0.5) return 'lit';
  return towardsLight < -0.5 ? 'shade' : 'base';
}

function outlines(facets: readonly Facet[]): CreasePattern['paths'] {
  const shades: readonly Shade[] = ['lit', 'base', 'shade'];
  const sides: readonly Side[] = ['front', 'back'];
  return sides.flatMap((side) =>
    shades.flatMap((shade) => {
      const group = facets.filter((facet) => facet.side === side && shadeOf(facet) === shade);
      const outline = group.map(({ points }) => `M${points.map(pair).join('L')}Z`).join('');
      return outline ? [{ side, shade, outline }] : [];
    }),
  );
}

/** Each crease once, even if two facets share it. */
function creaseLines(facets: readonly Facet[]): string {
  const lines = facets.flatMap(({ points }) =>
    points.map((point, index) => [pair(point), pair(points[(index + 1) % points.length] ?? point)].sort()),
  );
  return [...new Set(lines.map(([from, to]) => `M${from}L${to}`))].join('');
}

function pair([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
