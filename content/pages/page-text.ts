/**
 * What every page of text has; titles and descriptions for search are in `app/pages/site-pages.ts`. Figures in these texts are
 * references, as `catalogue/README.md` lists them.
 */
export interface PageText {
  heading: string;
  lead: string;
}

/** A titled point: a proof, a belief, a role. */
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
