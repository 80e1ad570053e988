import { expect, type Page } from '@playwright/test';
import { discounted, saved, sum } from '../../catalogue/fixture-figures.ts';
import { quote } from '../../catalogue/quote.ts';
import { renderReferences } from '../../catalogue/references.ts';
import { test } from '../test.ts';

const chosen = ['website-development.standard', '4 article-writing.1000-words'];
const takeDiscount = renderReferences('Take the {policy.discount} discount');
const query = 'item=website-development.standard.1&item=article-writing.1000-words.4&discount=1';
/** The estimator's scripts are loaded when it comes near the viewport. */
async function openEstimator(page: Page, address: string) {
  await page.goto(address);
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  await page.locator('#estimate form[data-live]').waitFor();
}
const total = (page: Page) => page.locator('#estimate output');

const { longestDays, summedDays } = quote(
  [
    { slug: 'website-development', tier: 'standard', quantity: 1 },
    { slug: 'article-writing', tier: '1000-words', quantity: 4 },
  ],
  { discount: true },
);

test('a URL restores its estimate: items, discount, days', async ({ page }) => {
  await page.goto(`/estimate?${query}`);
  const sheet = page.locator('[data-estimate-sheet]');
  await expect(sheet).toContainText('Website Development');
  await expect(sheet).toContainText(sum(...chosen));
  await expect(sheet).toContainText(`−${saved(...chosen)}`);
  await expect(total(page)).toContainText(discounted(...chosen));
  await expect(sheet).toContainText(`${longestDays} days`);
  await expect(sheet).toContainText(`${summedDays} days`);
});

test('changes take effect at once and update the URL', async ({ page }) => {
  const both = discounted('2 website-development.standard', 'social-media-marketing.basic');
  await openEstimator(page, '/estimate');
  await page.getByLabel('Add a service').selectOption('website-development');
  await expect(total(page)).toContainText(sum('website-development.basic'));
  await page.getByLabel('Pages you need').fill('12');
  await expect(total(page)).toContainText(sum('website-development.standard'));
  await page.getByLabel('Orders').fill('2');
  await expect(total(page)).toContainText(sum('2 website-development.standard'));
  await page.getByLabel('Add a service').selectOption('social-media-marketing');
  await expect(page.locator('#estimate')).toContainText('Ad spend is not included');
  await page.getByLabel(takeDiscount).check();
  await expect(total(page)).toContainText(both);
  await expect(page).toHaveURL(
    /item=website-development\.standard\.2&item=social-media-marketing\.basic\.1&discount=1/,
  );

  await openEstimator(page, page.url());
  await expect(total(page)).toContainText(both);
  await page.getByRole('button', { name: 'Remove Website Development' }).click();
  await expect(total(page)).toContainText(discounted('social-media-marketing.basic'));
});

test('an amount beyond the largest package is reported', async ({ page }) => {
  await openEstimator(page, '/estimate?item=website-development.basic.1');
  await page.getByLabel('Pages you need').fill('80');
  await expect(page.locator('#estimate')).toContainText('No Website Development package covers 80 pages');
  await expect(total(page)).toContainText(sum('website-development.basic'));
});

test('packages, starting points and old URLs lead to the estimate', async ({ page }) => {
  await page.goto('/service/logo-design');
  await page.getByRole('link', { name: /^Add to estimate ?: Basic/ }).click();
  await expect(page).toHaveURL(/\/estimate\?item=logo-design\.basic\.1#estimate$/);
  await expect(total(page)).toContainText(sum('logo-design.basic'));
  await expect(page.locator('[data-estimate-sheet]')).not.toContainText('One after the other');
  await page.getByRole('link', { name: /^Use this ?: Being found/ }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  const selected = page.getByRole('link', { name: /^Selected ?: Being found/ });
  await expect(selected).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('combobox', { name: /^Package/ })
    .first()
    .selectOption('premium');
  await expect(selected).toHaveCount(0);
  await page.goto(`/service/logo-design?${query}`);
  await expect(page).toHaveURL(`/estimate?${query}#estimate`);
  await expect(total(page)).toContainText(discounted(...chosen));
});

test('on a phone, the total stays visible and links to the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEstimator(page, `/estimate?${query}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const bar = page.getByRole('link', { name: /^Total.*Review$/ });
  await expect(bar).toContainText(discounted(...chosen));
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.locator('[data-estimate-sheet]')).toBeInViewport();
});

test("the total is in sight on a phone when a package was added, above the page's own bar without scripts", async ({
  page,
  browser,
}) => {
  const size = { width: 390, height: 800 };
  const bar = (from: Page) => from.getByRole('link', { name: /^Total.*Review$/ });
  await page.setViewportSize(size);
  await page.goto('/service/logo-design');
  await page.getByRole('link', { name: /^Add to estimate ?: Basic/ }).click();
  await expect(bar(page)).toContainText(sum('logo-design.basic'));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).click();
  await expect(page.getByRole('link', { name: 'Order in the ordering app' })).toBeInViewport();

  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: size });
  await plain.goto('/estimate?item=logo-design.basic.1#estimate');
  await bar(plain).click();
  await expect(plain.locator('[data-estimate-sheet]')).toBeInViewport();
  await plain.close();
});

test('it can be forwarded, with everything in the message', async ({ page }) => {
  await page.goto(`/estimate?${query}`);
  const sheet = page.locator('[data-estimate-sheet]');
  await expect(sheet.getByRole('link', { name: 'Send by WhatsApp' })).toBeHidden();
  const whatsapp = await sheet
    .getByRole('link', { name: 'Send by WhatsApp', includeHidden: true })
    .getAttribute('href');
  const email = await sheet.getByRole('link', { name: 'Send by email', includeHidden: true }).getAttribute('href');
  await sheet.getByText('Send, share or print').click();
  await expect(sheet.getByRole('link', { name: 'Copy this link' })).toHaveAttribute(
    'href',
    `/estimate?${query}#estimate`,
  );
  for (const address of [whatsapp, email]) {
    const message = decodeURIComponent(address ?? '');
    expect(message).toContain(
      renderReferences(
        'Website Development, Standard, {website-development.standard.days}: {website-development.standard.price}',
      ),
    );
    expect(message).toContain(
      renderReferences(
        `Article Writing, 1,000 words × 4, {article-writing.1000-words.days}: ${sum('4 article-writing.1000-words')}`,
      ),
    );
    expect(message).toContain(discounted(...chosen));
    expect(message).toContain(query);
  }
});

test('printing the estimate prints only its sheet', async ({ page }) => {
  await openEstimator(page, `/estimate?${query}`);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByText('Send, share or print').click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-estimate-sheet]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('invalid values are left out with a note', async ({ page }) => {
  const response = await page.goto(
    '/estimate?item=kite.flying.1&item=logo-design.basic.-3&item=%3Cscript%3E&discount=9',
  );
  expect(response?.status()).toBe(200);
  await expect(page.locator('#estimate')).toContainText("“kite.flying.1” isn't one of our packages");
  await expect(total(page)).toContainText(sum('logo-design.basic'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("the home page's form leads to it; its own form adds, fits, discounts and removes", async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('A logo and posts').check();
    await page.getByRole('button', { name: "See what's included" }).click();
    await expect(page).toHaveURL(/\/estimate\?item=logo-design\.standard\.1&/);
    await page.goto('/estimate');
    await page.getByLabel('Add a service').selectOption('website-development');
    await page.getByRole('button', { name: 'Update the estimate' }).click();
    await expect(total(page)).toContainText(sum('website-development.basic'));
    await page.getByLabel('Pages you need').fill('20');
    await page.getByLabel(takeDiscount).check();
    await page.getByLabel('Orders').press('Enter');
    await expect(total(page)).toContainText(discounted('website-development.premium'));
    await expect(page).toHaveURL(/\/estimate\?item=website-development\.premium\.1&discount=1#estimate$/);
    await page.getByText('Send, share or print').click();
    await expect(page.getByRole('link', { name: 'Copy this link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByRole('button', { name: 'Remove Website Development' }).click();
    await expect(page.locator('#estimate')).toContainText('Nothing chosen yet');
  });
});
