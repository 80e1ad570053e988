/** A photograph as shown on pages. */
export interface Picture {
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Placeholder until it has loaded. */
  tint?: string;
  /** For browsers without `srcset`. */
  src: string;
  avif: string;
  webp: string;
}
