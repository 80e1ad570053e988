import { expect, test } from 'vitest';
import { createClientLimit } from '../client-limit.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createOperations, operationPaths, type Readiness } from './operations.ts';

const token = 'a-token-of-operators';
const counted: Metrics = {
  request: () => undefined,
  answered: () => undefined,
  text: async () => 'site_requests_total 1\n',
  contentType: 'text/plain; version=0.0.4; charset=utf-8',
};

interface Given {
  readiness?: Readiness;
  metrics?: Metrics;
  token?: string;
  scrapes?: number;
}

function start({ readiness = 'ready', metrics, token: expected, scrapes = 0 }: Given = {}) {
  const operations = createOperations({
    version: '1.2.3',
    health: async () => ({ database: 'away', outbox: 'unknown', assistant: 'words' }),
    readiness: () => readiness,
    metrics,
    token: expected,
    mayScrape: createClientLimit({ perMinute: scrapes, now: () => 0 }),
  });
  return async (path: (typeof operationPaths)[number], authorization?: string, method = 'GET') => {
    const request = new Request(`http://site.example${path}`, {
      method,
      headers: authorization === undefined ? {} : { authorization },
    });
    const response = await operations.get(path)?.(request, 'a');
    if (!response) throw new Error(`${path} is not answered`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

test('the public response has the status and version only', async () => {
  const { status, text } = await start({ token })('/healthz');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ status: 'impaired', version: '1.2.3' });
});

test("with the token, the response has the components' states", async () => {
  const ask = start({ token });
  const details = { database: 'away', outbox: 'unknown', assistant: 'words' };
  expect(JSON.parse((await ask('/healthz', `Bearer ${token}`)).text)).toMatchObject(details);
  expect(JSON.parse((await ask('/readyz', `bearer ${token}`)).text)).toMatchObject(details);
});

test.each(operationPaths)('%s refuses a wrong token, even if none is configured', async (path) => {
  for (const given of ['Bearer wrong', `Bearer ${token}x`]) {
    const { status, headers } = await start({ token, metrics: counted })(path, given);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect((await start()(path, given)).status).toBe(401);
  }
});

test.each([
  ['starting', 503],
  ['ready', 200],
  ['stopping', 503],
] as const)('a server that is %s answers readiness with %i, whichever component is down', async (readiness, status) => {
  const answer = await start({ readiness })('/readyz');
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { status: readiness }]);
});

test('metrics are served only if configured', async () => {
  expect((await start()('/metrics')).status).toBe(404);
  const open = await start({ metrics: counted })('/metrics');
  expect([open.status, open.text]).toEqual([200, 'site_requests_total 1\n']);
  expect(open.headers.get('content-type')).toBe(counted.contentType);
  expect((await start({ metrics: counted, token })('/metrics')).status).toBe(401);
  expect((await start({ metrics: counted, token })('/metrics', `Bearer ${token}`)).status).toBe(200);
});

test('scraping is rate-limited', async () => {
  const ask = start({ metrics: counted, scrapes: 2 });
  const statuses = [await ask('/metrics'), await ask('/metrics'), await ask('/metrics')].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
});

test.each(['', 'Basic abc', 'Bearer', `Bearer ${token} ${token}`, 'x'.repeat(10_000)])(
  'a malformed header %j counts as none',
  async (authorization) => expect((await start({ token })('/healthz', authorization)).status).toBe(200),
);

test('other methods are refused', async () => {
  const answer = await start()('/readyz', undefined, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await start()('/readyz', undefined, 'OPTIONS')).status).toBe(204);
});
