/** A short temporary message above every page: a holiday closing, changed reply times, an offer. */
export interface Notice {
  text: string;
  /** A page of ours or a full URL; comes with `linkText`. */
  link?: string;
  linkText?: string;
  /** Questions the assistant answers with the text. */
  questions: readonly string[];
}
