import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

const fileName = 'leads.sqlite';
/** How long opening the file and migrating wait for another process's write. */
const busyTimeoutMs = 5_000;

export function sqliteFile(folder: string): string {
  return path.join(folder, fileName);
}

/**
 * An adapter from Node's SQLite to the interface Kysely expects. `synchronous = FULL` makes every commit reach the disk
 * before it counts: a power cut loses no confirmed message. `secure_delete` overwrites deleted data, so that it can't
 * be read from the file.
 */
export function sqliteDialect(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(sqliteFile(folder), { timeout: busyTimeoutMs });
  // Its folder may have existed before, readable by everyone.
  chmodSync(sqliteFile(folder), 0o600);
  return dialectOn(connection);
}

export function dialectOn(connection: DatabaseSync): Dialect {
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return new SqliteDialect({ database: asSqliteDatabase(connection) });
}

function asSqliteDatabase(connection: DatabaseSync): SqliteDatabase {
  /** A full disk causes an automatic rollback; a second one would fail and hide the cause. */
  const isUndone = (sql: string) => sql === 'rollback' && !connection.isTransaction;
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = connection.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          isUndone(sql) ? { changes: 0, lastInsertRowid: 0 } : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
