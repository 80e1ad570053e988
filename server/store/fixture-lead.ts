import type { NewLead } from './lead-store.ts';

/** A message as passed to the store. */
export function newLead(changes: Partial<NewLead> = {}): NewLead {
  return {
    idempotency_key: crypto.randomUUID(),
    created_at: Date.UTC(2026, 0, 15, 9, 30),
    marks: '',
    name: 'Asha Rao',
    email: 'asha@client.example',
    company: 'Rao Teas',
    country: 'IN',
    service: 'website-development',
    budget: '1000-3000',
    message: 'We sell tea and need a shop.',
    estimate: '',
    transcript: '',
    address_hash: 'hash',
    text_hash: 'text',
    channels: ['email', 'webhook'],
    ...changes,
  };
}
