import path from 'node:path';
import type { KnownEntry } from '#assistant/contract.ts';
import { wordingKey } from '#language/retrieve/wording-number.ts';
import { readJsonLines } from '../scripts/json-lines.ts';

/** An answer staff could write, and other ways visitors ask for it. */
interface StaffAnswer {
  question: string;
  answer: string;
  wordings: string[];
  /** Similar questions that ask for something else. */
  others: string[];
}

export interface StaffAnswers {
  entries: KnownEntry[];
  /** A question, and the entry that answers it. */
  asked: { ask: string; id: number }[];
  others: string[];
}

export const staffAnswerSets = ['open', 'held-out', 'held-out-2'] as const;
export type StaffAnswerSet = (typeof staffAnswerSets)[number];

/** Ids that no entry has. */
const firstId = 6900;

/** Answers as published by the panel: with only their own question. */
export function staffAnswers(set: StaffAnswerSet): StaffAnswers {
  const file = path.join(import.meta.dirname, 'staff-answers', `${set}.jsonl`);
  const lines = readJsonLines<StaffAnswer>(file);
  return {
    entries: lines.map(({ question, answer }, at) => ({
      id: firstId + at,
      question,
      answer,
      alternatives: [wordingKey(question)],
      category: 'company',
      tags: [],
    })),
    asked: lines.flatMap(({ wordings }, at) => wordings.map((ask) => ({ ask, id: firstId + at }))),
    others: lines.flatMap(({ others }) => others),
  };
}
