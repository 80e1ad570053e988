import { expect } from '@playwright/test';
import { test } from '../test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a missing page suggests the one probably meant', async ({ page }) => {
      for (const [address, nearest] of [
        ['/portfollio', '/portfolio'],
        ['/service/logo-desgin', '/service/logo-design'],
        ['/blog/what-does-a-website-cost', '/blog/what-a-website-costs'],
        ['/portfolio/leeds-bakery', '/portfolio/bakery-leeds'],
      ] as const) {
        await test.step(`${address} suggests ${nearest}`, async () => {
          const response = await page.goto(address);
          expect(response?.status()).toBe(404);
          await expect(page).toHaveTitle(/^Page not found/);
          const suggestions = page.getByRole('region', { name: 'Were you looking for one of these?' });
          const first = suggestions.getByRole('link').first();
          await expect(first).toHaveAttribute('href', nearest);
          await first.click();
          await expect(page).toHaveURL(nearest);
        });
      }
    });
  });
}

test('a URL unlike any other gets places to start instead of suggestions', async ({ page }) => {
  await page.goto('/qzxv-wvbk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Were you looking for')).toHaveCount(0);
  const places = page.getByRole('region', { name: 'Or start here' }).getByRole('link');
  await expect(places.filter({ hasText: 'Get a price' })).toHaveAttribute('href', '/estimate');
  await expect(page.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search');
});
