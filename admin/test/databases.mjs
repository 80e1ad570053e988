import { after } from 'node:test';
import { startPostgres } from '../../server/store/fixture-postgres.ts';

/** Where each database is that tests run on: SQLite, and a PostgreSQL of its own where that is installed. */
export async function databases() {
  const postgres = await startPostgres();
  after(() => postgres?.remove());
  return { SQLite: undefined, ...(postgres ? { PostgreSQL: postgres.url } : {}) };
}
