import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { talkKeyHeader, talkMessagesEndpoint } from '#leads/talk-addresses.ts';
import { startServer } from '#server/fixture-server.ts';
import { visitorNumber } from '#server/leads/fixture-visitors.ts';
import { randomKey } from '#server/secret-keys.ts';
import { openDatabase } from '#server/store/database.ts';
import { newLead } from '#server/store/fixture-lead.ts';
import { startPostgres } from '#server/store/fixture-postgres.ts';
import { createLeadStore } from '#server/store/lead-store.ts';
import { ensureTool } from '#tools/get-tool.ts';
import { median } from './measure.ts';
import { requestRepeatedly } from './page-speed/raw-client.ts';
import { resultsFolder, type TalkFigures, type TalkResults } from './page-speed/results.ts';
import { writeReport } from './page-speed/write-report.ts';
import { cpuMsOf } from './process-figures.ts';

/**
 * 500 visitors poll for replies, each at the chat's highest rate, while others read pages of the built site:
 * npm run bench -- polling [SECONDS]
 * Fails if a poll costs 2 ms of CPU time, or pages fall below 0.8 of their speed; other work on the machine affects
 * both. Writes bench/results/talks.json and docs/performance.md. Needs Linux for CPU time.
 */
const [seconds = 3] = process.argv.slice(2).map(Number);
const talks = 500;
const lookEveryMs = 5_000;
const rounds = 3;
const readers = 8;
const maxCpuMs = 2;
const minShare = 0.8;

const page = () => 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n';

function lookOf(keys: readonly string[]): (index: number) => string {
  return (index) => {
    const head = `GET ${talkMessagesEndpoint}?known=0 HTTP/1.1\r\nHost: localhost\r\n`;
    const [key, visitor] = [keys[index % keys.length], visitorNumber(index)];
    return `${head}${talkKeyHeader}: ${key}\r\nX-Forwarded-For: ${visitor}\r\n\r\n`;
  };
}

/**
 * All of them, spread over one polling interval. Returns a function that ends it and returns the number of responses.
 */
function keepLooking(port: number, keys: readonly string[]): () => number {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let [looked, answered] = [0, 0];
  const looking = setInterval(() => {
    const index = looked++ % keys.length;
    const headers = { [talkKeyHeader]: keys[index], 'x-forwarded-for': visitorNumber(index) };
    get({ agent, port, host: '127.0.0.1', path: `${talkMessagesEndpoint}?known=0`, headers }, (response) => {
      response.resume();
      if (response.statusCode === 204) answered += 1;
    }).on('error', () => undefined);
  }, lookEveryMs / keys.length);
  return () => {
    clearInterval(looking);
    agent.destroy();
    return answered;
  };
}

async function measure(database: string, databaseUrl: string | undefined): Promise<TalkFigures> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'site-talks-'));
  const store = await openDatabase({ databaseUrl, dataFolder });
  await store.migrate();
  const keys = Array.from({ length: talks }, randomKey);
  const leads = createLeadStore(store);
  await Promise.all(keys.map((talk_key) => leads.add(newLead({ talk_key, created_at: Date.now() }))));
  await store.close();
  const settings = { LOG: 'off', DATA_DIR: dataFolder, TRUSTED_PROXIES: '1', PAGE_RATE_LIMIT: '0' };
  const server = await startServer('build', { ...settings, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });

  await requestRepeatedly(server.address, page, readers, seconds);
  await requestRepeatedly(server.address, lookOf(keys), readers, 1);
  const before = cpuMsOf(server.pid);
  const looks = await requestRepeatedly(server.address, lookOf(keys), readers, seconds);
  const cpuMs = cpuMsOf(server.pid) - before;

  const shares: number[] = [];
  const alone: number[] = [];
  let besides = 0;
  for (let round = 0; round < rounds; round++) {
    const without = await requestRepeatedly(server.address, page, readers, seconds);
    const stop = keepLooking(server.port, keys);
    const beside = await requestRepeatedly(server.address, page, readers, seconds);
    besides += stop();
    alone.push(without.answered / seconds);
    shares.push(beside.answered / without.answered);
  }
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  const figures: TalkFigures = {
    database,
    cpuMsPerLook: cpuMs / looks.answered,
    looksPerSecond: besides / rounds / seconds,
    pagesPerSecond: median(alone),
    share: median(shares),
  };
  console.log(
    `${database}: a look costs ${figures.cpuMsPerLook.toFixed(3)} ms of CPU time (${(looks.answered / seconds).toFixed(0)} a ` +
      `second); beside ${talks} talks (${figures.looksPerSecond.toFixed(0)} looks a second) pages keep ` +
      `${figures.share.toFixed(2)} of their speed (${figures.pagesPerSecond.toFixed(0)} a second)`,
  );
  return figures;
}

await ensureTool('postgres');
const postgres = await startPostgres();
const figures = [await measure('SQLite', undefined)];
if (postgres) figures.push(await measure('PostgreSQL', postgres.url));
await postgres?.remove();
await mkdir(resultsFolder, { recursive: true });
const results: TalkResults = { seconds, talks, figures };
await writeFile(`${resultsFolder}/talks.json`, `${JSON.stringify(results, null, 2)}\n`);
await writeReport();
const isWithin = ({ cpuMsPerLook, share }: TalkFigures) => cpuMsPerLook < maxCpuMs && share >= minShare;
process.exit(figures.every(isWithin) ? 0 : 1);
