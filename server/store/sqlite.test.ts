import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { newLead } from './fixture-lead.ts';
import { createLeadStore } from './lead-store.ts';

async function holds(folder: string, text: string): Promise<boolean> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
  return files.some((file) => file.includes(text));
}

test('nothing of a deleted message is left in the files, and only their owner reads them', async () => {
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
