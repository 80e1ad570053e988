import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { newLead } from './fixture-lead.ts';
import { startPostgres } from './fixture-postgres.ts';
import { createLeadStore } from './lead-store.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

describe.runIf(postgres)('PostgreSQL', () => {
  test('a connection lost in the middle of a transaction affects only that transaction', async () => {
    const database = await openDatabase({ databaseUrl: postgres?.url, dataFolder: '' });
    await database.migrate();
    const leads = createLeadStore(database);
    const lost = database.write((to) =>
      to.transaction().execute(async (transaction) => {
        await sql`update leads set status = 'lost'`.execute(transaction);
        await postgres?.restart();
        await sql`select 1`.execute(transaction);
      }),
    );
    await expect(lost).rejects.toThrow();
    const reference = await leads.add(newLead());
    expect(await leads.find(reference)).toMatchObject({ status: 'new' });
    await database.close();
  });
});
