import { after, test } from 'node:test';
import { startPostgres } from '../../server/store/fixture-postgres.ts';

/** The databases tests run on: SQLite, and a separate PostgreSQL if there is one. */
export async function databases() {
  const postgres = await startPostgres();
  after(() => postgres?.remove());
  // A skipped suite isn't counted, a skipped test is.
  if (!postgres) test('the same on PostgreSQL', { skip: 'PostgreSQL is missing' });
  return { SQLite: undefined, ...(postgres ? { PostgreSQL: postgres.url } : {}) };
}
