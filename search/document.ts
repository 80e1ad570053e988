export const documentKinds = ['service', 'package', 'page', 'section', 'post', 'work', 'question', 'answer'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Something visitors can find: a page, a section, or a question with its answer. */
export interface SearchDocument {
  kind: DocumentKind;
  title: string;
  /** Its URL, with the section's anchor. Answers of the knowledge base have none and are shown in place. */
  path?: string | undefined;
  /** Shown below the title: 'from $300 · 14 days', or the page a section belongs to. */
  note?: string | undefined;
  /** Other names for it. */
  also?: readonly string[] | undefined;
  /** Its text. */
  text?: string | undefined;
  /** For an answer: its id in the knowledge base, and the ids of its equals. */
  entry?: number | undefined;
  equals?: readonly number[] | undefined;
}

/** A document as shown to a visitor. */
export interface SearchResult {
  kind: DocumentKind;
  title: string;
  path?: string | undefined;
  note?: string | undefined;
  /** The answer itself, if it is shown in place. */
  answer?: string | undefined;
}

/** Longer queries are rejected by the server and cut by the palette. */
export const queryLetters = 200;
/** Results shown for a query. */
export const shownResults = 12;
