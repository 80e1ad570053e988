import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { siteAddresses } from '../app/site-addresses.ts';

const addresses = siteAddresses().map(({ path }) => path);
const internalLinks = new Set<string>();

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
}

function hasSidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

for (const address of addresses) {
  test(`${address} is sound at both widths and in both themes`, async ({ page, request }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (failed) => complaints.push(`failed: ${failed.url()}`));
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });

    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(address, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor.getAttribute('href') ?? '').split('#')[0] ?? ''));
    for (const link of new Set(links)) {
      if (link === '' || internalLinks.has(link)) continue;
      internalLinks.add(link);
      const answer = await request.head(link);
      expect(answer.status(), `${link} on ${address}`).toBe(200);
    }
  });
}
