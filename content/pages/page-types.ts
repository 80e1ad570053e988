import type { QuoteItem } from '#catalogue/quote.ts';
import type { Photograph } from '../photograph.ts';
import type { PageText, Point } from './page-fields.ts';

/** Types of the texts that only the repository has; `page-fields.ts` has those of texts that staff edit. */
export type Sign = 'clock' | 'person' | 'code' | 'sheet' | 'lock' | 'calendar' | 'shield';

/** Reasons to order, shown next to the buttons: each is a policy and links to it. */
export interface Assurance {
  text: string;
  /** What is drawn next to it; a shield if nothing is named. */
  sign?: Sign;
  /** A section of the terms, or of the about page. */
  at: { page: 'terms' | 'about'; section: string };
  /** Only for packages that include source code, or only for others. */
  when?: 'with code' | 'without code';
}

/** What applies after an order: when, what it is, and where that is documented. */
interface Moment extends Point, Pick<Assurance, 'at'> {
  when: string;
  /** Only for packages that include source code, or only for others. */
  only?: Assurance['when'];
}

export interface AfterOrder extends PageText {
  /** In chronological order; `{delivery}` is the delivery time of the packages shown. */
  moments: readonly Moment[];
  /** For visitors who would rather ask first. */
  ask: string;
}

/** What is refunded, from the moment of ordering on. */
export interface RefundsText {
  heading: string;
  rows: readonly { when: string; back: string }[];
}

/** What a buyer can verify about us before paying, and where. */
interface Check extends Point {
  link: { page: 'services' | 'estimate' | 'terms' | 'contact'; section?: string; label: string };
}

export interface ChecksText extends PageText {
  checks: readonly Check[];
}

/** A common need of businesses, as a set of packages to start an estimate with. */
export interface StartingPoint extends Point {
  /** In the URL that the form on the home page leads to: '/estimate?start=website'. */
  id: string;
  items: readonly QuoteItem[];
}

export interface EstimateText extends PageText {
  startsHeading: string;
  startsLead: string;
  starts: readonly StartingPoint[];
  /** The question of the form on the home page, and the starting points it offers. */
  homeQuestion: string;
  homeStarts: readonly { id: string; label: string }[];
}

/** A person clients will meet. Only people who agreed to be shown here. */
export interface Person {
  name: string;
  /** 'Project manager'. */
  role: string;
  /** One or two sentences: what they do for clients. */
  text?: string;
  photograph?: Photograph;
}
