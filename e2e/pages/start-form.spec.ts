import { expect } from '@playwright/test';
import { test } from '../test.ts';

test('each option of the start form shows its whole price at every width', async ({ page }) => {
  await page.goto('/');
  const choices = page.getByRole('group', { name: 'What do you need first?' }).locator('label');
  await expect(choices).not.toHaveCount(0);
  for (const width of [360, 600, 740, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await choices.evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect.soft(cut, `${width} px`).toEqual([]);
  }
});
