import { expect } from '@playwright/test';
import { discounted, sum } from '../../catalogue/fixture-figures.ts';
import { renderReferences } from '../../catalogue/references.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { expectSpoken, listen, tabTo } from './keyboard.ts';

test('the estimator can be used by keyboard, and announces totals', async ({ page }) => {
  const spoken = await listen(page);
  await openPage(page, '/estimate?item=website-development.basic.1');
  const estimate = page.locator('#estimate');
  const tier = estimate.getByLabel('Package');
  await tabTo(page, tier);
  await expect(estimate.locator('form[data-live]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(tier).toHaveValue('standard');
  await expectSpoken(spoken, `Total ${sum('website-development.standard')}`);
  await tabTo(page, estimate.getByLabel('Pages you need'));
  await page.keyboard.type('90');
  await expectSpoken(spoken, 'No Website Development package covers 90 pages');
  await tabTo(page, estimate.getByRole('checkbox', { name: renderReferences('Take the {policy.discount} discount') }));
  await page.keyboard.press('Space');
  await expectSpoken(spoken, `Total ${discounted('website-development.standard')}`);

  const remove = estimate.getByRole('button', { name: 'Remove Website Development' });
  await tabTo(page, remove, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(estimate.getByLabel('Add a service')).toBeFocused();
  await expect(estimate).toContainText('Nothing chosen yet');
});

test('arrow keys and letters open the list of services instead of adding the first one', async ({
  page,
  browserName,
}) => {
  await openPage(page, '/estimate');
  const add = page.getByLabel('Add a service');
  await tabTo(page, add);
  await page.locator('#estimate form[data-live]').waitFor();
  const list = add.and(page.locator(':open'));
  await page.keyboard.press('w');
  await expect(list).toBeVisible();
  await expect(page.locator('#estimate')).toContainText('Nothing chosen yet');
  // In Firefox the open list belongs to the system and doesn't accept keys from automation.
  if (browserName === 'firefox') return;
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await expect(page.locator('#estimate')).toContainText('Nothing chosen yet');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#estimate').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(add).toBeFocused();
});
