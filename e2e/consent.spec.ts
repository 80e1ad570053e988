import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { pinnedNode } from '../scripts/run.mjs';
import { nothingToDo, openPage, scriptsRun } from './open-page.ts';
import { test } from './test.ts';

// Its server is another one.
test.use({ ownContext: true });

/** A page with a query it reads is rendered on request, so this server's settings apply without another build. */
const address = '/portfolio?service=graphic-design';
const scripts = {
  ANALYTICS_WEB_URL: 'https://analytics.example/web.js',
  ANALYTICS_RECORDING_URL: 'https://recording.example/record.js',
  ANALYTICS_SECOND_URL: 'https://statistics.example/second.js',
};

let server: ChildProcess;
let base: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = spawn(pinnedNode, ['server/main.ts'], {
    env: {
      ...process.env,
      ...scripts,
      ANALYTICS_WEB_ATTRIBUTES: 'data-site=abc',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG: 'off',
      NODE_ENV: 'production',
      DATA_DIR: process.env.E2E_DATA,
    },
  });
  base = await new Promise((resolve) => {
    server.stdout?.on('data', (chunk) => {
      const port = /:(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
});

test.afterAll(() => {
  server.kill('SIGTERM');
});

test('there is no bar and no request if nothing is configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  await openPage(page, '/about');
  await nothingToDo(page);
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
  expect(foreign).toEqual([]);
});

test('nothing loads before consent; agreeing loads all three; the choice is stored and can be changed', async ({
  page,
}) => {
  const loaded = new Set<string>();
  await page.route(/\.example\//, (route) => {
    loaded.add(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const response = await page.goto(base + address);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const script of Object.values(scripts)) expect(policy).toContain(new URL(script).origin);

  const bar = page.getByRole('region', { name: 'Privacy choices' });
  await scriptsRun(page);
  await expect(bar).toBeVisible();
  await nothingToDo(page);
  expect(loaded.size).toBe(0);
  await bar.getByRole('button', { name: "Yes, that's fine" }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => [...loaded].toSorted()).toEqual(Object.values(scripts).toSorted());
  await expect(page.locator(`script[src="${scripts.ANALYTICS_WEB_URL}"]`)).toHaveAttribute('data-site', 'abc');

  loaded.clear();
  await page.reload();
  await scriptsRun(page);
  await expect(bar).toBeHidden();
  await expect.poll(() => loaded.size).toBe(3);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(bar.getByRole('button', { name: 'No, thanks' })).toBeFocused();
  loaded.clear();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  // A no after a yes stops what was running: the page is reloaded without it.
  await reloaded;
  await scriptsRun(page);
  await nothingToDo(page);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  expect(loaded.size).toBe(0);
});

test('the URL of a quote is not sent to third parties', async ({ page }) => {
  await page.route(/\.example\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const foreign = page.locator('script[src*=".example/"]');
  await page.goto(base + address);
  await scriptsRun(page);
  await page.getByRole('button', { name: "Yes, that's fine" }).click();
  await expect(foreign).toHaveCount(3);
  await page.goto(`${base}/estimate?item=logo-design.basic.1`);
  await scriptsRun(page);
  await expect(foreign).toHaveCount(3);
  await page.getByRole('button', { name: 'Make this a quote' }).click();
  await page.waitForURL(/\/quote\//);
  await scriptsRun(page);
  await nothingToDo(page);
  await expect(foreign).toHaveCount(0);
  // The next page doesn't learn where the visitor came from either.
  await page.evaluate(() => window.location.assign('/about'));
  await page.waitForURL(/\/about$/);
  expect(await page.evaluate(() => document.referrer)).not.toContain('/quote/');
});
