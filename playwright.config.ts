import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { pinnedNode } from './scripts/run.mjs';
import { requireTool } from './tools/find-tool.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Every worker reads this file again: the first reading chooses, the others find the choice in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'kitefold-e2e-'));
const port = process.env.E2E_PORT;
const address = `http://127.0.0.1:${port}`;

/** Menus, search, estimator and chat, as far as the second engine's automation supports them. */
const secondEngineTests = ['by-keyboard/*.spec.ts', 'pages/*.spec.ts', 'shell/header.spec.ts'];
/** A mouse, which headless Firefox doesn't report: fine (2) and hovering (4). */
const mouse = 2 + 4;

/**
 * Without parsing scripts while they arrive, loading a page takes an eighth less of the processor's time. The others are
 * features that Playwright disables, too, because this list replaces its own.
 */
const disabledFeatures = [
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

function chromium(executablePath: string): Project {
  return {
    name: 'chromium',
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: {
        executablePath,
        // No requests of the browser's own, and no features that need an extra process.
        args: [
          '--disable-gpu',
          '--in-process-gpu',
          '--disable-quic',
          '--disable-sync',
          '--disable-background-networking',
          // One process draws every page: another one for each test costs as much as loading a page.
          '--renderer-process-limit=1',
          `--disable-features=${disabledFeatures.join(',')}`,
        ],
      },
    },
  };
}

/** The machine's own Firefox, through its automation protocol. */
function firefox(executablePath: string): Project {
  return {
    name: 'firefox',
    testMatch: secondEngineTests,
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: { 'ui.primaryPointerCapabilities': mouse } },
    },
  };
}

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // No test is about speed: these only end hanging tests.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: { baseURL: address },
  projects: [
    process.env.TEST_ENGINE === 'firefox'
      ? firefox(await requireTool('firefox'))
      : chromium(await requireTool('chromium')),
  ],
  webServer: {
    command: `"${pinnedNode}" server/main.ts`,
    url: `${address}/healthz`,
    timeout: 180_000,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      LOG: 'errors',
      NODE_ENV: 'production',
      DATA_DIR: process.env.E2E_DATA,
      // Tests fill in the form at once, and all of them come from one address.
      CONTACT_MIN_SECONDS: '0',
      CONTACT_RATE_LIMIT: '0',
      PAGE_RATE_LIMIT: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
