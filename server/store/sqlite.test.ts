import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createChatStore } from './chat-store.ts';
import { openDatabase } from './database.ts';
import { openMemoryDatabase } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createKeyStore } from './key-store.ts';
import { createLeadStore } from './lead-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createRateStore } from './rate-store.ts';

async function holds(folder: string, text: string): Promise<boolean> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
  return files.some((file) => file.includes(text));
}

/** Yields to timers and other requests. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await pause(1);
}

test('only writes wait for another process that writes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sqlite-'));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  await database.migrate();
  const [leads, outbox, keys] = [createLeadStore(database), createOutboxStore(database), createKeyStore(database)];
  const [chat, rates] = [createChatStore(database), createRateStore(database)];
  await leads.add(newLead({ created_at: 1 }));
  const known = await keys.secret('known');
  const other = new DatabaseSync(path.join(folder, 'leads.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const rating = { rated_at: 2, question: 'Logo?', answer_id: '12', score: 1 };
  const asked = { question: 'Logo?', answered: 0, answer_id: '', answer_question: '', source: '' };
  let settled = 0;
  const lead = newLead({ created_at: 2 });
  const writes = [
    ...Array.from({ length: 3 }, () => leads.add(lead)),
    outbox.claim({ channels: ['email'], instance: 'a', now: 1, until: 2, limit: 1 }),
    keys.secret('new'),
    chat.addRating(rating),
    chat.addQuestion({ ...asked, asked_at: 2, score: 0, service: '' }),
    rates.hit('page x', 7),
  ].map(async (write) => {
    await write;
    settled += 1;
  });
  await someTurns();
  expect(await createKeyStore(database).secret('known')).toBe(known);
  expect(await leads.list()).toHaveLength(1);
  expect(settled).toBe(0);
  other.exec('COMMIT');
  other.close();
  await Promise.all(writes);
  expect(await leads.list()).toHaveLength(2);
  expect([await chat.ratingsSince(0), await chat.questionsSince(0)]).toMatchObject([[{}], [{}]]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a deleted message is erased from the files, which only their owner can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sqlite-'));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  await database.migrate();
  const leads = createLeadStore(database);
  const reference = await leads.add(newLead({ message: 'A secret about tea.' }));
  await leads.add(newLead({ message: 'An old secret about tea.', created_at: 1 }));
  expect(await holds(folder, 'secret about tea')).toBe(true);
  await leads.remove(reference);
  await leads.removeBefore(2);
  expect(await holds(folder, 'secret about tea')).toBe(false);
  expect((await stat(path.join(folder, 'leads.sqlite'))).mode & 0o077).toBe(0);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('an error that ends its transaction, such as a full disk, keeps its own message', async () => {
  const { write } = await openMemoryDatabase();
  const twice = write((to) =>
    to.transaction().execute(async (transaction) => {
      const insert = sql`insert or rollback into keys (name, value, created_at) values ('a', 'b', 0)`;
      await insert.execute(transaction);
      await insert.execute(transaction);
    }),
  );
  await expect(twice).rejects.toThrow('UNIQUE constraint failed');
});
