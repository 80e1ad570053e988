import { expect, type Page } from '@playwright/test';
import { categories } from '../../catalogue/categories.ts';
import { emailUrl, orderApp, whatsappUrl } from '../../company/addresses.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function openMenu(page: Page) {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('it has the pages, the ordering app, the contact list and the social links', async ({ page }) => {
  const dialog = await openMenu(page);
  for (const name of ['Home', 'Portfolio', 'Testimonials', 'About', 'Blog', 'Contact', 'Get a price']) {
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', orderApp?.signIn ?? '');
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', orderApp?.signUp ?? '');
  await expect(dialog).toContainText('UK · USA · AU · PK');
  await expect(dialog.locator(`a[href="${whatsappUrl()}"]`)).toBeVisible();
  await expect(dialog.locator(`a[href="${emailUrl()}"]`)).toBeVisible();
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube']) {
    await expect(dialog.getByRole('link', { name })).toBeVisible();
  }
});

test('at most one category is open, and toggling the open one closes it', async ({ page }) => {
  const dialog = await openMenu(page);
  await dialog.locator('summary', { hasText: 'Services' }).tap();
  const category = (index: number) =>
    dialog.locator('details[name]', { hasText: categories[index]?.attributes.name ?? '' }).first();
  await category(0).locator('summary').tap();
  await expect(category(0)).toHaveAttribute('open', '');
  await category(4).locator('summary').tap();
  await expect(category(4)).toHaveAttribute('open', '');
  await expect(category(0)).not.toHaveAttribute('open');
  await category(4).locator('summary').tap();
  await expect(category(4)).not.toHaveAttribute('open');
  await expect(dialog.locator('details')).toHaveCount(7);
});

test('close button, overlay, Escape and a link close it', async ({ page }) => {
  const dialog = await openMenu(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await dialog.getByRole('button', { name: 'Close menu' }).tap();
  await expect(dialog).toBeHidden();
  await opener.tap();
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(10, 400);
  await expect(dialog).toBeHidden();
  await opener.tap();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await dialog.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await expect(dialog).toBeHidden();
});

test('the focus stays inside and the page behind does not scroll', async ({ page }) => {
  const dialog = await openMenu(page);
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it opens, and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about');
  });
});
