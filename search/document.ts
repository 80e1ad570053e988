export const documentKinds = ['service', 'package', 'page', 'section', 'post', 'work', 'question', 'answer'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** One thing a visitor can find: a page, a part of one, or a question with its answer. */
export interface SearchDocument {
  kind: DocumentKind;
  title: string;
  /** Where it stands, with the anchor of its section. An answer of the knowledge base stands nowhere: it is shown in place. */
  path?: string | undefined;
  /** Shown under the title: 'from $300 · 14 days', the page that a section belongs to. */
  note?: string | undefined;
  /** Other words for it. */
  also?: readonly string[] | undefined;
  /** What it says. */
  text?: string | undefined;
  /** Of an answer: its number in the knowledge base, and the numbers of those that are as good. */
  entry?: number | undefined;
  equals?: readonly number[] | undefined;
}

/** A document as a visitor is shown it. */
export interface SearchResult {
  kind: DocumentKind;
  title: string;
  path?: string | undefined;
  note?: string | undefined;
  /** The answer itself, where the question is answered in place. */
  answer?: string | undefined;
}

/** Longer queries are refused by the server and cut by the palette: nobody searches for a letter. */
export const queryLetters = 200;
/** Results shown for a query. */
export const shownResults = 12;
