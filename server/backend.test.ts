import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedFixtureBuild } from './fixture-build.ts';
import { operator, runServerToItsEnd, startServer } from './fixture-server.ts';
import { fetchToken, sendMessage } from './leads/fixture-visitors.ts';
import { startPostgres } from './store/fixture-postgres.ts';

const postgres = await startPostgres();
const agent = new Agent();
const build = await sharedFixtureBuild();
afterAll(() => postgres?.remove());

const settings = { LOG: 'errors', CONTACT_MIN_SECONDS: '0', TRUSTED_PROXIES: '1', ...operator.settings };

async function send(port: number, token: string, visitor = '192.0.2.1'): Promise<number> {
  const values = { token, key: crypto.randomUUID() };
  return (await sendMessage(port, values, { agent, visitor })).status;
}

async function healthOf(address: string): Promise<unknown> {
  const response = await fetch(`${address}/healthz`, { headers: operator.headers });
  expect(response.status).toBe(200);
  return response.json();
}

test('a fresh start stores messages without any setting and says where', async () => {
  const server = await startServer(build.folder, settings);
  expect(server.output()).toMatch(/^Messages are stored in \S+leads\.sqlite; see them with npm run leads\n/);
  expect(await healthOf(server.address)).toMatchObject({ status: 'ok', database: 'ok', outbox: 'none' });
  expect(await send(server.port, await fetchToken(server.address))).toBe(201);
  expect(await server.stop()).toBe(0);
});

test('a folder that cannot be written to stops the start with a line that says so', async () => {
  const { code, output } = await runServerToItsEnd(build.folder, { DATA_DIR: '/dev/null/data' });
  expect(code).toBe(1);
  expect(output).toMatch(/^Messages cannot be stored: .+ Set DATA_DIR to a folder that can be written to\.\n$/);
});

test('while another process writes to the database, pages are served, and a message is stored once afterwards', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-locked-'));
  const server = await startServer(build.folder, { ...settings, DATA_DIR: folder });
  const token = await fetchToken(server.address);
  const other = new DatabaseSync(path.join(folder, 'leads.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const sending = send(server.port, token);
  for (let page = 0; page < 20; page++) {
    const response = await fetch(`${server.address}/about`, { signal: AbortSignal.timeout(2_000) });
    expect(response.status).toBe(200);
  }
  expect(await healthOf(server.address)).toMatchObject({ database: 'ok' });
  expect(await fetchToken(server.address)).not.toBe('');
  expect(other.prepare('SELECT * FROM leads').all()).toEqual([]);
  other.exec('COMMIT');
  expect(await sending).toBe(201);
  expect(other.prepare('SELECT * FROM leads').all()).toHaveLength(1);
  other.close();
  expect(await server.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

describe.runIf(postgres)('with PostgreSQL', () => {
  test('the site starts while the database is down, says so, and recovers when it is back', async () => {
    await postgres?.crash();
    const server = await startServer(build.folder, { ...settings, DATABASE_URL: postgres?.url ?? '' });
    expect(server.output()).toMatch(/Messages are stored in PostgreSQL, 127\.0\.0\.1:\d+\/postgres/);
    expect((await fetch(`${server.address}/about`)).status).toBe(200);
    expect(await healthOf(server.address)).toMatchObject({ status: 'impaired', database: 'away' });
    expect(await send(server.port, 'none')).toBe(503);
    await postgres?.start();
    await expect.poll(() => healthOf(server.address), { timeout: 60_000 }).toMatchObject({ database: 'ok' });
    await expect.poll(() => fetchToken(server.address), { timeout: 60_000 }).not.toBe('');
    const token = await fetchToken(server.address);
    await expect.poll(() => send(server.port, token), { timeout: 60_000 }).toBe(201);
    await postgres?.crash();
    expect(await send(server.port, token)).toBe(503);
    expect((await fetch(`${server.address}/about`)).status).toBe(200);
    await postgres?.start();
    await expect.poll(async () => send(server.port, await fetchToken(server.address)), { timeout: 60_000 }).toBe(201);
    expect(await server.stop()).toBe(0);
  });

  test('two instances share tokens and limits', async () => {
    const environment = { ...settings, DATABASE_URL: postgres?.url ?? '', CONTACT_RATE_LIMIT: '4' };
    const [first, second] = await Promise.all([
      startServer(build.folder, environment),
      startServer(build.folder, environment),
    ]);
    const newToken = () => fetchToken(first.address);
    const minute = () => Math.floor(Date.now() / 60_000);
    let statuses: number[] = [];
    // Limits are counted per minute: if one ends in between, another visitor tries again.
    for (const visitor of ['192.0.2.9', '192.0.2.19', '192.0.2.29']) {
      const began = minute();
      statuses = [];
      for (const { port } of [first, second, first, second, first, second]) {
        statuses.push(await send(port, await newToken(), visitor));
      }
      if (minute() === began) break;
    }
    expect(statuses.slice(0, 2)).toEqual([201, 201]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await send(second.port, await newToken(), '192.0.2.10')).toBe(201);
    await Promise.all([first.stop(), second.stop()]);
  });
});
