import type { Database } from './database.ts';

export interface RateStore {
  /** Increments a counter; returns its value for the current period and for the one before. */
  hit: (bucket: string, window: number) => Promise<{ now: number; before: number }>;
  forgetBefore: (window: number) => Promise<void>;
}

/** Counters that all instances share. */
export function createRateStore({ write }: Database): RateStore {
  return {
    async hit(bucket, window) {
      const { hits, before } = await write((to) =>
        to
          .insertInto('rates')
          .values({ bucket, stretch: window, hits: 1 })
          .onConflict((conflict) =>
            conflict.columns(['bucket', 'stretch']).doUpdateSet(({ eb }) => ({ hits: eb('rates.hits', '+', 1) })),
          )
          .returning(({ selectFrom }) => [
            'hits',
            selectFrom('rates as earlier')
              .select('earlier.hits')
              .where('earlier.bucket', '=', bucket)
              .where('earlier.stretch', '=', window - 1)
              .as('before'),
          ])
          .executeTakeFirstOrThrow(),
      );
      return { now: hits, before: before ?? 0 };
    },
    async forgetBefore(window) {
      await write((to) => to.deleteFrom('rates').where('stretch', '<', window).execute());
    },
  };
}
