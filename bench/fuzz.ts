import { maxPipelined, maxTinyChunks } from '#server/connection-limits.ts';
import { startServer } from '#server/fixture-server.ts';
import { fields as message } from '#server/leads/fixture-fields.ts';
import { fetchToken } from '#server/leads/fixture-visitors.ts';
import { countContents } from '#server/packets.ts';
import { hostileInquiry, hostileQuestion } from './hostile-questions.ts';
import { type Seeded, seeded } from './seeded.ts';

/**
 * Malformed requests to every endpoint of the built site, which runs in a separate process:
 * npm run bench -- fuzz [SEED [COUNT [ADDRESS]]]
 * Fails if one gets a 5xx or no response, or if the log contains an error. A body that looks like more requests or
 * chunks than one connection may send is cut off without a response (decision 27); those are counted separately.
 */
const [seed = 1, count = 10_000] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
const atOnce = 8;

const endpoints = [
  '/api/chatbot/semantic-search',
  '/api/chatbot/feedback',
  '/api/contact',
  '/contact',
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/mcp',
  '/api/estimate',
  '/api/none',
  '/api/search',
  '/search',
].filter((path) => !only || path === only);
/** A page's form is a form; everything else is JSON. */
const usualType = (path: string) => (path === '/contact' ? 'application/x-www-form-urlencoded' : 'application/json');
/** The intended type, nine times out of ten. */
const mostly = 0.9;
const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const types = [
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  ';',
];
const fields = [
  'query',
  'originalQuery',
  'history',
  'topK',
  'question',
  'replyId',
  'score',
  '__proto__',
  'sender',
  'text',
  ...Object.keys(message),
  'token',
  'key',
  'lines',
  'service',
  'package',
  'quantity',
  'jsonrpc',
  'method',
  'params',
  'arguments',
  'website',
];

function anyValue(random: Seeded, depth = 0): unknown {
  const { whole, pick, times } = random;
  const makers: (() => unknown)[] = [
    () => null,
    () => pick([true, false, 0, -1, 1, 1e308, -0.5, Number.MAX_SAFE_INTEGER]),
    () => pick(['', ' ', 'logo', '\0', '\ud800', '𝓵', 'x'.repeat(whole(1, 3_000)), '{"a":1}', 'constructor']),
    () => hostileQuestion(random),
  ];
  if (depth < 4) {
    makers.push(
      () => times(whole(0, 5), () => anyValue(random, depth + 1)),
      () => Object.fromEntries(times(whole(0, 5), () => [pick(fields), anyValue(random, depth + 1)])),
    );
  }
  return pick(makers)();
}

/** A valid body with one field changed; arbitrary JSON; broken text; noise; endless brackets. */
function anyBody(random: Seeded): Uint8Array<ArrayBuffer> {
  const { whole, pick, times } = random;
  const asked = { query: 'logo', originalQuery: 'Logo?', history: [{ sender: 'user', text: 'hi' }], topK: 3 };
  const ordered = { lines: [{ service: 'logo-design', package: 'basic', quantity: 1 }] };
  const called = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'estimate', arguments: ordered } };
  const judged = { question: 'Logo?', replyId: 1, score: 1, ...message, token };
  const makers: (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => JSON.stringify({ ...asked, ...judged, ...ordered, ...called, [pick(fields)]: anyValue(random) }),
    () => JSON.stringify(anyValue(random)),
    () => JSON.stringify(hostileInquiry(random).body).slice(0, whole(0, 40_000)),
    () => pick(['[', '{"a":', '"', '-', '1e', '--x\r\n', '%', '&=']).repeat(whole(1, 20_000)),
    () => new Uint8Array(times(whole(0, 2_000), () => whole(0, 255))),
    () => '',
  ];
  const body = pick(makers)();
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

/** A form with one arbitrary field, a truncated one, or something that isn't a form at all. */
function anyForm(random: Seeded): Uint8Array<ArrayBuffer> {
  const { whole, pick } = random;
  const value = anyValue(random);
  const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
  const form = new URLSearchParams({ ...message, token, [pick(fields)]: text }).toString();
  if (random.next() < mostly)
    return new TextEncoder().encode(random.next() < mostly ? form : form.slice(0, whole(0, 300)));
  return anyBody(random);
}

const limits = {
  CHAT_RATE_LIMIT: '0',
  PAGE_RATE_LIMIT: '0',
  SEARCH_RATE_LIMIT: '0',
  CONTACT_RATE_LIMIT: '0',
  CONTACT_MIN_SECONDS: '0',
  TRUSTED_PROXIES: '1',
  METRICS: 'on',
};
const server = await startServer('build', { LOG: 'errors', ...limits });
const token = await fetchToken(server.address);
const random = seeded(seed);
const answers = new Map<string, number>();
const failures: string[] = [];
let cutOff = 0;

/** Whether the server deliberately doesn't read this. */
function isCutOff(body: RequestInit['body']): boolean {
  if (!(body instanceof Uint8Array)) return false;
  const most = { requests: maxPipelined, tinyChunks: maxTinyChunks };
  const { requests, tinyChunks } = countContents(Buffer.from(body), most);
  return requests > most.requests || tinyChunks > most.tinyChunks;
}

/** What a visitor can put into a URL, and what they can't. */
function anySearch(): string {
  const text = random
    .pick([hostileQuestion(random), 'logo', '\0', '%', ' '.repeat(300), 'x'.repeat(5_000)])
    .slice(0, 4_000);
  return random.pick([encodeURIComponent(text.toWellFormed()), '%', '%ff%fe', 'a&q=b', 'a#b']);
}

async function search(path: string): Promise<void> {
  await sendAs(`${path}?q=${anySearch()}`, path, { method: 'GET' });
}

async function send(path: string): Promise<void> {
  const method = random.next() < mostly ? 'POST' : random.pick(methods);
  const type = random.next() < mostly ? usualType(path) : random.pick(types);
  const body = type.startsWith('application/x-www') ? anyForm(random) : anyBody(random);
  await sendAs(path, path, { method, body, headers: { 'content-type': type } });
}

async function sendAs(address: string, path: string, request: RequestInit): Promise<void> {
  const name = `${request.method} ${address.slice(0, 200)}`;
  try {
    const headers = {
      ...request.headers,
      'x-forwarded-for': `192.0.${random.whole(0, 255)}.${random.whole(0, 255)}`,
    };
    const response = await fetch(server.address + address, { ...request, headers, redirect: 'manual' });
    await response.arrayBuffer();
    const key = `${path} ${response.status}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    if (response.status >= 500) failures.push(`${response.status} for ${name}`);
  } catch (error) {
    if (isCutOff(request.body)) cutOff += 1;
    else failures.push(`${error instanceof Error ? (error.cause ?? error) : error} for ${name}`);
  }
}

for (const path of endpoints) {
  for (let sent = 0; sent < count; sent += atOnce) await Promise.all(random.times(atOnce, () => send(path)));
}
for (const path of only ? [] : ['/api/search', '/search']) {
  for (let sent = 0; sent < count / 10; sent += atOnce) await Promise.all(random.times(atOnce, () => search(path)));
}
const code = await server.stop();
const errors = server
  .output()
  .split('\n')
  .filter((line) => line.includes('"level":"error"') || /^\s+at /.test(line));

console.log(`${count} bodies to each of ${endpoints.length} endpoints, seed ${seed}:`);
for (const [key, number] of [...answers].toSorted()) console.log(`  ${key}: ${number}`);
console.log(`${cutOff} were cut off on purpose, ${failures.length} failed; the server ended with ${code}.`);
for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
if (errors.length > 0) console.log(`The log names ${errors.length} errors, the first: ${errors[0]}`);
process.exit(failures.length + errors.length > 0 || code !== 0 ? 1 : 0);
