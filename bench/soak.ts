import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServer } from '#server/fixture-server.ts';
import { hostileInquiry } from './hostile-questions.ts';
import { median } from './measure.ts';
import { seeded } from './seeded.ts';

/**
 * Mixed requests without pause to the built site, in a separate process, and its memory use:
 * npm run bench -- soak [MINUTES]
 * Fails if a request fails, or if memory grows during the second half.
 */
const [minutes = 10] = process.argv.slice(2).map(Number);
const visitors = 8;
const sampleEveryMs = 5_000;
/** Variation of the garbage collector; a leak of 100 bytes per request is far more in ten minutes. */
const allowedGrowthMb = 25;

const pages = ['/', '/about', '/services', '/service/logo-design', '/blog', '/search.json', '/robots.txt', '/?x=1'];
const limits = { CHAT_RATE_LIMIT: '0', PAGE_RATE_LIMIT: '0', SEARCH_RATE_LIMIT: '0', TRUSTED_PROXIES: '1' };
const server = await startServer('build', { LOG: 'off', ...limits });
const writer = seeded(1);
/** Generated in advance, because generating costs more than sending. */
const questions = writer.times(300, () => JSON.stringify(hostileInquiry(writer).body));
const started = performance.now();
const timeLeft = () => performance.now() - started < minutes * 60_000;
const statuses = new Map<number, number>();
const failures: string[] = [];

async function visit(seed: number): Promise<void> {
  const random = seeded(seed);
  const request = (path: string, options?: RequestInit) => fetch(server.address + path, options);
  const json = { 'content-type': 'application/json' };
  const kinds = [
    () => request(random.pick(pages)),
    () => request(random.pick(pages), { headers: { 'accept-encoding': random.pick(['br', 'gzip', 'identity']) } }),
    () => request(`/missing-${random.whole(0, 1e9)}`),
    () => request(`/services?item=logo-design.basic.${random.whole(1, 99)}`),
    () => {
      const body = random.pick(questions);
      return request('/api/chatbot/semantic-search', { method: 'POST', headers: json, body });
    },
    () => {
      const body = JSON.stringify({ question: 'x', replyId: random.whole(0, 99), score: 1 });
      // Each from a different visitor: the rate limit's memory must not grow without bound.
      const visitor = {
        'x-forwarded-for': `2001:db8:${random.whole(0, 0xffff).toString(16)}:${random.whole(0, 0xffff).toString(16)}::1`,
      };
      return request('/api/chatbot/feedback', { method: 'POST', headers: { ...json, ...visitor }, body });
    },
    () => {
      const body = JSON.stringify({
        lines: [{ service: 'logo-design', package: 'basic', quantity: random.whole(1, 9) }],
      });
      return request('/api/estimate', { method: 'POST', headers: json, body });
    },
    () => {
      const params = { name: random.pick(['list_services', 'search']), arguments: { query: 'logo' } };
      const headers = { ...json, accept: 'application/json, text/event-stream' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      return request('/mcp', { method: 'POST', headers, body });
    },
    () =>
      request(random.pick([...pages, '/estimate?item=logo-design.basic.1']), { headers: { accept: 'text/markdown' } }),
    () => request('/healthz'),
    // A visitor who leaves before the response arrives.
    () => request('/services?item=1', { signal: AbortSignal.timeout(random.whole(1, 5)) }).catch(() => undefined),
  ];
  while (timeLeft()) {
    try {
      const response = await random.pick(kinds)();
      await response?.arrayBuffer().catch(() => undefined);
      if (response) statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    } catch (error) {
      failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
    }
  }
}

async function memoryMb(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.pid)]);
  return Number(stdout) / 1024;
}

const samples: number[] = [];
const sampler = setInterval(async () => samples.push(await memoryMb()), sampleEveryMs);
await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index + 1)));
clearInterval(sampler);
const code = await server.stop();

const half = samples.slice(samples.length >> 1);
const quarter = Math.max(1, half.length >> 1);
const [begin, end] = [median(half.slice(0, quarter)), median(half.slice(-quarter))];
const total = [...statuses.values()].reduce((sum, number) => sum + number, 0);
console.log(`${minutes} minutes, ${total} requests: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`);
console.log(`Memory in MB: ${samples.map((sample) => sample.toFixed(0)).join(' ')}`);
console.log(`Third quarter ${begin.toFixed(1)} MB, last quarter ${end.toFixed(1)} MB; ended with ${code}.`);
const serverFaults = [...statuses.keys()].filter((status) => status >= 500);
if (failures.length > 0) console.log(`${failures.length} failed, the first: ${failures[0]}`);
const grew = end - begin > allowedGrowthMb;
if (grew) console.log(`The memory grew by more than ${allowedGrowthMb} MB.`);
process.exit(grew || failures.length + serverFaults.length > 0 || code !== 0 ? 1 : 0);
