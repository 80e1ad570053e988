import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DeliveryTable } from './tables.ts';

export function newDelivery(
  leadId: string,
  channel: string,
  now: number,
  talkMessageId?: string,
): Insertable<DeliveryTable> {
  return {
    id: randomUUID(),
    lead_id: leadId,
    ...(talkMessageId === undefined ? {} : { talk_message_id: talkMessageId }),
    channel,
    state: 'waiting',
    attempts: 0,
    next_at: now,
    claimed_until: 0,
    claimed_by: '',
    last_error: '',
    delivered_at: null,
  };
}
