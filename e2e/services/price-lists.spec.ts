import { expect, type Locator } from '@playwright/test';
import { test } from '../test.ts';

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}

test('on a phone, a price and the link next to it share a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  for (const row of await page.locator('li:has(> h3)').all()) {
    const apart =
      (await middleOf(row.locator('p').last())) -
      (await middleOf(row.getByRole('link', { name: /^(Add to estimate|Ask for a quote)/ })));
    expect(Math.abs(apart), await row.locator('h3').innerText()).toBeLessThan(8);
  }
});

test('a service whose price is on request leads to the form instead of the estimate', async ({ page }) => {
  await page.goto('/services');
  for (const row of await page.locator('li:has(> h3)').filter({ hasText: 'on request' }).all()) {
    await expect(row.getByRole('link', { name: /^Add to estimate/ })).toHaveCount(0);
    await expect(row.getByRole('link', { name: /^Ask for a quote/ })).toHaveAttribute('href', /^\/contact\?item=/);
  }
});

test('on a wide screen, every starting price of the home page fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const lines = await page
    .getByRole('list', { name: 'Starting prices' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      }),
    );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((count) => count === 1)).toBe(true);
});
