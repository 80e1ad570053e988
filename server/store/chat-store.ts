import type { Insertable, Selectable } from 'kysely';
import { createBatch } from './batch.ts';
import type { Database } from './database.ts';
import type { QuestionTable, RatingTable } from './tables.ts';

export type NewQuestion = Insertable<QuestionTable>;
export type NewRating = Insertable<RatingTable>;
export type LoggedQuestion = Selectable<QuestionTable>;
export type LoggedRating = Selectable<RatingTable>;

export interface ChatStore {
  addQuestion: (question: NewQuestion) => Promise<true>;
  addRating: (rating: NewRating) => Promise<void>;
  questionsSince: (time: number) => Promise<LoggedQuestion[]>;
  ratingsSince: (time: number) => Promise<LoggedRating[]>;
  removeBefore: (time: number) => Promise<void>;
}

/** What visitors asked the assistant, for whoever keeps its answers: masked, and only while the owner wants it. */
export function createChatStore({ query }: Database): ChatStore {
  return {
    addQuestion: createBatch(async (questions: readonly NewQuestion[]) => {
      await query
        .insertInto('questions')
        .values([...questions])
        .execute();
      return questions.map(() => true as const);
    }),
    async addRating(rating) {
      await query.insertInto('ratings').values(rating).execute();
    },
    questionsSince: (time) =>
      query.selectFrom('questions').selectAll().where('asked_at', '>=', time).orderBy('asked_at').execute(),
    ratingsSince: (time) =>
      query.selectFrom('ratings').selectAll().where('rated_at', '>=', time).orderBy('rated_at').execute(),
    async removeBefore(time) {
      await query.deleteFrom('questions').where('asked_at', '<', time).execute();
      await query.deleteFrom('ratings').where('rated_at', '<', time).execute();
    },
  };
}
