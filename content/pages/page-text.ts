/** What every page of text has. Figures in these texts are references, as `catalogue/README.md` lists them. */
export interface PageText {
  heading: string;
  lead: string;
  /** At most 60 characters once rendered. */
  searchTitle: string;
  /** 100 to 160 characters once rendered. */
  searchDescription: string;
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
