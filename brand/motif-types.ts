export type Point = readonly [x: number, y: number];

/** How much light a facet gets; 'reverse' is the other side of the paper, in another colour. */
export type Tone = 'lit' | 'base' | 'shade' | 'reverse';

/** A flat piece of a small drawing with three or more corners. Later ones cover earlier ones. */
export interface Facet {
  tone: Tone;
  points: readonly Point[];
}

/** The same on a canvas, in SVG syntax. */
export interface StageFacet {
  tone: Tone;
  /** '280,20 140,160 280,160' */
  outline: string;
}

/** The tail of the home page's drawing. */
export interface Tail {
  /** An SVG path on the drawing's canvas. */
  line: string;
  /** Bows on that line. */
  bows: readonly StageFacet[];
  /** The bow next to every further section, 44 wide and 26 high. */
  bow: readonly StageFacet[];
}

/** The home page's drawing, on a canvas 560 wide and 600 high. */
export interface HomeDrawing {
  /** They unfold one after another, from the point 280, 160. */
  facets: readonly StageFacet[];
  /** An SVG path, dashed; empty for none. */
  creases: string;
  tail: Tail | 'none';
}

export interface Motif {
  /** Small drawings of any size and origin. A page, service or category gets one of them by its name. */
  shapes: readonly (readonly Facet[])[];
  /** Degrees by which a small drawing may be rotated around its origin. */
  turns: readonly number[];
  /** The side of the square around every small drawing. It must contain each of them at any rotation. */
  side: number;
  /** The point of a small drawing on which share images are centred. */
  middle: Point;
  /**
   * Degrees by which the home page's drawing is rotated around the point 280, 200, and the one at the bottom of pages.
   */
  turn: number;
}
