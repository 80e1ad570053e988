import { expect } from '@playwright/test';
import { openPage } from './open-page.ts';
import { narrow, newsOf, pageFindings, wide } from './page-findings.ts';
import { test } from './test.ts';

for (const width of [wide, narrow] as const) {
  test(`a button without a name is found on a page checked before, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/careers');
    await newsOf(page);
    await page.locator('main > :first-child').evaluate((section, name) => {
      const button = document.createElement('button');
      button.className = name;
      section.append(button);
    }, `of-no-page-${width}`);
    const news = await newsOf(page);
    expect(news).toEqual({ parts: ['main > :nth-child(1)'], hasKinds: true });
    expect(await newsOf(page)).toEqual({ parts: [], hasKinds: false });
    expect(await pageFindings(page, news, width, 'light')).toEqual([expect.stringMatching(/^button-name: /)]);
  });
}
