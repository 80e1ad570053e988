/**
 * What every text page has; titles and descriptions for search engines are in `app/pages/site-pages.ts`. Figures in
 * these texts are references, listed in `catalogue/README.md`.
 */
export interface PageText {
  heading: string;
  lead: string;
}

/** A point with a title: a proof, a belief, a role. */
export interface Point {
  title: string;
  text: string;
}

export interface PageSection {
  /** The anchor within the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
