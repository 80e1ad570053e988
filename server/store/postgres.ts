import { type Dialect, PostgresDialect } from 'kysely';

/** Short, because a visitor waits; beyond them the database counts as down. */
const limits = { connectionTimeoutMillis: 3_000, query_timeout: 5_000, statement_timeout: 5_000, max: 10 };
/** PostgreSQL's type id of `bigint`, which the driver returns as text. Our times and counts fit in a number. */
const bigintType = 20;

/** The driver is loaded only if it is used. */
export async function postgresDialect(address: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: address,
    ...limits,
    types: {
      getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  // A connection lost within a transaction fails the next statement; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
