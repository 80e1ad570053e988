import { expect, type Page, test } from '@playwright/test';
import { siteAddresses } from '../app/site-addresses.ts';
import { accessibilityFindings } from './accessibility.ts';

const internalLinks = new Set<string>();

/** In the dark theme only colours differ: the other rules have had their say in the light one. */
async function findings(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme });
  return accessibilityFindings(page, theme === 'dark' ? { rules: ['color-contrast'] } : {});
}

for (const { path } of siteAddresses()) {
  test(`${path} is sound at both widths and in both themes`, async ({ page, request }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (failed) => complaints.push(`failed: ${failed.url()}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A visitor who saves data: pages fetched ahead would only make the sweep longer.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, `scrolls sideways at ${width} px`).toBe(false);
      expect(await findings(page, 'light')).toEqual([]);
      expect(await findings(page, 'dark')).toEqual([]);
    }
    expect(complaints).toEqual([]);

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')?.split('#')[0] ?? ''));
    for (const link of new Set(links)) {
      if (link === '' || internalLinks.has(link)) continue;
      internalLinks.add(link);
      const answer = await request.head(link);
      expect(answer.status(), `${link} on ${path}`).toBe(200);
    }
  });
}
