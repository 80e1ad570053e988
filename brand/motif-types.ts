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

/** What hangs from the large drawing and runs down the home page. */
export interface Tail {
  /** An SVG path on the large drawing's stage. */
  line: string;
  /** Bows on that line. */
  bows: readonly StageFacet[];
  /** The bow that every further section has, 44 wide and 26 high. */
  bow: readonly StageFacet[];
}

/** The home page's drawing, on a stage 560 wide and 600 high. */
export interface LargeDrawing {
  /** They unfold one after the other, out of the point 280, 160. */
  facets: readonly StageFacet[];
  /** An SVG path, dashed; empty for none. */
  creases: string;
  /** Degrees, about the point 280, 200. */
  turn: number;
}

export interface Motif {
  /** Small drawings, of any size and about any origin: a page, service or category gets one of them by its name. */
  shapes: readonly (readonly Facet[])[];
  /** Degrees by which a small drawing may be turned about its origin. */
  turns: readonly number[];
  /** The point of a small drawing that share images are centred on. */
  middle: Point;
  large: LargeDrawing;
  tail: Tail | 'none';
}
