import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type DatabaseKind, migrationsFor } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { retryWhenLocked } from './retry-when-locked.ts';
import { sqliteDialect, sqliteFile } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: DatabaseKind;
  /** For people, without credentials. */
  place: string;
  query: Pick<Kysely<Tables>, 'selectFrom'>;
  /** Every write goes through here. It waits without blocking the thread while another process writes to SQLite. */
  write: <Result>(work: (query: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Brings the schema up to date; several instances may do so at once. */
  migrate: () => Promise<void>;
  /** Truncates SQLite's write-ahead log after a deletion, because it still contains the deleted data. */
  forgetDeleted: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataFolder: string;
}

const truncateAttempts = 50;
const truncatePauseMs = 100;

export async function openDatabase({ databaseUrl, dataFolder }: DatabaseSettings): Promise<Database> {
  if (databaseUrl) return databaseOn('postgres', await postgresDialect(databaseUrl), placeOf(databaseUrl));
  return databaseOn('sqlite', sqliteDialect(dataFolder), path.resolve(sqliteFile(dataFolder)));
}

export function databaseOn(kind: DatabaseKind, dialect: Dialect, place: string): Database {
  const query = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => migrationsFor(kind) } });
  return {
    kind,
    place,
    query,
    write: (work) => (kind === 'sqlite' ? retryWhenLocked(() => work(query)) : work(query)),
    async migrate() {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
      // Migrations may block. From here on visitors may be waiting, so nothing does.
      if (kind === 'sqlite') await sql`PRAGMA busy_timeout = 0`.execute(query);
    },
    async forgetDeleted() {
      if (kind === 'sqlite') await truncateLog(query);
    },
    close: () => query.destroy(),
  };
}

/** Readers prevent the log from being truncated. After a long read, the next deletion does it. */
async function truncateLog(query: Kysely<Tables>): Promise<void> {
  for (let attempt = 0; attempt < truncateAttempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(query);
    if (rows[0]?.busy === 0) return;
    await pause(truncatePauseMs);
  }
}

function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${hostname}${port && `:${port}`}${pathname}`;
}
