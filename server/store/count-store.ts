import type { Kysely, Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { CountTable, Tables } from './tables.ts';

export type StoredCount = Selectable<CountTable>;

export interface CountStore {
  /** Adds to the counts of all instances: all or nothing. */
  add: (counts: readonly StoredCount[]) => Promise<void>;
  /** From this day on, in order. */
  since: (day: string) => Promise<StoredCount[]>;
  removeBefore: (day: string) => Promise<void>;
}

/** A row has four values, and SQLite allows some thirty thousand per statement. */
const maxRows = 1_000;

/** Adds within a transaction, so that count and counted record are stored together. */
export async function addCounts(transaction: Kysely<Tables>, counts: readonly StoredCount[]): Promise<void> {
  const rows = inOneOrder(counts);
  for (let start = 0; start < rows.length; start += maxRows) {
    await transaction
      .insertInto('counts')
      .values(rows.slice(start, start + maxRows))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'name', 'place'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('counts.count', '+', ref('excluded.count')) })),
      )
      .execute();
  }
}

/** How often each action happened per day, across all instances. */
export function createCountStore({ query, write }: Database): CountStore {
  return {
    async add(counts) {
      if (counts.length === 0) return;
      await write((to) => to.transaction().execute((transaction) => addCounts(transaction, counts)));
    },
    since: (day) =>
      query
        .selectFrom('counts')
        .selectAll()
        .where('day', '>=', day)
        .orderBy('day')
        .orderBy('name')
        .orderBy('place')
        .execute(),
    async removeBefore(day) {
      await write((to) => to.deleteFrom('counts').where('day', '<', day).execute());
    },
  };
}

/**
 * Each row once and in a fixed order: a statement can add to a row only once, and two instances that lock the same rows
 * in opposite orders would deadlock.
 */
function inOneOrder(counts: readonly StoredCount[]): StoredCount[] {
  const rows = new Map<string, StoredCount>();
  for (const count of counts) {
    const key = `${count.day} ${count.name} ${count.place}`;
    rows.set(key, { ...count, count: count.count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}
