import { expect, test } from 'vitest';
import { dayMs, dayOf } from '../days.ts';
import { createChatStore } from './chat-store.ts';
import { createCountStore } from './count-store.ts';
import { openMemoryDatabase } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createKeyStore } from './key-store.ts';
import { createLeadStore } from './lead-store.ts';
import { createQuoteStore } from './quote-store.ts';
import { createRateStore } from './rate-store.ts';
import { deleteExpired } from './retention.ts';
import { createTalkStore } from './talk-store.ts';

const now = 1_000 * dayMs;

async function start() {
  const database = await openMemoryDatabase();
  const stores = {
    database,
    talks: createTalkStore(database),
    leads: createLeadStore(database),
    chat: createChatStore(database),
    keys: createKeyStore(database),
    rates: createRateStore(database),
    quotes: createQuoteStore(database),
    counts: createCountStore(database),
  };
  for (const age of [1, 29, 31]) await stores.leads.add(newLead({ created_at: now - age * dayMs }));
  await stores.counts.add(
    [749, 751].map((age) => ({ day: dayOf(now - age * dayMs), name: 'view', place: '/', count: 1 })),
  );
  for (const age of [29, 31]) {
    const quote = { created_at: now - 60 * dayMs, choice: '', content: '{}' };
    await stores.quotes.add({ ...quote, idempotency_key: `${age}`, valid_until: now - age * dayMs });
  }
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

test('messages, quotes and questions are deleted after their retention period', async () => {
  const stores = await start();
  await deleteExpired({ ...stores, leadDays: 30, chatDays: 7 }, now);
  expect(await stores.leads.list()).toHaveLength(2);
  expect(await stores.quotes.list(9)).toHaveLength(1);
  expect(await stores.chat.questionsSince(0)).toHaveLength(1);
  expect((await stores.counts.since('1970-01-01')).filter(({ name }) => name === 'view')).toHaveLength(1);
});

test('a talk is deleted with its message', async () => {
  const stores = await start();
  for (const age of [29, 31]) {
    const reference = await stores.leads.add(newLead({ created_at: now - age * dayMs, talk_key: `talk-${age}` }));
    const { id } = (await stores.leads.find(reference)) ?? { id: '' };
    const reply = { author: 'staff' as const, name: 'Noor', text: 'Yes.', now: now - dayMs, channels: ['reply'] };
    await stores.talks.say(id, { ...reply, idempotencyKey: 'said' });
  }
  await deleteExpired({ ...stores, leadDays: 30, chatDays: 7 }, now);
  expect(await stores.talks.count('talk-29')).toBe(1);
  expect(await stores.talks.count('talk-31')).toBeUndefined();
  expect(await stores.database.query.selectFrom('talk_messages').selectAll().execute()).toHaveLength(1);
  const waiting = (await stores.leads.deliveries()).filter(({ channel }) => channel === 'reply');
  expect(waiting).toHaveLength(1);
});

test('0 days keep messages and quotes forever', async () => {
  const stores = await start();
  await deleteExpired({ ...stores, leadDays: 0, chatDays: 7 }, now);
  expect(await stores.leads.list()).toHaveLength(3);
  expect(await stores.quotes.list(9)).toHaveLength(2);
});
