import { expect, type Page } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ viewport: { width: 412, height: 823 } });

const long = '/service/logo-design';

/** Where the parts of the page begin. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main section, footer'), (part) =>
      Math.round(part.getBoundingClientRect().top + window.scrollY),
    ),
  );
}

test('once the page has started every part has its own size, and nothing is left of the first layout', async ({
  page,
}) => {
  await openPage(page, long);
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  await expect(page.locator('[data-later][style*="visibility"]')).toHaveCount(0);
  const before = await places(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await places(page)).toEqual(before);
});

test('a page that is loaded again comes back to the place where it was', async ({ page }) => {
  await openPage(page, long);
  await page.evaluate(() => window.scrollTo({ top: 2600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2600);
  const heading = () =>
    page.locator('#questions').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await heading();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2600);
  await expect.poll(heading).toBe(before);
});

test('an address that names a part of the page leads to it', async ({ page }) => {
  await openPage(page, `${long}#questions`);
  await expect(page.locator('#questions')).toBeInViewport();
});
