import { expect } from '@playwright/test';
import { megaMenu } from '../../app/ui/sizes-and-timings.ts';
import { categories } from '../../catalogue/categories.ts';
import { orderApp } from '../../company/addresses.ts';
import { openPage, openPageWithStoppedClock, scriptsRun } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

const menu = 'header details';

test.use({ viewport: { width: 1440, height: 900 } });

test('the header links to the pages and to the ordering app, its menu to every service', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Portfolio', '/portfolio'],
    ['Testimonials', '/testimonials'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(header.getByRole('link', { name: 'Get a price' }).last()).toHaveAttribute('href', '/estimate');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', orderApp?.signIn ?? '');
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', orderApp?.signUp ?? '');

  await page.locator('header summary').first().click();
  const sheet = page.locator(menu).first();
  for (const { attributes } of categories) {
    await expect(sheet.getByRole('link', { name: attributes.name, exact: true }).first()).toBeVisible();
    for (const { name, url } of attributes.subCategories) {
      await expect(sheet.locator(`a[href="/service/${url}"]`, { hasText: name }).first()).toBeVisible();
    }
  }
});

test('on the narrowest screen that has room for them, all its entries are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  const entries = page.getByRole('banner').locator('a:visible, summary:visible');
  const heights = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(44);
  const row = await page.getByRole('banner').locator('> div').first().boundingBox();
  expect(row?.width).toBeLessThanOrEqual(1200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
});

test('Enter and Space open the mega-menu; Escape, an outside click, leaving focus and navigation close it', async ({
  page,
}) => {
  await openPage(page, '/');
  const details = page.locator(menu).first();
  const summary = page.locator('header summary').first();

  async function openByKeyboard(key: 'Enter' | 'Space') {
    await summary.focus();
    await page.keyboard.press(key);
    await expect(details).toHaveAttribute('open', '');
  }

  for (const key of ['Enter', 'Space'] as const) {
    await openByKeyboard(key);
    await page.keyboard.press('Tab');
    await expect(page.locator(`${menu} a`).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  }

  await openByKeyboard('Enter');
  await page.mouse.click(20, 880);
  await expect(details).not.toHaveAttribute('open');

  await openByKeyboard('Enter');
  await page.getByRole('link', { name: 'Portfolio' }).first().focus();
  await expect(details).not.toHaveAttribute('open');

  await openByKeyboard('Enter');
  await details.locator('a[href="/service/logo-design"]').click();
  await expect(page).toHaveURL('/service/logo-design');
  await expect(details).not.toHaveAttribute('open');
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('the mega-menu opens for a resting pointer, not a passing one, and stays open after a click', async ({
    page,
  }) => {
    await openPageWithStoppedClock(page, '/');
    const details = page.locator(menu).first();
    const summary = page.locator('header summary').first();
    await summary.hover();
    await page.clock.runFor(megaMenu.hoverIntentMs - 1);
    await page.mouse.move(700, 850);
    await page.clock.runFor(megaMenu.hoverIntentMs);
    await expect(details).not.toHaveAttribute('open');

    await summary.hover();
    await page.clock.runFor(megaMenu.hoverIntentMs);
    await expect(details).toHaveAttribute('open', '');
    await page.mouse.move(700, 850);
    await page.clock.runFor(megaMenu.hoverGraceMs - 1);
    await expect(details).toHaveAttribute('open', '');
    await page.clock.runFor(1);
    await expect(details).not.toHaveAttribute('open');

    await summary.hover();
    await page.clock.runFor(megaMenu.hoverIntentMs);
    await expect(details).toHaveAttribute('open', '');
    await page.clock.runFor(megaMenu.clickGraceMs - 1);
    await summary.click();
    await expect(details).toHaveAttribute('open', '');
    await page.clock.runFor(1);
    await summary.click();
    await expect(details).not.toHaveAttribute('open');
  });
});

test('a menu opened before the scripts run stays open', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('header summary').first().click();
  load();
  await scriptsRun(page);
  await expect(page.locator(menu).first()).toHaveAttribute('open', '');
});

test('the current section is marked', async ({ page }) => {
  await page.goto('/service/logo-design');
  await expect(page.locator('header summary').first()).toHaveAttribute('aria-current', 'true');
  await page.goto('/services');
  await expect(page.locator('header summary').first()).toHaveAttribute('aria-current', 'true');
  await page.goto('/blog/what-a-website-costs');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/blog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the mega-menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').first().click();
    await page.locator(`${menu} a[href="/service/logo-design"]`).first().click();
    await expect(page.locator('h1')).toHaveText(/Logo/);
  });
});
