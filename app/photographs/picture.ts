/** A photograph as pages show it. */
export interface Picture {
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Placeholder until it has loaded. */
  tint?: string;
  /** For browsers that ask for no variant by themselves. */
  src: string;
  avif: string;
  webp: string;
}
