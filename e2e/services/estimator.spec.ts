import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';

const query = 'item=website-development.standard.1&item=article-writing.1000-words.4&discount=1';
/** The estimator's scripts come when it comes near the screen. */
async function openEstimator(page: Page, address: string) {
  await page.goto(address);
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  await page.locator('#estimate form[data-live]').waitFor();
}
const total = (page: Page) => page.locator('#estimate output');

test('an address brings its estimate: items, discount, days', async ({ page }) => {
  await page.goto(`/services?${query}`);
  const sheet = page.locator('[data-estimate-sheet]');
  await expect(sheet).toContainText('Website Development');
  await expect(sheet).toContainText('$880');
  await expect(sheet).toContainText('−$88');
  await expect(total(page)).toContainText('$792');
  await expect(sheet).toContainText('30 days');
  await expect(sheet).toContainText('46 days');
});

test('what is chosen counts at once and lives in the address', async ({ page }) => {
  await openEstimator(page, '/services');
  await page.getByLabel('Add a service').selectOption('website-development');
  await expect(total(page)).toContainText('$500');
  await page.getByLabel('Pages you need').fill('12');
  await expect(total(page)).toContainText('$800');
  await page.getByLabel('Orders').fill('2');
  await expect(total(page)).toContainText('$1,600');
  await page.getByLabel('Add a service').selectOption('social-media-marketing');
  await expect(page.locator('#estimate')).toContainText('Ad spend is not included');
  await page.getByLabel(/Take the 10% discount/).check();
  await expect(total(page)).toContainText('$1,710');
  await expect(page).toHaveURL(
    /item=website-development\.standard\.2&item=social-media-marketing\.basic\.1&discount=1/,
  );

  await openEstimator(page, page.url());
  await expect(total(page)).toContainText('$1,710');
  await page.getByRole('button', { name: 'Remove Website Development' }).click();
  await expect(total(page)).toContainText('$270');
});

test('more than the largest package holds is said, not counted', async ({ page }) => {
  await openEstimator(page, '/services?item=website-development.basic.1');
  await page.getByLabel('Pages you need').fill('80');
  await expect(page.locator('#estimate')).toContainText('No Website Development package covers 80 pages');
  await expect(total(page)).toContainText('$500');
});

test('a service page begins with its own service', async ({ page }) => {
  await page.goto('/service/logo-design');
  await expect(total(page)).toContainText('$50');
  await expect(page.locator('#estimate').getByLabel('Package')).toHaveValue('basic');
});

test('it can be sent on, with everything in the message', async ({ page }) => {
  await page.goto(`/services?${query}`);
  const sheet = page.locator('[data-estimate-sheet]');
  const whatsapp = await sheet.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const email = await sheet.getByRole('link', { name: 'Send by email' }).getAttribute('href');
  for (const address of [whatsapp, email]) {
    const message = decodeURIComponent(address ?? '');
    expect(message).toContain('Website Development, Standard, 30 days: $800');
    expect(message).toContain('Article Writing, 1,000 words × 4, 4 days: $80');
    expect(message).toContain('$792');
    expect(message).toContain(query);
  }
});

test('printing the estimate prints its sheet alone', async ({ page }) => {
  await openEstimator(page, `/services?${query}`);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-estimate-sheet]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('values that make no sense are left out with a note', async ({ page }) => {
  const response = await page.goto(
    '/services?item=kite.flying.1&item=logo-design.basic.-3&item=%3Cscript%3E&discount=9',
  );
  expect(response?.status()).toBe(200);
  await expect(page.locator('#estimate')).toContainText("“kite.flying.1” isn't one of our packages");
  await expect(total(page)).toContainText('$50');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form adds, fits, discounts and removes', async ({ page }) => {
    await page.goto('/services');
    await page.getByLabel('Add a service').selectOption('website-development');
    await page.getByRole('button', { name: 'Update the estimate' }).click();
    await expect(total(page)).toContainText('$500');
    await page.getByLabel('Pages you need').fill('20');
    await page.getByLabel(/Take the 10% discount/).check();
    await page.getByLabel('Orders').press('Enter');
    await expect(total(page)).toContainText('$1,350');
    await expect(page).toHaveURL(/\/services\?item=website-development\.premium\.1&discount=1#estimate$/);
    await page.getByRole('button', { name: 'Remove Website Development' }).click();
    await expect(page.locator('#estimate')).toContainText('Nothing chosen yet');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
