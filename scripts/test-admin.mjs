import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPanel, installHost, writeSeed } from './admin-host.mjs';
import { take } from './check.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';
import { stop } from './say.mjs';

const tests = process.argv.slice(2);

await install();
const publishing = { name: 'Publishing', tool: 'vitest', args: ['run', '--config', 'publishing/vitest.config.ts'] };
if (tests.length === 0 && !(await take(publishing))) stop('What is published is not sound: see the lines above.');
await installHost();
await buildPanel();
const folder = mkdtempSync(path.join(tmpdir(), 'admin-seed-'));
const seedFile = await writeSeed(path.join(folder, 'seed.json'));
const { code } = await run(
  pinnedNode,
  ['--test', '--test-concurrency=1', ...(tests.length > 0 ? tests : ['admin/test/*.test.mjs'])],
  { env: { ...process.env, SEED_FILE: seedFile, CHROMIUM_PATH: await findOrInstallBrowser() } },
);
rmSync(folder, { recursive: true, force: true });
if (code !== 0) stop('Tests of the admin host failed: see the lines above.');
console.log('The admin host holds: content, rights, limits, webhook, panel and publishing.');
