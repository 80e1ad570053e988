import type { Draft } from './draft.ts';
import { type EntryCategory, entryCategories } from './entry.ts';

/**
 * Hand-written entries by columns: like stands beside like, which compresses better than entry after entry. Tags stay
 * behind: they are for the checks and the export, no reply needs them.
 */
export interface PackedEntries {
  ids: readonly number[];
  categories: string;
  questions: string;
  alternatives: string;
  answers: string;
}

const between = '\n';
const within = '\t';

/**
 * Wordings are a third of the download and the browser answers alone only when the server cannot be reached, so it
 * carries the one of each entry that adds the most words to the question.
 */
const wordingsKept = 1;

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

function tellingWordings({ question, alternatives }: Draft): string[] {
  const known = wordsOf(question);
  const gain = (wording: string) => wordsOf(wording).filter((word) => !known.includes(word)).length;
  return alternatives.toSorted((left, right) => gain(right) - gain(left)).slice(0, wordingsKept);
}

export function packEntries(drafts: readonly Draft[]): PackedEntries {
  return {
    ids: drafts.map(({ id }) => id),
    categories: drafts.map(({ category }) => category).join(between),
    questions: drafts.map(({ question }) => question).join(between),
    alternatives: drafts.map((draft) => tellingWordings(draft).join(within)).join(between),
    answers: drafts.map(({ answer }) => answer.replaceAll('\n', within)).join(between),
  };
}

function knownCategory(name: string | undefined): EntryCategory {
  return entryCategories.find((category) => category === name) ?? 'general';
}

export function unpackEntries(packed: PackedEntries): Draft[] {
  const categories = packed.categories.split(between);
  const questions = packed.questions.split(between);
  const alternatives = packed.alternatives.split(between);
  const answers = packed.answers.split(between);
  return packed.ids.map((id, index) => ({
    id,
    question: questions[index] ?? '',
    answer: (answers[index] ?? '').replaceAll(within, '\n'),
    category: knownCategory(categories[index]),
    alternatives: alternatives[index] ? alternatives[index].split(within) : [],
    tags: [],
    source: 'entries',
  }));
}
