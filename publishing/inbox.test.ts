import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sold } from '#catalogue/fixture-sold.ts';
import { formatMoney } from '#catalogue/money.ts';
import { createAdminDeliverer } from '#server/admin-host/admin-deliverer.ts';
import { startQuestionSender } from '#server/admin-host/unanswered-questions.ts';
import { storedDelivery, storedLead } from '#server/delivery/fixture-stored-lead.ts';
import { createChatStore } from '#server/store/chat-store.ts';
import type { Database } from '#server/store/database.ts';
import { openMemoryDatabase } from '#server/store/fixture-databases.ts';
import { type AdminRecords, type FixtureAdminHost, readSeed, startFixtureAdminHost } from './fixture-admin-host.ts';

let seed: AdminRecords;
let admin: FixtureAdminHost;
let database: Database;
beforeAll(async () => {
  seed = await readSeed();
});
beforeEach(async () => {
  admin = await startFixtureAdminHost(seed);
  database = await openMemoryDatabase();
});
afterEach(async () => {
  await database.close();
  await admin.close();
});

const two = formatMoney(2 * sold.row.price);
const signal = AbortSignal.timeout(60_000);

test('a message reaches the staff once, however often it is sent', async () => {
  const { deliver } = createAdminDeliverer(admin.host);
  await deliver(storedLead, storedDelivery, signal);
  await deliver(storedLead, storedDelivery, signal);
  expect(admin.received.createLead).toEqual([
    expect.objectContaining({
      reference: storedLead.reference,
      email: storedLead.email,
      receivedAt: '2026-01-15T09:30:00.000Z',
      estimate: `${sold.service}, ${sold.row.name} × 2: ${two}\nTotal: ${two}`,
    }),
  ]);
});

test.each([
  ['is away', undefined, /can't be reached/],
  ['refuses it with HTTP 200', '{"data":{"createLead":null},"errors":[{"message":"Forbidden access"}]}', /Forbidden/],
])('a message waits if the admin host %s', async (_, answer, reason) => {
  admin.behave((response) => (answer ? response.end(answer) : response.destroy()));
  const delivered = createAdminDeliverer(admin.host).deliver(storedLead, storedDelivery, signal);
  await expect(delivered).rejects.toThrow(reason);
});

test('unanswered questions are sent once, counted, and resent after the admin host was down', async () => {
  const chat = createChatStore(database);
  const asked = (question: string, answered = 0) =>
    chat.addQuestion({
      asked_at: Date.UTC(2026, 0, 15),
      question,
      answered,
      answer_id: '',
      answer_question: '',
      source: '',
      score: 0,
      service: '',
    });
  for (const question of ['Do you teach juggling?', 'do you teach juggling', 'Where is my hat?']) await asked(question);
  await asked('How much is a logo?', 1);
  admin.behave((response) => response.destroy());
  let time = 0;
  const warn = vi.fn();
  const sender = startQuestionSender({ chat, inbox: admin.host, warn, everyMs: 10, now: () => time });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 60_000 });
  admin.behave(undefined);
  // What it received before it failed.
  admin.received.createUnansweredQuestion.length = 0;
  time = 3_600_000;
  await vi.waitFor(() => expect(admin.received.createUnansweredQuestion).toHaveLength(2), { timeout: 60_000 });
  time *= 2;
  await sender.stop();
  expect(admin.received.createUnansweredQuestion).toEqual([
    expect.objectContaining({ question: 'Do you teach juggling?', wordings: 'do you teach juggling', count: 2 }),
    expect.objectContaining({ question: 'Where is my hat?', wordings: '', count: 1 }),
  ]);
  expect(await chat.claimUnreported({ now: time * 2, until: time * 3, limit: 10 })).toEqual([]);
});
