import { after, test } from 'node:test';
import { startPostgres } from '../../server/store/fixture-postgres.ts';

/** Where each database is that tests run on: SQLite, and a PostgreSQL of its own where there is one. */
export async function databases() {
  const postgres = await startPostgres();
  after(() => postgres?.remove());
  // A suite that is skipped is not counted, a test is.
  if (!postgres) test('the same on PostgreSQL', { skip: 'PostgreSQL is missing' });
  return { SQLite: undefined, ...(postgres ? { PostgreSQL: postgres.url } : {}) };
}
