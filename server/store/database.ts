import path from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type DatabaseKind, migrationsFor } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect, sqliteFile } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: DatabaseKind;
  /** For people, without credentials. */
  place: string;
  query: Kysely<Tables>;
  /** Brings the schema up to date; several instances may do so at once. */
  migrate: () => Promise<void>;
  /** After something was deleted: SQLite's write-ahead log still has it and is cut off. PostgreSQL keeps its own house. */
  forgetDeleted: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataFolder: string;
}

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
    async migrate() {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    },
    async forgetDeleted() {
      if (kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(query);
    },
    close: () => query.destroy(),
  };
}

function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${hostname}${port && `:${port}`}${pathname}`;
}
