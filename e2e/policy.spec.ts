import { expect, type Page } from '@playwright/test';
import { sum } from '../catalogue/fixture-figures.ts';
import { ask, openChat, searchPath } from './chat/chat-page.ts';
import { nothingToDo, openPage, scriptsRun } from './open-page.ts';
import { test } from './test.ts';

test.use({ savesData: false });

async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    // Missing files are covered by the sweep over all URLs, and the browser also reports a 404 page.
    const missing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !missing) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const address of ['/', '/service/logo-design', '/estimate?item=logo-design.basic.1', '/no-such-page']) {
  test(`${address} runs without violating the content security policy`, async ({ page }) => {
    const complaints = await collectComplaints(page);
    const response = await page.goto(address);
    await scriptsRun(page);
    await nothingToDo(page);
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('so do navigation and the engine in the browser', async ({ page }) => {
  const complaints = await collectComplaints(page);
  await page.route(searchPath, (route) => route.abort());
  await openPage(page, '/');
  for (const address of ['/portfolio', '/careers', '/about', '/testimonials']) {
    await page.locator(`footer a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  }
  const { log } = await openChat(page);
  await ask(page, 'How much is a logo?');
  await expect(log.getByText(sum('logo-design.basic')).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('strings never become markup, scripts or workers', async ({ page }) => {
  await openPage(page, '/about');
  const tried = await page.evaluate(() => {
    const attempts = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x">' }),
      script: () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
      worker: () => new Worker('https://elsewhere.example/x.js'),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} made`;
      } catch (error) {
        return `${name} refused: ${error instanceof TypeError}`;
      }
    });
  });
  expect(tried).toEqual(['markup refused: true', 'script refused: true', 'worker refused: true']);
});
