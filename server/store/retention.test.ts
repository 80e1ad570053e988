import { expect, test } from 'vitest';
import { createChatStore } from './chat-store.ts';
import { openMemoryDatabase } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createKeyStore } from './key-store.ts';
import { createLeadStore } from './lead-store.ts';
import { createRateStore } from './rate-store.ts';
import { deleteExpired } from './retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = 1_000 * dayMs;

async function start() {
  const database = await openMemoryDatabase();
  const stores = {
    leads: createLeadStore(database),
    chat: createChatStore(database),
    keys: createKeyStore(database),
    rates: createRateStore(database),
  };
  for (const age of [1, 29, 31]) await stores.leads.add(newLead({ created_at: now - age * dayMs }));
  const question = {
    question: 'Logo?',
    answered: 0,
    answer_id: '',
    answer_question: '',
    source: '',
    score: 0,
    service: '',
  };
  for (const age of [1, 9]) await stores.chat.addQuestion({ ...question, asked_at: now - age * dayMs });
  return stores;
}

test('messages and questions go when their days are over', async () => {
  const stores = await start();
  await deleteExpired({ ...stores, leadDays: 30, chatDays: 7 }, now);
  expect(await stores.leads.list()).toHaveLength(2);
  expect(await stores.chat.questionsSince(0)).toHaveLength(1);
});

test('0 days keep messages for ever', async () => {
  const stores = await start();
  await deleteExpired({ ...stores, leadDays: 0, chatDays: 7 }, now);
  expect(await stores.leads.list()).toHaveLength(3);
});
