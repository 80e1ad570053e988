import { sold } from '#catalogue/fixture-sold.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';

/** A stored message. */
export const storedLead: StoredLead = {
  id: '7d2c0b5e-0000-4000-8000-000000000001',
  reference: 'H7K2-9QMD',
  idempotency_key: 'key',
  created_at: Date.UTC(2026, 0, 15, 9, 30),
  status: 'new',
  marks: '',
  name: 'Asha Rao',
  email: 'asha@client.example',
  company: 'Rao Teas',
  country: 'IN',
  service: sold.slug,
  budget: '250-1000',
  message: 'We sell tea.\n.\nAnd need a logo.',
  estimate: `item=${sold.slug}.${sold.row.tier}.2`,
  transcript: '',
  address_hash: 'hash',
  text_hash: 'text',
  token_hash: 'token',
  mailbox_hash: 'mailbox',
  talk_key: 'Zm9sZGVkLXdlbGwtZmxpZX',
  kind: 'message',
  quote: null,
};

export const storedDelivery: StoredDelivery = {
  id: '3f1e6a90-0000-4000-8000-000000000002',
  lead_id: storedLead.id,
  talk_message_id: null,
  channel: 'email',
  state: 'waiting',
  attempts: 0,
  next_at: 0,
  claimed_until: 0,
  claimed_by: 'me',
  last_error: '',
  delivered_at: null,
};
