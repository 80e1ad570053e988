import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { get } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { findTool } from '#tools/find-tool.ts';
import { sharedFixtureBuild } from './fixture-build.ts';
import { type FixtureCertificate, makeCertificate } from './fixture-certificate.ts';
import { type RunningServer, runServerToItsEnd, startServer } from './fixture-server.ts';

const openssl = await findTool('openssl');
const test = base.runIf(openssl);
const build = await sharedFixtureBuild();
let files: FixtureCertificate;
beforeAll(() => {
  if (openssl) files = makeCertificate(openssl);
});
afterAll(() => files?.remove());

function start(): Promise<RunningServer> {
  return startServer(build.folder, { TLS_CERT: files.certificate, TLS_KEY: files.key });
}

async function open({ address }: RunningServer): Promise<ClientHttp2Session> {
  const session = connect(address, { ca: readFileSync(files.certificate) });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  return session;
}

interface Received {
  headers: Record<string, unknown>;
  text: string;
}

function receive(stream: ClientHttp2Stream): Promise<Received> {
  return new Promise((resolve, reject) => {
    let headers = {};
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (received) => {
      headers = received;
    });
    stream.on('data', (chunk) => {
      text += chunk;
    });
    stream.on('end', () => resolve({ headers, text }));
    stream.on('error', reject);
  });
}

test('with a certificate, pages are served by HTTP/2, multiplexed, or by HTTP/1.1', async () => {
  const server = await start();
  expect(server.address).toMatch(/^https:/);
  const session = await open(server);
  expect(session.alpnProtocol).toBe('h2');
  const [about, script, missing] = await Promise.all(
    ['/about', '/assets/entry-1a2b.js', '/nothing-here'].map((path) => receive(session.request({ ':path': path }))),
  );
  expect(about?.headers).toMatchObject({ ':status': 200, 'x-frame-options': 'DENY' });
  expect(about?.text).toContain('<title>About');
  expect(script?.headers).toMatchObject({ ':status': 200, 'x-content-type-options': 'nosniff' });
  expect(missing?.headers).toMatchObject({ ':status': 404 });
  // A method that only proxies use.
  const refused = session.request({ ':method': 'CONNECT', ':authority': 'elsewhere.example:443' });
  expect((await receive(refused)).headers).toMatchObject({ ':status': 405 });
  session.close();
  const version = await new Promise((resolve, reject) => {
    get(`${server.address}/about`, { ca: readFileSync(files.certificate), agent: false }, (response) => {
      response.resume().on('end', () => resolve(`${response.httpVersion} ${response.statusCode}`));
    }).on('error', reject);
  });
  expect(version).toBe('1.1 200');
  expect(await server.stop()).toBe(0);
});

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** GET /contact, each header by its index in HPACK's static table. */
const header = (number: number, value: string) => Buffer.from([number, value.length, ...Buffer.from(value)]);
const getContact = Buffer.concat([Buffer.from([0x82, 0x87]), header(0x04, '/contact'), header(0x01, 'localhost')]);
const cancelled = Buffer.from([0, 0, 0, constants.NGHTTP2_CANCEL]);

/** Opens requests and cancels each at once, which no client library would do; ends when it is cut off. */
function breakOff({ port }: RunningServer, requests: number): Promise<void> {
  const socket = connectTls({ port, host: '127.0.0.1', ALPNProtocols: ['h2'], ca: readFileSync(files.certificate) });
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  socket.write(frame(4, 0, 0, Buffer.alloc(0)));
  for (let stream = 1; stream < requests * 2; stream += 2) {
    socket.write(Buffer.concat([frame(1, 0x5, stream, getContact), frame(3, 0, stream, cancelled)]));
  }
  socket.resume().on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

test('a client that resets request after request is disconnected', async () => {
  const server = await startServer(build.folder, { TLS_CERT: files.certificate, TLS_KEY: files.key, LOG: 'requests' });
  await Promise.all(Array.from({ length: 6 }, () => breakOff(server, 5_000)));
  expect(server.output().split('"/contact"').length - 1).toBeLessThan(1_000);
  expect(await server.stop()).toBe(0);
});

test("when asked to stop it finishes a session's requests, and exits with 0 although the client stays", async () => {
  const server = await start();
  const session = await open(server);
  const slow = receive(session.request({ ':path': '/services?item=1&wait=600' }));
  await server.hasWritten('waiting');
  const ended = server.stop();
  expect((await slow).text).toContain('wait=600');
  expect(await ended).toBe(0);
});

test('a problem with the files is reported in one line, and nothing starts', async () => {
  const missing = await runServerToItsEnd(build.folder, { TLS_CERT: '/no/such.pem', TLS_KEY: files.key });
  expect(missing).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^TLS_CERT names a file that cannot be read: .+\n$/),
  });
  const swapped = await runServerToItsEnd(build.folder, { TLS_CERT: files.key, TLS_KEY: files.certificate });
  expect(swapped.output).toMatch(/^TLS_CERT and TLS_KEY are not a certificate and its key in PEM form: .+\n$/);
  const half = await runServerToItsEnd(build.folder, { TLS_CERT: files.certificate });
  expect(half.output).toBe('TLS_CERT needs TLS_KEY: set both\n');
});
