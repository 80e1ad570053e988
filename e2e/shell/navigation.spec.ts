import { expect, type Page } from '@playwright/test';
import { progressBar } from '../../app/ui/sizes-and-timings.ts';
import { openPage, openPageWithStoppedClock } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true, savesData: false });

test.use({ viewport: { width: 1440, height: 900 } });

/** Waits until the page's idle tasks are done, with their results. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test("navigation is client-side, moves the focus to the heading, and 'back' restores the scroll position", async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
    window.scrollTo({ top: 1200, behavior: 'instant' });
  });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('the progress bar starts at its minimum, trickles, and hides when the page is shown', async ({ page }) => {
    await openPageWithStoppedClock(page, '/');
    const hold = Promise.withResolvers<void>();
    await page.route('**/service/niche-edits.data*', async (route) => {
      await hold.promise;
      await route.continue();
    });
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/service/niche-edits"]');
      link?.click();
    });
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toHaveAttribute('aria-valuenow', `${progressBar.minimum * 100}`);
    await page.clock.runFor(progressBar.trickleIntervalMs - 1);
    await expect(bar).toHaveAttribute('aria-valuenow', `${progressBar.minimum * 100}`);
    await page.clock.runFor(1);
    await expect(bar).toHaveAttribute('aria-valuenow', '10');
    hold.resolve();
    await expect(page).toHaveURL('/service/niche-edits');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await page.clock.runFor(progressBar.speedMs);
    await expect(bar).toBeHidden();
  });
});

test('the progress bar hides when the page cannot be loaded', async ({ page }) => {
  await openPage(page, '/');
  await page.route('**/service/niche-edits.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href="/service/niche-edits"]')?.click();
  });
  await expect(page.locator('main h1')).toHaveText(/went wrong/);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeHidden();
});

test('links near the viewport are prefetched, except with data saver', async ({ page, browser }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) prefetched.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/');
  expect(prefetched).not.toContain('/service/infographic-design.data');
  await page.locator('main a[href="/service/infographic-design"]').scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched).toContain('/service/infographic-design.data');

  const saving = await browser.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  saving.on('request', (request) => {
    if (request.url().includes('.data')) fetched.push(request.url());
  });
  await openPage(saving, '/');
  await saving.locator('main a[href="/service/infographic-design"]').scrollIntoViewIfNeeded();
  await comeToRest(saving);
  expect(fetched).toEqual([]);
  await saving.close();
});

test('a failed prefetch does not affect the page', async ({ page }) => {
  await page.route('**/assets/portfolio-*.js', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/portfolio-'));
  await openPage(page, '/about');
  // Nothing is prefetched before the visitor interacts.
  await page.mouse.move(400, 600);
  await tried;
  await comeToRest(page);
  expect(documents).toHaveLength(1);
});

test('the skip link has the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
