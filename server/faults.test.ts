import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPipelined } from './connection-limits.ts';
import { sharedFixtureBuild } from './fixture-build.ts';
import { freePort } from './fixture-free-port.ts';
import { startLoad } from './fixture-load.ts';
import { type RunningServer, startServer } from './fixture-server.ts';

const build = await sharedFixtureBuild();

const manyClients = 100;
const root = path.resolve(import.meta.dirname, '..');
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
/** Settings of every server that isn't started by a fixture. */
const started = { PATH, NODE_COMPILE_CACHE, ASSISTANT_START: 'when-asked' };
const dataFolder = () => path.join(build.folder, 'data');

/** Connections that have sent this and then do nothing. */
function openSockets(port: number, text: string): Promise<Socket[]> {
  const opened = Array.from({ length: manyClients }, () => {
    return new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
      socket.on('error', reject);
    });
  });
  return Promise.all(opened);
}

describe('stopping under load', () => {
  test('fails no request and exits with 0', async () => {
    const server = await startServer(build.folder, { LOG: 'off' });
    const load = startLoad(`${server.address}/about`, 30);
    await load.hasAnswered(300);
    const code = await server.stop();
    const { answered, failures } = await load.ended;
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(300);
    expect(code).toBe(0);
  });

  test('fails no request when the signal goes to the command that started the server', async () => {
    const script = `import { pinnedNode, run } from './scripts/run.mjs';
      const { code } = await run(pinnedNode, ['server/main.ts', ${JSON.stringify(build.folder)}]);
      process.exit(code);`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...started, PORT: '0', LOG: 'off', DATA_DIR: dataFolder() },
    });
    const ended = new Promise<number | null>((resolve) => command.on('close', resolve));
    const address = await new Promise<string>((resolve) => {
      command.stdout.on('data', (chunk) => resolve(`http://127.0.0.1:${/localhost:(\d+) /.exec(String(chunk))?.[1]}`));
    });
    const load = startLoad(`${address}/about`, 30);
    await load.hasAnswered(300);
    command.kill('SIGTERM');
    expect((await load.ended).failures).toEqual([]);
    expect(await ended).toBe(0);
  });

  test.each([
    ['have never been used', ''],
    ['have sent half a request', 'GET /about HTTP/1.1\r\nhost: x\r\n'],
    ['wait for their next request', 'GET /about HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('is not held up by connections that %s', async (_case, text) => {
    const server = await startServer(build.folder, { LOG: 'off' });
    const sockets = await openSockets(server.port, text);
    expect((await fetch(`${server.address}/about`)).status).toBe(200);
    for (const socket of sockets) socket.resume();
    // Non-zero if it had to cut something off.
    expect(await server.stop()).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  test('by force leaves nothing that prevents the next start', async () => {
    const first = await startServer(build.folder, { LOG: 'off' });
    const load = startLoad(`${first.address}/about`, 30);
    await load.hasAnswered(300);
    expect(await first.stop('SIGKILL')).toBeNull();
    await load.ended;
    const second = await startServer(build.folder, { PORT: String(first.port), LOG: 'off' });
    expect((await fetch(`${second.address}/about`)).status).toBe(200);
    await second.stop();
  });
});

describe('slow and vanished clients', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(build.folder, { LOG: 'errors', PAGE_RATE_LIMIT: '0', CHAT_RATE_LIMIT: '0' });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  test.each([
    ['in the middle of their headers', 'GET /about HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'in the middle of their body',
      'POST /api/chatbot/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"qu',
    ],
    ['before they read the answer', 'GET /assets/entry-1a2b.js HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(maxPipelined)],
    ['while their page is made', 'GET /services?item=1&wait=300 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('%s delay nobody and cause no error', async (_case, text) => {
    const sockets = await openSockets(server.port, text);
    for (const socket of sockets) socket.pause();
    expect((await fetch(`${server.address}/about`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(server.written().replaceAll('waiting\n', '')).toBe('');
  });
});

describe.runIf(process.platform === 'linux')('a log that cannot be written', () => {
  test('because the disk is full affects only the log', async () => {
    // Output to the full disk can't report the port.
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, ['server/main.ts', build.folder], {
      cwd: root,
      env: { ...started, PORT: String(port), DATA_DIR: dataFolder() },
      stdio: ['ignore', full, full],
    });
    const ended = new Promise<number | null>((resolve) => server.on('close', resolve));
    await expect
      .poll(() => fetch(`${address}/about`).then(({ status }) => status, String), { timeout: 60_000 })
      .toBe(200);
    for (let count = 0; count < 50; count++) expect((await fetch(`${address}/about`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('because its reader is gone affects only the log', async () => {
    const server = await startServer(build.folder);
    server.dropOutput();
    for (let count = 0; count < 50; count++) expect((await fetch(`${server.address}/about`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
