import { expect, test } from 'vitest';
import { storedDelivery, storedLead } from '../delivery/fixture-stored-lead.ts';
import type { TalkMessage } from '../store/talk-store.ts';
import { createAdminDeliverer } from './admin-deliverer.ts';

const said: TalkMessage = {
  id: 'said-1',
  lead_id: storedLead.id,
  idempotency_key: 'key',
  said_at: Date.UTC(2026, 0, 16, 8),
  author: 'staff',
  name: 'Noor',
  text: 'Yes.',
};

test('the panel is told whose turn it is in a talk, but not what was said', async () => {
  const asked: unknown[] = [];
  const { deliver, kinds } = createAdminDeliverer({
    async query(_, variables) {
      asked.push(variables);
      return { data: { markLead: true }, errors: [] };
    },
  });
  expect(kinds).toEqual(['message', 'visitor', 'staff']);
  for (const status of ['answered', 'new'])
    await deliver({ ...storedLead, status }, storedDelivery, AbortSignal.timeout(60_000), said);
  expect(asked).toEqual(['answered', 'new'].map((state) => ({ reference: storedLead.reference, state })));
});
