import type { Case } from '#knowledge/cases.ts';

/** The input and output of the assistant, on the server and in the browser. */

export interface HistoryMessage {
  sender: 'user' | 'bot';
  text: string;
}

/** How much history is sent with a question; more is ignored. */
export const chatHistory = { messages: 16, letters: 600 } as const;

export interface Inquiry {
  /** What the visitor typed, as typed. */
  question: string;
  /** Earlier messages, oldest first. */
  history: readonly HistoryMessage[];
  /** The path of the page the question is asked on. */
  page?: string | undefined;
  /** How many matches to list. */
  topK: number;
}

/** The fields of a knowledge entry the assistant needs. */
export interface KnownEntry {
  id: number | string;
  question: string;
  answer: string;
  alternatives?: readonly string[];
  category?: string;
  tags?: readonly string[];
  /** It only repeats figures that the assistant computes itself. */
  workedOut?: true;
  /** Cases in which it is the answer, however the question is worded. */
  cases?: readonly Case[];
  /** It is the answer only in its case, which also fills its blanks. */
  onlyInCase?: true;
  /** Entries with an equally good answer. */
  equals?: readonly number[];
  /** The city it is about. */
  place?: { city: string; country: string };
}

export type ReplySource = 'intent' | 'place' | 'catalogue' | 'knowledge';

/** A figure in a reply, and where it comes from: { value: '$500', row: 'website-development/basic', field: 'price' }. */
export interface FigureSource {
  value: string;
  row: string;
  field: string;
}

export interface ReplyLink {
  label: string;
  url: string;
}

/** Shown below the text as a real table; the text says the same in words. A cell with 'yes' or 'no' is shown as a mark. */
export interface ReplyTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last row is a total. */
  total?: boolean;
  /** The packages of a quote's rows or a comparison's columns: 'logo-design/basic'; empty for one quoted on request. */
  packages?: readonly string[];
}

export interface Match {
  id: number | string;
  question: string;
  answer: string;
  score: number;
  source: ReplySource;
}

export interface Reply extends Match {
  facts: readonly FigureSource[];
  links: readonly ReplyLink[];
  /** Up to three next questions. */
  suggestions: readonly string[];
  tables: readonly ReplyTable[];
  /** The order the reply is based on: '12-page website, Standard; logo, Basic'. */
  basis?: string;
}

export interface Hit {
  match: Reply;
  matches: readonly Match[];
}

export interface NoHit {
  message: string;
  matches: readonly Match[];
  suggestions: readonly string[];
}

export type Answer = Hit | NoHit;
