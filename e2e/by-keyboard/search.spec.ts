import { expect } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { expectSpoken, listen, tabTo } from './keyboard.ts';

test('the search can be used by keyboard, and announces results', async ({ page }) => {
  const spoken = await listen(page);
  await openPage(page, '/about');
  await tabTo(page, page.getByRole('link', { name: 'Search', exact: true }));
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search services, answers, posts and pages' });
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('qqxzv');
  await expectSpoken(spoken, 'Nothing found for “qqxzv”.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('logo design');
  await expectSpoken(spoken, /^\d+ results$/);

  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toContainText('Logo Design');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/logo-design');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
