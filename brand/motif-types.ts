export type Point = readonly [x: number, y: number];

/** How much light falls on a facet; 'reverse' is the other side of the paper, in another colour. */
export type Tone = 'lit' | 'base' | 'shade' | 'reverse';

/** A flat piece of a small drawing: three corners or more. Later ones lie on earlier ones. */
export interface Facet {
  tone: Tone;
  points: readonly Point[];
}

/** The same on a stage, as SVG writes it. */
export interface StageFacet {
  tone: Tone;
  /** '280,20 140,160 280,160' */
  outline: string;
}

/** What hangs from the home page's drawing. */
export interface Tail {
  /** An SVG path on the drawing's stage. */
  line: string;
  /** Bows on that line. */
  bows: readonly StageFacet[];
  /** The bow beside every further section, 44 wide and 26 high. */
  bow: readonly StageFacet[];
}

/** The home page's drawing, on a stage 560 wide and 600 high. */
export interface HomeDrawing {
  /** They unfold one after the other, out of the point 280, 160. */
  facets: readonly StageFacet[];
  /** An SVG path, dashed; empty for none. */
  creases: string;
  tail: Tail | 'none';
}

export interface Motif {
  /** Small drawings, of any size and about any origin: a page, service or category gets one of them by its name. */
  shapes: readonly (readonly Facet[])[];
  /** Degrees by which a small drawing may be turned about its origin. */
  turns: readonly number[];
  /** The side of the square that every small drawing is seen in: it holds each of them, whichever way it is turned. */
  side: number;
  /** The point of a small drawing that share images are centred on. */
  middle: Point;
  /** Degrees by which the home page's drawing is turned, about the point 280, 200, and the one at the foot of pages. */
  turn: number;
}
