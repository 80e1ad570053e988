import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { randomKey } from '../secret-keys.ts';
import type { Database } from './database.ts';
import type { StoredLead } from './lead-store.ts';
import { newDelivery } from './new-delivery.ts';
import type { Tables, TalkMessageTable } from './tables.ts';

export type TalkMessage = Selectable<TalkMessageTable>;

/** A message and what was said about it afterwards, oldest first. */
export interface Talk {
  lead: StoredLead;
  messages: readonly TalkMessage[];
}

export interface NewTalkMessage {
  idempotencyKey: string;
  author: TalkMessageTable['author'];
  name: string;
  text: string;
  now: number;
  /** Its delivery channels. */
  channels: readonly string[];
}

/** Fifty messages each way; beyond that a phone call is better. */
export const maxTalkMessages = 100;

export class TalkFullError extends Error {}

export interface TalkStore {
  /** The number of messages in a talk after the first; undefined if there is no such talk. */
  count: (key: string) => Promise<number | undefined>;
  byKey: (key: string) => Promise<Talk | undefined>;
  byReference: (reference: string) => Promise<Talk | undefined>;
  /**
   * Stores a message of a talk with its deliveries in one transaction, and updates whose turn it is: a message is
   * answered once staff have replied, and new again when its sender follows up. A repeated key isn't stored twice.
   * Fails with a TalkFullError if the talk is too long.
   */
  say: (leadId: string, message: NewTalkMessage) => Promise<TalkMessage>;
  /** The key of a talk, created if its message is older than talks are. */
  keyOf: (leadId: string) => Promise<string>;
}

export function createTalkStore({ query, write, kind }: Database): TalkStore {
  async function withMessages(lead: StoredLead | undefined): Promise<Talk | undefined> {
    if (!lead) return undefined;
    const messages = query.selectFrom('talk_messages').selectAll().where('lead_id', '=', lead.id);
    return { lead, messages: await messages.orderBy('said_at').execute() };
  }

  async function add(to: Transaction<Tables>, leadId: string, message: NewTalkMessage): Promise<TalkMessage> {
    // Serialized per talk, so that messages are ordered by time.
    const lead = to.selectFrom('leads').select('id').where('id', '=', leadId);
    await (kind === 'postgres' ? lead.forUpdate() : lead).execute();
    const said = to.selectFrom('talk_messages').where('lead_id', '=', leadId);
    const known = await said.selectAll().where('idempotency_key', '=', message.idempotencyKey).executeTakeFirst();
    if (known) return known;
    const { count, last } = await said
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('said_at').as('last')])
      .executeTakeFirstOrThrow();
    if (count >= maxTalkMessages) throw new TalkFullError('The conversation is full.');
    const { idempotencyKey: idempotency_key, author, name, text, now, channels } = message;
    const said_at = Math.max(now, (last ?? 0) + 1);
    const row: TalkMessage = { id: randomUUID(), lead_id: leadId, idempotency_key, said_at, author, name, text };
    await to.insertInto('talk_messages').values(row).execute();
    const deliveries = channels.map((channel) => newDelivery(leadId, channel, now, row.id));
    if (deliveries.length > 0) await to.insertInto('deliveries').values(deliveries).execute();
    const [before, after] = author === 'staff' ? ['new', 'answered'] : ['answered', 'new'];
    await to
      .updateTable('leads')
      .set({ status: after as string })
      .where('id', '=', leadId)
      .where('status', '=', before as string)
      .execute();
    return row;
  }

  return {
    async count(key) {
      const row = await query
        .selectFrom('leads')
        .leftJoin('talk_messages', 'talk_messages.lead_id', 'leads.id')
        .select(({ fn }) => fn.count<number>('talk_messages.id').as('count'))
        .where('leads.talk_key', '=', key)
        .groupBy('leads.id')
        .executeTakeFirst();
      return row?.count;
    },
    async byKey(key) {
      return withMessages(await query.selectFrom('leads').selectAll().where('talk_key', '=', key).executeTakeFirst());
    },
    async byReference(reference) {
      const lead = query.selectFrom('leads').selectAll().where('reference', '=', reference.toUpperCase());
      return withMessages(await lead.executeTakeFirst());
    },
    say: (leadId, message) =>
      write((to) => to.transaction().execute((transaction) => add(transaction, leadId, message))),
    async keyOf(leadId) {
      await write((to) =>
        to
          .updateTable('leads')
          .set({ talk_key: randomKey() })
          .where('id', '=', leadId)
          .where('talk_key', 'is', null)
          .execute(),
      );
      const lead = query.selectFrom('leads').select('talk_key').where('id', '=', leadId);
      return (await lead.executeTakeFirst())?.talk_key ?? '';
    },
  };
}
