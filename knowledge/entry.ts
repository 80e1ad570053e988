import type { Case } from './cases.ts';

/** A visitor's question and its finished answer. */
export interface Entry {
  id: number;
  question: string;
  answer: string;
  category: EntryCategory;
  /** Other wordings of the question. */
  alternatives: readonly string[];
  /** Service slugs, tiers and facets: 'logo-design', 'premium', 'price', 'refund'. */
  tags: readonly string[];
  /** Other entries that answer the same question equally well. */
  equals: readonly number[];
  /** It only puts catalogue figures into a sentence, which the assistant can do itself. */
  workedOut?: true;
  /** Cases in which it is the answer, however the question is worded. */
  cases?: readonly Case[];
  /** It is used for its case only and not found by its words; the assistant fills in its blanks. */
  onlyInCase?: true;
  /** The city it is about. */
  place?: { city: string; country: string };
}

export const entryCategories = [
  'general',
  'availability',
  'pricing',
  'timeline',
  'services',
  'technical',
  'seo',
  'content',
  'design',
  'marketing',
  'policy',
  'ordering',
  'company',
  'contact',
  'smalltalk',
  'assistant',
] as const;

export type EntryCategory = (typeof entryCategories)[number];
