import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sold } from '#catalogue/fixture-sold.ts';
import { findTool } from '#tools/find-tool.ts';
import { operator, type RunningServer, startFixture } from '../fixture-server.ts';
import { createMetrics } from './metrics.ts';
import { metricNames } from './names.ts';

let server: RunningServer;
beforeAll(async () => {
  ({ server } = await startFixture({ ...operator.settings, LOG: 'off' }));
});
afterAll(() => server.stop());

async function scrape(): Promise<string> {
  const response = await fetch(`${server.address}/metrics`, { headers: operator.headers });
  expect(response.status).toBe(200);
  return response.text();
}

const promtool = await findTool('promtool');

test('requests are counted by route, method and status, with their duration', async () => {
  await fetch(`${server.address}/about`);
  await fetch(`${server.address}/about`, { method: 'HEAD' });
  await fetch(`${server.address}/no-such-page-of-a-stranger`);
  const text = await scrape();
  expect(text).toContain(`${metricNames.requests}{route="/about",method="GET",status="200"} 1\n`);
  expect(text).toContain(`${metricNames.requests}{route="/about",method="HEAD",status="200"} 1\n`);
  expect(text).toContain(`${metricNames.requests}{route="other",method="GET",status="404"} 1\n`);
  expect(text).toContain(`${metricNames.requestSeconds}_count{route="/about"} 2\n`);
  expect(text).not.toContain('stranger');
});

test('replies are counted by outcome and by how the question was read', async () => {
  for (const query of [`How much is ${sold.service}?`, 'qqxzv blorf']) {
    await fetch(`${server.address}/api/chatbot/semantic-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  }
  const text = await scrape();
  expect(text).toMatch(
    /site_chat_answers_total\{outcome="answered",source="catalogue",reading="(?:meaning|words)"\} 1\n/,
  );
  expect(text).toMatch(/site_chat_answers_total\{outcome="unanswered",source="none",reading="(?:meaning|words)"\} 1\n/);
});

test('there are metrics of queues, database, memory and event loop', async () => {
  const text = await scrape();
  const { requests, requestSeconds, answers, contentPublished, ...gauges } = metricNames;
  for (const name of Object.values(gauges)) expect(text).toMatch(new RegExp(`^${name}(?:\\{[^}]*\\})? \\d`, 'm'));
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

test.skipIf(!promtool)('promtool accepts the metrics without remarks', async () => {
  const text = await scrape();
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

test('no request is lost between two batches', async () => {
  const metrics = await createMetrics({
    routeOf: (path) => path,
    version: '1',
    assistant: { mode: () => 'words', waiting: () => 0 },
    health: async () => ({ database: 'ok' }),
  });
  for (let count = 0; count < 1_201; count++) metrics.request({ method: 'GET', path: '/', status: 200, ms: 1 });
  expect(await metrics.text()).toContain(`${metricNames.requests}{route="/",method="GET",status="200"} 1201\n`);
});
