import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from '#server/http-server.ts';
import { createLog } from '#server/request-log.ts';
import { createSecurityHeaders } from '#server/security-headers.ts';
import { millisecondsSince } from './measure.ts';

/**
 * What adversarial packets cost the server's only thread, with Node alone, with Node's own limits and with ours:
 * npm run bench -- packets
 * Decision 27 has the figures.
 */
const connections = 60;
const packetBytes = 64 * 1024;
const post = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const filled = (start: string, piece: string) => start + piece.repeat((packetBytes - start.length) / piece.length);
const attacks = {
  'tiny requests': [filled('', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')],
  'tiny chunks': [post, ...Array<string>(4).fill(filled('', '1\r\nx\r\n'))],
};

const page = new Uint8Array(20_000);
async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') await request.arrayBuffer();
  return new Response(page, { headers: { 'content-length': `${page.byteLength}` } });
}
const listener = getRequestListener(answer);
const servers = {
  'Node alone': () => createServer(listener),
  "Node's limits": () => {
    const server = createServer({ highWaterMark: 4_096, headersTimeout: 15_000, requestTimeout: 30_000 }, listener);
    return Object.assign(server, { maxRequestsPerSocket: 10, timeout: 60_000 });
  },
  ours: () =>
    createHttpServer(answer, createSecurityHeaders([]), createLog('off'), { tls: undefined, behindProxy: true }),
};

/** In a separate process: reports its port, and on request what has happened since. */
function serve(kind: keyof typeof servers): void {
  const server = servers[kind]();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let before = process.cpuUsage();
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', (asked) => {
    if (asked === 'report') return process.send?.({ cpu: millisecondsSince(before), longest: delay.max / 1e6 });
    delay.enable();
    before = process.cpuUsage();
    return process.send?.('ready');
  });
}

async function attackServer(kind: string, packets: readonly string[]): Promise<{ cpu: number; longest: number }> {
  const server = fork(import.meta.filename, [kind]);
  const [port] = await once(server, 'message');
  // One visitor first, so that one-off compilation doesn't count.
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  server.send('begin');
  await once(server, 'message');
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const packet of packets) socket.write(packet);
    });
    return socket.on('error', () => undefined).resume();
  });
  await pause(3_000);
  server.send('report');
  const [report] = await once(server, 'message');
  for (const socket of sockets) socket.destroy();
  server.kill();
  return report;
}

const [kind] = process.argv.slice(2);
if (kind) serve(kind as keyof typeof servers);
else
  for (const [attack, packets] of Object.entries(attacks)) {
    for (const name of Object.keys(servers)) {
      const { cpu, longest } = await attackServer(name, packets);
      const figures = `CPU ${cpu.toFixed(0).padStart(6)} ms, longest wait ${longest.toFixed(0).padStart(6)} ms`;
      console.log(`${attack.padEnd(14)} ${name.padEnd(14)} ${figures}`);
    }
  }
