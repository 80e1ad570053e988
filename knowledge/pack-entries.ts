import { isListed } from '#catalogue/listed.ts';
import { isCase } from './cases.ts';
import type { Draft } from './draft.ts';
import { type EntryCategory, entryCategories } from './entry.ts';

/**
 * Hand-written entries stored by column, which compresses better than entry by entry. Most tags and the other wordings
 * are left out; the wordings alone would be a third of the download.
 */
export interface PackedEntries {
  /** Each id as the difference from the previous one. */
  steps: readonly number[];
  categories: string;
  questions: string;
  answers: string;
  /** Ids of equals, where an entry has any. */
  equals: string;
  /** Tags that decide when an entry is used. */
  tags: string;
}

/** Tags by which the assistant selects entries. */
const decisiveTags: ReadonlySet<string> = new Set([
  'all-prices',
  'all-times',
  'any-service',
  'availability',
  'cancellation',
  'credits',
  'discount',
  'general',
  'need',
  'not-offered',
  'not-served',
  'overview',
  'payment',
  'policy',
  'price',
  'refund',
  'revision',
  'steering',
  'tax',
  'time',
]);
const between = '\n';
const within = '\t';

export function packEntries(drafts: readonly Draft[]): PackedEntries {
  return {
    steps: drafts.map(({ id }, index) => id - (drafts[index - 1]?.id ?? 0)),
    categories: drafts.map(({ category }) => category).join(between),
    questions: drafts.map(({ question }) => question).join(between),
    answers: drafts.map(({ answer }) => answer.replaceAll('\n', within)).join(between),
    equals: drafts.map(({ equals = [] }) => equals.join(within)).join(between),
    tags: drafts
      .map(({ tags }) => tags.filter((tag) => decisiveTags.has(tag) || isCase(tag) || isListed(tag)).join(within))
      .join(between),
  };
}

function knownCategory(name: string | undefined): EntryCategory {
  return entryCategories.find((category) => category === name) ?? 'general';
}

export function unpackEntries(packed: PackedEntries): Draft[] {
  const categories = packed.categories.split(between);
  const questions = packed.questions.split(between);
  const answers = packed.answers.split(between);
  const equals = packed.equals.split(between);
  const tags = packed.tags.split(between);
  let id = 0;
  return packed.steps.map((step, index) => {
    id += step;
    return {
      id,
      question: questions[index] ?? '',
      answer: (answers[index] ?? '').replaceAll(within, '\n'),
      category: knownCategory(categories[index]),
      alternatives: [],
      tags: (tags[index] ?? '').split(within).filter(Boolean),
      equals: (equals[index] ?? '').split(within).filter(Boolean).map(Number),
      source: 'entries',
    };
  });
}
