import type { Updateable } from 'kysely';
import type { Database } from './database.ts';
import type { StoredDelivery, StoredLead } from './lead-store.ts';
import type { DeliveryTable } from './tables.ts';
import type { TalkMessage } from './talk-store.ts';

export interface DueDelivery {
  delivery: StoredDelivery;
  lead: StoredLead;
  /** The later message to deliver, if it isn't the first one. */
  said?: TalkMessage | undefined;
}

export interface OutboxState {
  waiting: number;
  replacedSlots: number;
  /** When the oldest pending delivery was first due. */
  oldestWaitingSince: number | null;
}

interface ClaimOptions {
  channels: readonly string[];
  instance: string;
  now: number;
  until: number;
  limit: number;
}

export interface OutboxStore {
  /** Claims due deliveries. Until the claim expires nobody else gets them, on any instance. */
  claim: (options: ClaimOptions) => Promise<DueDelivery[]>;
  delivered: (claimed: StoredDelivery, now: number) => Promise<void>;
  failed: (
    claimed: StoredDelivery,
    outcome: { state: 'waiting' | 'given up'; nextAt: number; error: string },
  ) => Promise<void>;
  /** Releases what this instance, or without a name any instance, has claimed and not yet delivered. */
  release: (instance?: string) => Promise<void>;
  state: () => Promise<OutboxState>;
  /** Moves deliveries that were given up, or have long delays, back to the front. */
  retry: (leadId: string, now: number) => Promise<number>;
}

export function createOutboxStore({ query, write, kind }: Database): OutboxStore {
  async function settle(
    { id, claimed_by, attempts }: StoredDelivery,
    outcome: Updateable<DeliveryTable>,
  ): Promise<void> {
    await write((to) =>
      to
        .updateTable('deliveries')
        .set({ ...outcome, attempts: attempts + 1, claimed_until: 0 })
        .where('id', '=', id)
        .where('claimed_by', '=', claimed_by)
        .execute(),
    );
  }

  async function saidIn(claimed: readonly StoredDelivery[]): Promise<Map<string, TalkMessage>> {
    const ids = claimed.flatMap(({ talk_message_id }) => talk_message_id ?? []);
    if (ids.length === 0) return new Map();
    const messages = await query.selectFrom('talk_messages').selectAll().where('id', 'in', ids).execute();
    return new Map(messages.map((message) => [message.id, message]));
  }

  return {
    async claim({ channels, instance, now, until, limit }) {
      if (channels.length === 0) return [];
      const claimed = await write((to) =>
        to
          .updateTable('deliveries')
          .set({ claimed_until: until, claimed_by: instance })
          .where('id', 'in', (from) =>
            from
              .selectFrom('deliveries')
              .select('id')
              .where('state', '=', 'waiting')
              .where('next_at', '<=', now)
              .where('claimed_until', '<=', now)
              .where('channel', 'in', channels)
              .orderBy('next_at')
              .limit(limit)
              // SQLite has a single writer and no row locks.
              .$if(kind === 'postgres', (select) => select.forUpdate().skipLocked()),
          )
          .returningAll()
          .execute(),
      );
      if (claimed.length === 0) return [];
      const leadIds = claimed.map(({ lead_id }) => lead_id);
      const leads = await query.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute();
      const byId = new Map(leads.map((lead) => [lead.id, lead]));
      const said = await saidIn(claimed);
      return claimed.flatMap((delivery) => {
        const lead = byId.get(delivery.lead_id);
        return lead ? [{ delivery, lead, said: said.get(delivery.talk_message_id ?? '') }] : [];
      });
    },
    delivered: (claimed, now) => settle(claimed, { state: 'delivered', delivered_at: now, last_error: '' }),
    failed: (claimed, { state, nextAt, error }) => settle(claimed, { state, next_at: nextAt, last_error: error }),
    async release(instance) {
      await write((to) => {
        const waiting = to.updateTable('deliveries').set({ claimed_until: 0 }).where('state', '=', 'waiting');
        return (instance === undefined ? waiting : waiting.where('claimed_by', '=', instance)).execute();
      });
    },
    async state() {
      const rows = await query
        .selectFrom('deliveries')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('next_at').as('oldest')])
        .where('state', 'in', ['waiting', 'given up'])
        .groupBy('state')
        .execute();
      const waiting = rows.find(({ state }) => state === 'waiting');
      return {
        waiting: waiting?.count ?? 0,
        replacedSlots: rows.find(({ state }) => state === 'given up')?.count ?? 0,
        oldestWaitingSince: waiting?.oldest ?? null,
      };
    },
    async retry(leadId, now) {
      const { numUpdatedRows } = await write((to) =>
        to
          .updateTable('deliveries')
          .set({ state: 'waiting', attempts: 0, next_at: now, claimed_until: 0 })
          .where('lead_id', '=', leadId)
          .where('state', '!=', 'delivered')
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },
  };
}
