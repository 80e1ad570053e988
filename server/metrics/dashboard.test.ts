import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTool } from '#tools/find-tool.ts';
import { dashboard } from './dashboard.ts';
import { createMetrics } from './metrics.ts';
import { metricNames } from './names.ts';

const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => String(expr)));
const promtool = await findTool('promtool');

test('the file is up to date with the dashboard (npm run dashboard)', async () => {
  expect(JSON.parse(await readFile('docs/grafana-dashboard.json', 'utf8'))).toEqual(dashboard);
});

test('the dashboard shows exactly the existing metrics', async () => {
  const metrics = await createMetrics({
    routeOf: () => '/',
    version: '1.0.0',
    assistant: { mode: () => 'words', waiting: () => 0 },
    health: async () => ({}),
  });
  const counted = new Set(Array.from((await metrics.text()).matchAll(/^# TYPE (\w+) /gm), ([, name = '']) => name));
  const shown = new Set(
    queries
      .flatMap((query) => query.match(/\b(?:site|process|nodejs)_\w+/g) ?? [])
      .map((name) => name.replace(/_bucket$/, '')),
  );
  expect([...shown].filter((name) => !counted.has(name))).toEqual([]);
  expect(Object.values(metricNames).filter((name) => !shown.has(name))).toEqual([]);
});

test.skipIf(!promtool)('every query is valid in Prometheus', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dashboard-'));
  const file = path.join(folder, 'rules.json');
  const rules = queries.map((query, index) => ({
    record: `checked_${index}`,
    expr: query.replaceAll('$__rate_interval', '5m'),
  }));
  // Rules are YAML, of which JSON is a subset.
  await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'rules', file], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`${queries.length} rules found`);
});
