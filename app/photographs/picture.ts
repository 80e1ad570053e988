/** A photograph as pages show it. */
export interface Picture {
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** What its place is filled with until it has come. */
  tint?: string;
  /** For browsers that ask for no variant by themselves. */
  src: string;
  avif: string;
  webp: string;
}
