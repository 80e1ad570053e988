import type { Database } from './database.ts';

export interface RateStore {
  /** Increments a counter; returns its value for the current period and for the one before. */
  hit: (bucket: string, stretch: number) => Promise<{ now: number; before: number }>;
  forgetBefore: (stretch: number) => Promise<void>;
}

/** Counters that all instances share. */
export function createRateStore({ write }: Database): RateStore {
  return {
    async hit(bucket, stretch) {
      const { hits, before } = await write((to) =>
        to
          .insertInto('rates')
          .values({ bucket, stretch, hits: 1 })
          .onConflict((conflict) =>
            conflict.columns(['bucket', 'stretch']).doUpdateSet(({ eb }) => ({ hits: eb('rates.hits', '+', 1) })),
          )
          .returning(({ selectFrom }) => [
            'hits',
            selectFrom('rates as earlier')
              .select('earlier.hits')
              .where('earlier.bucket', '=', bucket)
              .where('earlier.stretch', '=', stretch - 1)
              .as('before'),
          ])
          .executeTakeFirstOrThrow(),
      );
      return { now: hits, before: before ?? 0 };
    },
    async forgetBefore(stretch) {
      await write((to) => to.deleteFrom('rates').where('stretch', '<', stretch).execute());
    },
  };
}
