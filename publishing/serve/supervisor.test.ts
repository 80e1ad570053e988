import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { webhookSecret } from '#server/admin-host/shared-secret.ts';
import type { SupervisorRequest } from '#server/admin-host/staff-request.ts';
import { type FixtureBuild, makeFixtureBuild } from '#server/fixture-build.ts';
import { freePort } from '#server/fixture-free-port.ts';
import { type Load, startLoad } from '#server/fixture-load.ts';
import { operator } from '#server/fixture-server.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const root = path.resolve(import.meta.dirname, '../..');
const token = 'a-token-for-tests';
let builds: FixtureBuild[];
let data: string;
let address: string;
let supervisor: Supervisor;
const changed = vi.fn();
const gaveUp = vi.fn();
const logged: string[] = [];
const timeout = { endMs: 10_000, firstPauseMs: 100, maxPauseMs: 800, maxRestarts: 8 };

/** Knows one record, and returns it. */
const answer = async (asked: SupervisorRequest) => {
  if (!('id' in asked) || asked.id !== 'known') throw new Error('it has been deleted.');
  return { refusals: [], shown: true };
};
beforeAll(async () => {
  builds = await Promise.all([makeFixtureBuild(), makeFixtureBuild()]);
  data = await mkdtemp(path.join(tmpdir(), 'supervisor-'));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: process.env.PATH,
    PORT: `${port}`,
    DATA_DIR: data,
    LOG: 'off',
    ADMIN_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
    ADMIN_TOKEN: token,
    ...operator.settings,
  };
  const log = (line: string) => logged.push(line);
  supervisor = createSupervisor({ environment, changed, answer, gaveUp, log, timeout });
  await supervisor.serve({ folder: root, build: builds[0]?.folder ?? '' });
});
afterAll(async () => {
  await supervisor.stop();
  await Promise.all(builds.map(({ remove }) => remove()));
  await rm(data, { recursive: true, force: true });
});

/** Visitors who reconnect when the server closes their connection, until the old server has exited. */
async function askWithoutEnd(until: Promise<unknown>): Promise<{ answered: number; failures: string[] }> {
  let over = false;
  let answered = 0;
  const failures: string[] = [];
  const loads = new Set<Load>();
  const visit = async () => {
    while (!over) {
      const load = startLoad(`${address}/about`, 1);
      loads.add(load);
      const ended = await load.ended;
      loads.delete(load);
      answered += ended.answered;
      failures.push(...ended.failures);
    }
  };
  const visits = Promise.all(Array.from({ length: 2 }, visit));
  await until;
  const [older] = Object.values(cluster.workers ?? {});
  if (Object.keys(cluster.workers ?? {}).length > 1 && older) await once(older, 'exit');
  over = true;
  for (const load of loads) load.stop();
  await visits;
  return { answered, failures };
}

test('one server takes over from another without a failed request', async () => {
  const { answered, failures } = await askWithoutEnd(
    supervisor.serve({ folder: root, build: builds[1]?.folder ?? '' }),
  );
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test("a server that does not start doesn't affect the other", async () => {
  await expect(supervisor.serve({ folder: root, build: '/nowhere' })).rejects.toThrow('did not start');
  expect((await fetch(`${address}/about`)).status).toBe(200);
});

test('a server that hangs during handover is killed', async () => {
  const [hanging] = Object.values(cluster.workers ?? {});
  if (!hanging) throw new Error('There is no server.');
  const ended = once(hanging, 'exit');
  hanging.process.kill('SIGSTOP');
  await supervisor.serve({ folder: root, build: builds[1]?.folder ?? '' });
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect((await fetch(`${address}/about`)).status).toBe(200);
});

test('the webhook reaches the supervisor, and /healthz shows its state', async () => {
  const call = (secret: string) =>
    fetch(`${address}/api/content-changed`, { method: 'POST', headers: { 'x-webhook-secret': secret }, body: '{}' });
  expect((await call('wrong')).status).toBe(401);
  expect(changed).not.toHaveBeenCalled();
  expect((await call(webhookSecret(token))).status).toBe(202);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  supervisor.reportHealth({ release: 'one', admin: 'ok', problems: [] });
  const health = async () => (await fetch(`${address}/healthz`, { headers: operator.headers })).json();
  await vi.waitFor(async () => expect(await health()).toMatchObject({ content: { release: 'one' } }), {
    timeout: 60_000,
  });
});

test('staff requests are answered by the supervisor, and only to the admin host', async () => {
  const ask = (question: unknown, secret: string) =>
    fetch(`${address}/api/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
      body: JSON.stringify(question),
    });
  const secret = webhookSecret(token);
  const known = { about: 'state', type: 'service', id: 'known' };
  expect(await (await ask(known, secret)).json()).toEqual({ refusals: [], shown: true });
  expect((await ask({ ...known, id: 'unknown' }, secret)).status).toBe(503);
  for (const nonsense of [{}, { ...known, about: 'page' }, { ...known, type: '../..' }, { ...known, id: 'a b' }, 7])
    expect((await ask(nonsense, secret)).status).toBe(400);
  expect((await ask(known, 'wrong')).status).toBe(401);
});

/** Kills the current server, as the system does when memory runs out. */
function killServer(): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
}

function failedStarts(): number {
  return logged.filter((line) => line.includes('did not start')).length;
}

test('a server whose build is temporarily missing is restarted until it responds', async () => {
  const folder = builds[1]?.folder ?? '';
  await rename(folder, `${folder}-away`);
  killServer();
  await vi.waitFor(() => expect(failedStarts()).toBeGreaterThan(1), { timeout: 60_000 });
  await rename(`${folder}-away`, folder);
  await vi.waitFor(async () => expect((await fetch(`${address}/about`)).status).toBe(200), { timeout: 60_000 });
  expect(gaveUp).not.toHaveBeenCalled();
});

test('a server that never starts is given up, and the process exits', async () => {
  const folder = builds[1]?.folder ?? '';
  await rename(folder, `${folder}-away`);
  killServer();
  await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  expect(logged.at(-1)).toMatch(/couldn't be restarted in \d+ attempts/);
  await rename(`${folder}-away`, folder);
});
