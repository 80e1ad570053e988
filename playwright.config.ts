import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { pinnedNode } from './scripts/run.mjs';

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
process.env.CHROMIUM_PATH ??= await findBrowser();
const port = process.env.E2E_PORT;
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // No test is about speed: these are only there for what never happens.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: { baseURL: address },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          // Nothing of the browser's own may go out while the tests run.
          args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-background-networking'],
        },
      },
    },
  ],
  webServer: {
    command: `"${pinnedNode}" server/main.ts`,
    url: `${address}/healthz`,
    env: { PORT: port, HOST: '127.0.0.1', LOG: 'errors', NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
