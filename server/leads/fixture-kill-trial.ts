import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../fixture-free-port.ts';
import { type RunningServer, startServer } from '../fixture-server.ts';
import { openDatabase } from '../store/database.ts';
import type { RunningPostgres } from '../store/fixture-postgres.ts';
import { type Faults, startBusyVisitors } from './fixture-busy-visitors.ts';

export interface KillTrial {
  buildFolder: string;
  kills: number;
  visitors: number;
  /** SQLite if undefined. Otherwise PostgreSQL, which is restarted as well, before every third kill. */
  postgres?: RunningPostgres | undefined;
  /** The build contains the site's pages, so that quotes are requested and accepted, too. */
  quotes?: boolean;
  random: () => number;
  progress?: (kill: number, thanked: number) => void;
}

export interface KillResult extends Faults {
  /** Confirmed messages. */
  thanked: number;
  /** Those of them that never reached the receiver. */
  undelivered: string[];
  deliveredTwice: number;
  /** Confirmed messages of talks, and how many of them are replies of staff. */
  said: number;
  replied: number;
  /** Quotes whose acceptance was confirmed. */
  accepted: number;
}

/** The maximum time a server runs before it is killed, in milliseconds. */
const maxLifetimeMs = 700;
/** A killed process's claim expires after 30 seconds; then its deliveries are made. */
const timeoutMs = 120_000;

/**
 * Visitors and staff are active continuously while the server is killed again and again. In the end, everything
 * confirmed must be stored once, and every message delivered.
 */
export async function runKillTrial(trial: KillTrial): Promise<KillResult> {
  const { buildFolder, kills, visitors, postgres, quotes = false, random, progress } = trial;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'site-kill-'));
  const delivered = new Map<string, number>();
  const receiver = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const { reference, id = reference } = JSON.parse(body).data;
      delivered.set(id, (delivered.get(id) ?? 0) + 1);
      outgoing.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const receiverAddress = receiver.address();
  const receiverPort = typeof receiverAddress === 'object' && receiverAddress ? receiverAddress.port : 0;
  const port = await freePort();
  const environment = {
    PORT: String(port),
    LOG: 'off',
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '1',
    CONTACT_RATE_LIMIT: '0',
    CONTACT_MIN_SECONDS: '0',
    PAGE_RATE_LIMIT: '0',
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${receiverPort}/`,
    LEAD_WEBHOOK_SECRET: 'the receiver does not check',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const start = () => startServer(buildFolder, environment);

  let server: RunningServer = await start();
  const database = await openDatabase({ databaseUrl: postgres?.url, dataFolder });
  const busy = startBusyVisitors(visitors, { port, database, quotes });
  for (let kill = 1; kill <= kills; kill++) {
    await pause(random() * maxLifetimeMs);
    if (postgres && kill % 3 === 0) await postgres.restart();
    await server.stop('SIGKILL');
    progress?.(kill, busy.thanked().size);
    server = await start();
  }
  await pause(maxLifetimeMs);
  // On a slow machine it takes longer until something of each kind has been confirmed.
  await until(() => busy.thanked().size > 0 && busy.counts().said > 0 && busy.counts().replied > 0);
  await busy.finish();

  const references = busy.thanked();
  const waiting = () => [...references].filter((reference) => !delivered.has(reference));
  await until(() => waiting().length === 0);
  await server.stop();
  await new Promise((resolve) => receiver.close(resolve));

  const faults = await busy.faults();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
  return {
    ...faults,
    ...busy.counts(),
    thanked: references.size,
    undelivered: waiting(),
    deliveredTwice: [...delivered.values()].filter((times) => times > 1).length,
  };
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!isDone() && performance.now() < deadline) await pause(50);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
