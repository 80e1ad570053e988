import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe } from 'vitest';
import { type Database, databaseOn, openDatabase } from './database.ts';
import { startPostgres } from './fixture-postgres.ts';
import { dialectOn } from './sqlite.ts';

/** Opens an empty database with its schema. */
type Open = () => Promise<Database>;

/** Deleted when it is closed. */
export async function openMemoryDatabase(): Promise<Database> {
  const database = databaseOn('sqlite', dialectOn(new DatabaseSync(':memory:')), 'memory');
  await database.migrate();
  return database;
}

/** Runs the same tests on an SQLite file and on PostgreSQL; without PostgreSQL they count as skipped. */
export async function describeOnDatabases(what: string, tests: (open: Open) => void): Promise<void> {
  const postgres = await startPostgres();
  const folders: string[] = [];
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close().catch(() => undefined)));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await postgres?.remove();
  });
  async function open(databaseUrl: string | undefined): Promise<Database> {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'site-store-'));
    folders.push(dataFolder);
    const database = await openDatabase({ databaseUrl, dataFolder });
    opened.push(database);
    return database;
  }
  describe(`${what} on SQLite`, () =>
    tests(async () => {
      const database = await open(undefined);
      await database.migrate();
      return database;
    }));
  describe.runIf(postgres)(`${what} on PostgreSQL`, () =>
    tests(async () => {
      const database = await open(postgres?.url);
      await database.write(async (to) => {
        await sql`drop schema public cascade`.execute(to);
        await sql`create schema public`.execute(to);
      });
      await database.migrate();
      return database;
    }),
  );
}
