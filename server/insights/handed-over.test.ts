import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { newLead } from '../store/fixture-lead.ts';
import { createLeadStore, type NewLead } from '../store/lead-store.ts';
import { lastHandedOver } from './handed-over.ts';

const since = Date.UTC(2026, 0, 10);

async function handedOver(...leads: Partial<NewLead>[]) {
  const store = createLeadStore(await openMemoryDatabase());
  for (const lead of leads) await store.add(newLead({ kind: 'hand-over', ...lead }));
  return lastHandedOver(await store.list(), since);
}

test('lists the latest handovers, without names and contact details', async () => {
  const talks = await handedOver(
    { created_at: since - 1 },
    { created_at: since, message: 'Write to\njane@client.example, please.' },
    { created_at: since + 1, kind: 'message' },
    { created_at: since + 2, message: 'x'.repeat(500) },
  );
  expect(talks).toMatchObject([
    { day: '2026-01-10', status: 'new', about: `${'x'.repeat(119)}…` },
    { day: '2026-01-10', status: 'new', about: 'Write to [e-mail], please.' },
  ]);
});
