import { expect } from '@playwright/test';
import { scriptsRun } from '../open-page.ts';
import { test } from '../test.ts';

for (const width of [360, 768, 1440]) {
  test(`at ${width} px, the site shows how fast it was, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const exhibit = page.locator('div:has(> div > meter)');
    const before = await exhibit.boundingBox();
    await scriptsRun(page);
    await exhibit.scrollIntoViewIfNeeded();
    await expect(exhibit).toContainText(/\d\.\d s.*It took \d+ KB, all of it from this site/s);
    expect((await exhibit.boundingBox())?.height).toBe(before?.height);
  });
}
