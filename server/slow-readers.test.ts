import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type WebServer } from './http-server.ts';
import { createLog } from './request-log.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { prepareShutDown, type ShutDown } from './shutdown.ts';

/** More than the system buffers. */
const large = new Uint8Array(32 * 1024 * 1024);
const timeout = 1_500;
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Opened {
  server: WebServer;
  shutDown: ShutDown;
  client: Socket;
  /** Resolves when the server has received a request. */
  asked: Promise<void>;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
}
const opened: Opened[] = [];
afterEach(() => {
  for (const { server, client } of opened.splice(0)) {
    client.destroy();
    server.close();
  }
});

/** A server that sends this to everyone, and a connection that has requested it and doesn't read yet. */
async function open(body: Uint8Array<ArrayBuffer>): Promise<Opened> {
  const asked = Promise.withResolvers<void>();
  const answer = async () => {
    asked.resolve();
    return new Response(body, { headers: { 'content-length': `${body.byteLength}` } });
  };
  const options = { tls: undefined, behindProxy: true, limits: { timeout } };
  const server = createHttpServer(answer, createSecurityHeaders([]), createLog('off'), options);
  const shutDown = prepareShutDown(server);
  const closed = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => socket.once('close', () => resolve()));
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  client.write(request);
  const own = { server, shutDown, client, asked: asked.promise, closed };
  opened.push(own);
  return own;
}

test('a client that never reads is disconnected', async () => {
  const { closed } = await open(large);
  await closed;
});

test('a client that reads slowly gets everything', async () => {
  const { client, closed } = await open(large);
  let size = 0;
  client.on('data', (chunk) => {
    size += chunk.byteLength;
    client.pause();
  });
  const began = performance.now();
  while (performance.now() < began + 3 * timeout) {
    client.resume();
    await pause(20);
  }
  expect(size).toBeLessThan(large.byteLength);
  client.removeAllListeners('data');
  client.on('data', (chunk) => {
    size += chunk.byteLength;
    if (size > large.byteLength) client.end();
  });
  client.resume();
  await closed;
  expect(size).toBeGreaterThan(large.byteLength);
});

test('an idle connection is kept for longer', async () => {
  const { client } = await open(new Uint8Array(1));
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  client.resume();
  await expect.poll(() => received).toContain('200 OK');
  await pause(2 * timeout);
  received = '';
  client.write(request);
  await expect.poll(() => received).toContain('200 OK');
});

test('a server that stops does not wait for a client that never reads', async () => {
  const { shutDown, asked } = await open(large);
  await asked;
  expect(await shutDown(100)).toBe(false);
});
