import { expect } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { expectFocusRing, tabTo } from './keyboard.ts';

test.use({ likesMotion: true });

test('the mega-menu can be opened, left by Escape and Tab, and followed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  const details = page.locator('header details').first();
  const summary = details.locator('summary');
  await tabTo(page, summary);
  await expect(summary).toHaveAccessibleName('Services');
  await page.keyboard.press('Space');
  await expect(details).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expectFocusRing(details.getByRole('link').first());
  await page.keyboard.press('Shift+Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');

  await page.keyboard.press('Enter');
  await tabTo(page, details.getByRole('link', { name: 'All services and prices' }));
  await page.keyboard.press('Tab');
  await expectFocusRing(details.getByRole('link', { name: 'Get a price' }));
  await page.keyboard.press('Tab');
  await expect(details).not.toHaveAttribute('open');
  await expectFocusRing(page.getByRole('banner').getByRole('link', { name: 'Portfolio' }));

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, details.locator('a[href="/service/logo-design"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/logo-design');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Logo/);
});

test('the mobile menu can be opened, left and followed by keyboard, at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, dialog.locator('summary').first());
  await expect(dialog.locator('summary').first()).toHaveAccessibleName('Services');
  await page.keyboard.press('Enter');
  const category = dialog.locator('summary').last();
  await tabTo(page, category);
  await expect(category).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  const service = dialog.locator('details[name][open]').getByRole('link').first();
  const address = await service.getAttribute('href');
  await tabTo(page, service);
  await expect(service).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
