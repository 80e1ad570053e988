import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '#server/fixture-server.ts';
import { requireTool } from '#tools/find-tool.ts';

/** The built site and a browser, for all tests of a file. */
export function serveBuild() {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer('build', { LOG: 'errors' });
    browser = await chromium.launch({ executablePath: await requireTool('chromium'), args: ['--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    address: () => server.address,
    newPage: (options: Parameters<Browser['newPage']>[0]) => browser.newPage(options),
  };
}
