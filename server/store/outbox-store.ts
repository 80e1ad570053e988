import type { Database } from './database.ts';
import type { StoredDelivery, StoredLead } from './lead-store.ts';

export interface DueDelivery {
  delivery: StoredDelivery;
  lead: StoredLead;
}

export interface OutboxState {
  waiting: number;
  givenUp: number;
  /** When the oldest delivery that is still waiting was first due. */
  oldestWaitingSince: number | null;
}

interface ClaimOptions {
  channels: readonly string[];
  instance: string;
  now: number;
  until: number;
  most: number;
}

export interface OutboxStore {
  /** Takes deliveries that are due. Until the claim ends nobody else gets them, on whichever instance. */
  claim: (options: ClaimOptions) => Promise<DueDelivery[]>;
  delivered: (claimed: StoredDelivery, now: number) => Promise<void>;
  failed: (
    claimed: StoredDelivery,
    outcome: { state: 'waiting' | 'given up'; nextAt: number; error: string },
  ) => Promise<void>;
  /** Gives back what this instance, or without a name any, has taken and not yet delivered. */
  release: (instance?: string) => Promise<void>;
  state: () => Promise<OutboxState>;
  /** Puts what was given up, or waits long, back to the front. */
  retry: (leadId: string, now: number) => Promise<number>;
}

export function createOutboxStore({ query, kind }: Database): OutboxStore {
  function own({ id, claimed_by }: StoredDelivery) {
    return query.updateTable('deliveries').where('id', '=', id).where('claimed_by', '=', claimed_by);
  }

  return {
    async claim({ channels, instance, now, until, most }) {
      if (channels.length === 0) return [];
      const claimed = await query
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
            .limit(most)
            // SQLite has one writer at a time and knows no row locks.
            .$if(kind === 'postgres', (select) => select.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute();
      if (claimed.length === 0) return [];
      const leadIds = claimed.map(({ lead_id }) => lead_id);
      const leads = await query.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute();
      const byId = new Map(leads.map((lead) => [lead.id, lead]));
      return claimed.flatMap((delivery) => {
        const lead = byId.get(delivery.lead_id);
        return lead ? [{ delivery, lead }] : [];
      });
    },
    async delivered(claimed, now) {
      const attempts = claimed.attempts + 1;
      await own(claimed)
        .set({ state: 'delivered', delivered_at: now, attempts, claimed_until: 0, last_error: '' })
        .execute();
    },
    async failed(claimed, { state, nextAt, error }) {
      const attempts = claimed.attempts + 1;
      await own(claimed).set({ state, attempts, next_at: nextAt, claimed_until: 0, last_error: error }).execute();
    },
    async release(instance) {
      const waiting = query.updateTable('deliveries').set({ claimed_until: 0 }).where('state', '=', 'waiting');
      await (instance === undefined ? waiting : waiting.where('claimed_by', '=', instance)).execute();
    },
    async state() {
      const rows = await query
        .selectFrom('deliveries')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('next_at').as('oldest')])
        .where('state', '!=', 'delivered')
        .groupBy('state')
        .execute();
      const waiting = rows.find(({ state }) => state === 'waiting');
      return {
        waiting: waiting?.count ?? 0,
        givenUp: rows.find(({ state }) => state === 'given up')?.count ?? 0,
        oldestWaitingSince: waiting?.oldest ?? null,
      };
    },
    async retry(leadId, now) {
      const { numUpdatedRows } = await query
        .updateTable('deliveries')
        .set({ state: 'waiting', attempts: 0, next_at: now, claimed_until: 0 })
        .where('lead_id', '=', leadId)
        .where('state', '!=', 'delivered')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
