import { expect, type Page } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';

async function openSearch(page: Page) {
  await openPage(page, '/');
  const field = page.getByRole('combobox', { name: 'Search services, posts, pages and questions' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  return field;
}

test('a service is found and opened by keyboard alone', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('logo desing');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Logo Design');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\/logo-design$/);
  await expect(field).toBeHidden();
});

test('Ctrl-K opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  const button = page.getByRole('link', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('price');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(button).toBeFocused();
});

test('nothing found says so and offers a way on', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('qqxzv');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'site map' }).click();
  await expect(page).toHaveURL(/\/sitemap$/);
  await expect(field).toBeHidden();
});

test('a question leads to its own answer, opened', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('Who owns the finished site?');
  await page.getByRole('option', { name: /Who owns the finished site\?/ }).click();
  await expect(page).toHaveURL(/\/service\/website-development#question-who-owns-the-finished-site$/);
  const item = page.locator('details', { hasText: 'Who owns the finished site?' });
  await expect(item).toHaveAttribute('open');
  await expect(item.locator('summary')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('the open search has no accessibility faults', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('seo');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('neither its code nor its index is fetched before it is wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/services');
  expect(fetched.filter((url) => /search\.json|search-palette|arithmetic/.test(url))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it', async ({ page }) => {
    await page.goto('/service/website-development#question-who-owns-the-finished-site');
    const item = page.locator('details', { hasText: 'Who owns the finished site?' });
    await expect(item).toHaveAttribute('open');
    await expect(item.locator('summary')).toBeInViewport();
  });

  test('the button is a link to the site map', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', '/sitemap');
  });
});
