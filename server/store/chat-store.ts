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
  /** Claims unanswered questions that staff haven't seen. Until the claim expires nobody else gets them. */
  claimUnreported: (options: { now: number; until: number; limit: number }) => Promise<LoggedQuestion[]>;
  markTold: (ids: readonly number[]) => Promise<void>;
  removeBefore: (time: number) => Promise<void>;
}

/** What visitors asked the assistant, for people who maintain its answers: masked, and only if enabled. */
export function createChatStore({ query, write, kind, forgetDeleted }: Database): ChatStore {
  return {
    addQuestion: createBatch(async (questions: readonly NewQuestion[]) => {
      await write((to) =>
        to
          .insertInto('questions')
          .values([...questions])
          .execute(),
      );
      return questions.map(() => true as const);
    }),
    async addRating(rating) {
      await write((to) => to.insertInto('ratings').values(rating).execute());
    },
    questionsSince: (time) =>
      query.selectFrom('questions').selectAll().where('asked_at', '>=', time).orderBy('asked_at').execute(),
    ratingsSince: (time) =>
      query.selectFrom('ratings').selectAll().where('rated_at', '>=', time).orderBy('rated_at').execute(),
    claimUnreported: ({ now, until, limit }) =>
      write((to) =>
        to
          .updateTable('questions')
          .set({ claimed_until: until })
          .where('id', 'in', (from) =>
            from
              .selectFrom('questions')
              .select('id')
              .where('answered', '=', 0)
              .where('told', '=', 0)
              .where('claimed_until', '<=', now)
              .orderBy('id')
              .limit(limit)
              // SQLite has a single writer and no row locks.
              .$if(kind === 'postgres', (select) => select.forUpdate().skipLocked()),
          )
          .returningAll()
          .execute(),
      ),
    async markTold(ids) {
      if (ids.length === 0) return;
      await write((to) => to.updateTable('questions').set({ told: 1 }).where('id', 'in', ids).execute());
    },
    async removeBefore(time) {
      const deleted = [
        await write((to) => to.deleteFrom('questions').where('asked_at', '<', time).executeTakeFirst()),
        await write((to) => to.deleteFrom('ratings').where('rated_at', '<', time).executeTakeFirst()),
      ];
      if (deleted.some(({ numDeletedRows }) => numDeletedRows > 0n)) await forgetDeleted();
    },
  };
}
