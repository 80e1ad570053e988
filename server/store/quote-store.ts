import type { Selectable } from 'kysely';
import type { CountName } from '../counts/count-names.ts';
import { dayOf } from '../days.ts';
import { newReference } from '../leads/reference.ts';
import { randomKey } from '../secret-keys.ts';
import { addCounts, type StoredCount } from './count-store.ts';
import type { Database } from './database.ts';
import { insertLeads, type NewLead } from './lead-store.ts';
import type { QuoteTable } from './tables.ts';

export type StoredQuote = Selectable<QuoteTable>;

export interface NewQuote extends Pick<StoredQuote, 'created_at' | 'valid_until' | 'choice' | 'content'> {
  /** The same for every attempt to create a quote. */
  idempotency_key: string;
}

/** A quote and who accepted it, while that message is stored. */
export interface ListedQuote extends StoredQuote {
  reference: string | null;
  name: string | null;
}

export interface QuoteStore {
  /** Stores a quote, once per key, and returns the end of its URL. */
  add: (quote: NewQuote) => Promise<string>;
  find: (id: string) => Promise<StoredQuote | undefined>;
  /**
   * Accepts a quote and stores the acceptance message in one transaction, only once. Returns false if it can't be
   * accepted: it was accepted or withdrawn before, or has expired.
   */
  accept: (id: string, lead: NewLead, now: number) => Promise<boolean>;
  /** Newest first. */
  list: (limit: number) => Promise<ListedQuote[]>;
  /** Neither changes an accepted or withdrawn quote; false if nothing was changed. */
  extend: (number: string, until: number) => Promise<boolean>;
  withdraw: (number: string, now: number) => Promise<boolean>;
  /** Deletes quotes that expired before then. */
  removeBefore: (time: number) => Promise<void>;
}

export function createQuoteStore({ query, write, forgetDeleted }: Database): QuoteStore {
  /** Changes a quote that is neither accepted nor withdrawn. */
  async function changeOpen(number: string, change: { valid_until: number } | { withdrawn_at: number }) {
    const { numUpdatedRows } = await write((to) =>
      to
        .updateTable('quotes')
        .set(change)
        .where('number', '=', number)
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  return {
    async add(quote) {
      const id = randomKey();
      const row = { ...quote, id, number: newReference() };
      const added = await write((to) =>
        to.transaction().execute(async (transaction) => {
          const found = await transaction
            .insertInto('quotes')
            .values(row)
            .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (found) await addCounts(transaction, [countOf(quote)]);
          return found;
        }),
      );
      if (added) return added.id;
      const earlier = query.selectFrom('quotes').select('id').where('idempotency_key', '=', quote.idempotency_key);
      return (await earlier.executeTakeFirstOrThrow()).id;
    },
    find: (id) => query.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst(),
    accept: (id, lead, now) =>
      write((to) =>
        to.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('quotes')
            .set({ accepted_at: now })
            .where('id', '=', id)
            .where('accepted_at', 'is', null)
            .where('withdrawn_at', 'is', null)
            .where('valid_until', '>=', now)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          await insertLeads(transaction, [lead]);
          return true;
        }),
      ),
    list: (limit) =>
      query
        .selectFrom('quotes')
        .leftJoin('leads', 'leads.quote', 'quotes.number')
        .selectAll('quotes')
        .select(['leads.reference', 'leads.name'])
        .orderBy('quotes.created_at', 'desc')
        .limit(limit)
        .execute(),
    extend: (number, until) => changeOpen(number, { valid_until: until }),
    withdraw: (number, now) => changeOpen(number, { withdrawn_at: now }),
    async removeBefore(time) {
      const { numDeletedRows } = await write((to) =>
        to.deleteFrom('quotes').where('valid_until', '<', time).executeTakeFirst(),
      );
      if (numDeletedRows > 0n) await forgetDeleted();
    },
  };
}

function countOf({ created_at }: NewQuote): StoredCount {
  return { day: dayOf(created_at), name: 'quote' satisfies CountName, place: '', count: 1 };
}
