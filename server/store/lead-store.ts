import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { countOfKind, messageOrigins } from '../counts/count-names.ts';
import { dayOf } from '../days.ts';
import { newReference } from '../leads/reference.ts';
import { createBatch } from './batch.ts';
import { addCounts, type StoredCount } from './count-store.ts';
import type { Database } from './database.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { newDelivery } from './new-delivery.ts';
import type { DeliveryTable, LeadTable, Tables } from './tables.ts';

export type StoredLead = Selectable<LeadTable>;
export type StoredDelivery = Selectable<DeliveryTable>;
export const leadStatuses = ['new', 'answered', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export interface NewLead extends Omit<Insertable<LeadTable>, 'id' | 'reference' | 'status'> {
  /** Its delivery channels. */
  channels: readonly string[];
}

export interface LeadStore {
  /**
   * Stores a message and its deliveries in one transaction; returns the reference for the visitor. Fails with a
   * UsedTokenError if another message had its token.
   */
  add: (lead: NewLead) => Promise<string>;
  /** How often the same text has been sent since then, by anyone. */
  countText: (textHash: string, since: number) => Promise<number>;
  /**
   * Runs a task for a message whose sender has this mailbox, with the number of other messages since then. Meanwhile no
   * other message from that mailbox is counted, so that several at once aren't all the first.
   */
  afterMailbox: <Result>(
    mailboxHash: string,
    since: number,
    work: (count: number) => Promise<Result>,
  ) => Promise<Result>;
  list: () => Promise<StoredLead[]>;
  find: (reference: string) => Promise<StoredLead | undefined>;
  deliveries: (leadIds?: readonly string[]) => Promise<StoredDelivery[]>;
  mark: (reference: string, status: LeadStatus) => Promise<boolean>;
  remove: (reference: string) => Promise<boolean>;
  /** Deletes what was written before then; returns how many. */
  removeBefore: (time: number) => Promise<number>;
}

export class UsedTokenError extends Error {}

export function createLeadStore({ query, write, forgetDeleted }: Database): LeadStore {
  function countSince(since: number) {
    return query
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>=', since);
  }

  function addAll(leads: readonly NewLead[]): Promise<(string | null)[]> {
    return write((to) => to.transaction().execute((transaction) => insertLeads(transaction, leads)));
  }

  const writeTogether = createBatch(addAll);
  const lockMailbox = createKeyedLock();
  return {
    async add(lead) {
      const reference = await writeTogether(lead);
      if (reference === null) throw new UsedTokenError('Another message had this token.');
      return reference;
    },
    async countText(textHash, since) {
      return (await countSince(since).where('text_hash', '=', textHash).executeTakeFirstOrThrow()).count;
    },
    afterMailbox: (mailboxHash, since, work) =>
      lockMailbox(mailboxHash, async () => {
        const earlier = countSince(since).where('mailbox_hash', '=', mailboxHash);
        return work((await earlier.executeTakeFirstOrThrow()).count);
      }),
    list: () => query.selectFrom('leads').selectAll().orderBy('created_at', 'desc').execute(),
    find: (reference) =>
      query.selectFrom('leads').selectAll().where('reference', '=', reference.toUpperCase()).executeTakeFirst(),
    deliveries(leadIds) {
      const all = query.selectFrom('deliveries').selectAll().orderBy('channel');
      return (leadIds ? all.where('lead_id', 'in', leadIds) : all).execute();
    },
    async mark(reference, status) {
      const { numUpdatedRows } = await write((to) =>
        to.updateTable('leads').set({ status }).where('reference', '=', reference.toUpperCase()).executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
    async remove(reference) {
      const { numDeletedRows } = await write((to) =>
        to.deleteFrom('leads').where('reference', '=', reference.toUpperCase()).executeTakeFirst(),
      );
      if (numDeletedRows > 0n) await forgetDeleted();
      return numDeletedRows > 0n;
    },
    async removeBefore(time) {
      const { numDeletedRows } = await write((to) =>
        to.deleteFrom('leads').where('created_at', '<', time).executeTakeFirst(),
      );
      if (numDeletedRows > 0n) await forgetDeleted();
      return Number(numDeletedRows);
    },
  };
}

/**
 * Stores messages with their deliveries. Returns the reference of each, including those stored before; null if another
 * message had its token.
 */
export async function insertLeads(
  transaction: Transaction<Tables>,
  leads: readonly NewLead[],
): Promise<(string | null)[]> {
  const rows = leads.map(({ channels: _, ...lead }) => ({
    ...lead,
    id: randomUUID(),
    reference: newReference(),
    status: 'new',
  }));
  // A message whose key or token already exists, or occurs twice in this batch, is left out here.
  const added = await transaction
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'idempotency_key', 'reference'])
    .execute();
  const addedIds = new Set(added.map(({ id }) => id));
  const deliveries = rows.flatMap(({ id, created_at }, index) =>
    addedIds.has(id) ? (leads[index]?.channels ?? []).map((channel) => newDelivery(id, channel, created_at)) : [],
  );
  if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute();
  const people = rows.filter(({ id, marks }) => addedIds.has(id) && !marks.split(' ').includes('trap'));
  await addCounts(transaction, people.map(countOf));
  const references = new Map(added.map(({ idempotency_key, reference }) => [idempotency_key, reference]));
  const known = leads.map(({ idempotency_key }) => idempotency_key).filter((key) => !references.has(key));
  if (known.length > 0) {
    const earlier = await transaction
      .selectFrom('leads')
      .select(['idempotency_key', 'reference'])
      .where('idempotency_key', 'in', known)
      .execute();
    for (const { idempotency_key, reference } of earlier) references.set(idempotency_key, reference);
  }
  return leads.map(({ idempotency_key }) => references.get(idempotency_key) ?? null);
}

function countOf({ kind = 'message', created_at, transcript, estimate }: Omit<NewLead, 'channels'>): StoredCount {
  const { chat, estimate: estimator, form } = messageOrigins;
  const place = kind !== 'message' ? '' : transcript ? chat : estimate ? estimator : form;
  return { day: dayOf(created_at), name: countOfKind[kind], place, count: 1 };
}
