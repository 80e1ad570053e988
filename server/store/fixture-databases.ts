import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { type Database, databaseOn, openDatabase } from './database.ts';
import { startPostgres } from './fixture-postgres.ts';
import { memoryDialect } from './sqlite.ts';

export interface TestDatabase {
  name: string;
  /** A database with its schema and nothing in it. */
  open: () => Promise<Database>;
}

export async function openMemoryDatabase(): Promise<Database> {
  const database = databaseOn('sqlite', memoryDialect(), 'memory');
  await database.migrate();
  return database;
}

/** The databases that are tested: SQLite in a file, and PostgreSQL where it is installed. */
export async function testDatabases(): Promise<TestDatabase[]> {
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
  return [
    {
      name: 'SQLite',
      async open() {
        const database = await open(undefined);
        await database.migrate();
        return database;
      },
    },
    ...(postgres
      ? [
          {
            name: 'PostgreSQL',
            async open() {
              const database = await open(postgres.url);
              await sql`drop schema public cascade`.execute(database.query);
              await sql`create schema public`.execute(database.query);
              await database.migrate();
              return database;
            },
          },
        ]
      : []),
  ];
}
