import type { Case } from './cases.ts';

/** One question a visitor asks and its answer, ready to say. */
export interface Entry {
  id: number;
  question: string;
  answer: string;
  category: EntryCategory;
  /** Other ways visitors put the question. */
  alternatives: readonly string[];
  /** Service slugs, tiers and facets: 'logo-design', 'premium', 'price', 'refund'. */
  tags: readonly string[];
  /** Other entries whose answer is as good for the same question. */
  equals: readonly number[];
  /** It only puts figures of the catalogue into a sentence, which the assistant works out itself. */
  workedOut?: true;
  /** Cases in which it is the answer, whatever the words of the question. */
  cases?: readonly Case[];
  /** It is said in its case alone and not found by its words: the assistant fills in its blanks. */
  onlyInCase?: true;
  /** The town it is about. */
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
