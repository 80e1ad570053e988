import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '#server/fixture-server.ts';
import { fetchToken, sendMessage, visitorNumber } from '#server/leads/fixture-visitors.ts';
import { openDatabase } from '#server/store/database.ts';
import { startPostgres } from '#server/store/fixture-postgres.ts';
import { createLeadStore } from '#server/store/lead-store.ts';
import { ensureTool } from '#tools/get-tool.ts';

/**
 * Messages to the built site at a constant rate, whether or not earlier ones have been answered:
 * npm run bench -- leads [A_SECOND [SECONDS]]
 * One in twenty belongs to a flood that the rate limit must stop. Fails if any other isn't confirmed, or if the number
 * of rows differs from the number of confirmations.
 */
const [perSecond = 200, seconds = 20] = process.argv.slice(2).map(Number);
const limit = 60;
const floodEvery = 20;
const floodVisitor = '192.0.2.7';

/** Loading the model keeps a core busy for seconds, which isn't what is measured here. */
async function assistantHasStarted(address: string): Promise<void> {
  if (!(await fetch(`${address}/readyz`)).ok) await assistantHasStarted(address);
}

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kitefold-leads-'));
  const server = await startServer('build', {
    LOG: 'errors',
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '1',
    CONTACT_RATE_LIMIT: String(limit),
    CONTACT_MIN_SECONDS: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await assistantHasStarted(server.address);
  const token = await fetchToken(server.address);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const problems: string[] = [];
  let thanked = 0;
  let stopped = 0;

  async function send(count: number): Promise<void> {
    const flood = count % floodEvery === 0;
    const visitor = flood ? floodVisitor : visitorNumber(count);
    const values = { token, key: randomUUID(), message: `Message ${count} about a shop for tea.` };
    try {
      const { status, ms } = await sendMessage(server.port, values, { agent, visitor });
      if (status === 201) {
        thanked += 1;
        times.push(ms);
      } else if (status === 429 && flood) stopped += 1;
      else problems.push(`status ${status}`);
    } catch (error) {
      problems.push(String(error));
    }
  }

  const sending: Promise<void>[] = [];
  const started = performance.now();
  const total = perSecond * seconds;
  while (sending.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond));
    while (sending.length < due) sending.push(send(sending.length + 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(sending);
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  await server.stop();
  const database = await openDatabase({ databaseUrl, dataFolder });
  const rows = (await createLeadStore(database).list()).length;
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });

  const sorted = times.toSorted((left, right) => left - right);
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${name}: ${total} messages in ${took.toFixed(1)} s, ${thanked} thanked for, ${rows} rows, ${stopped} stopped by the limit, ` +
      `${problems.length} failed${problems[0] ? ` (${problems[0]})` : ''}; answered in ${quantile(0.5)} ms (median), ` +
      `${quantile(0.95)} ms (95 %), ${quantile(0.99)} ms (99 %)`,
  );
  return problems.length === 0 && rows === thanked;
}

await ensureTool('postgres');
const postgres = await startPostgres();
const results = [await measure('SQLite', undefined)];
if (postgres) results.push(await measure('PostgreSQL', postgres.url));
await postgres?.remove();
process.exit(results.every(Boolean) ? 0 : 1);
