import { expect } from '@playwright/test';
import { openPage } from './open-page.ts';
import { hasNewPlaces, narrow, pageFindings, wide } from './page-findings.ts';
import { test } from './test.ts';

test.use({ savesData: true });

for (const width of [wide, narrow] as const) {
  test(`a button without a name is found on a page that was judged before, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/careers');
    await hasNewPlaces(page);
    await page.locator('main').evaluate((main, name) => {
      const button = document.createElement('button');
      button.className = name;
      main.append(button);
    }, `of-no-page-${width}`);
    expect(await hasNewPlaces(page)).toBe(true);
    expect(await hasNewPlaces(page)).toBe(false);
    expect(await pageFindings(page, width, 'light')).toEqual([expect.stringMatching(/^button-name: /)]);
  });
}
