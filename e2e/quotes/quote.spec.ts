import { expect } from '@playwright/test';
import { discounted } from '../../catalogue/fixture-figures.ts';
import { accessibilityFindings } from '../accessibility.ts';
import { test } from '../test.ts';
import { fillIn, makeQuote, quotePage } from './quote-page.ts';

const total = discounted('website-development.standard', '4 article-writing.1000-words');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an estimate becomes a quote, which is accepted once and leads to ordering', async ({ page }) => {
      await makeQuote(page);
      const { heading, sheet, name, accept } = quotePage(page);
      await expect(heading).toHaveText('Your quote');
      await expect(sheet).toContainText(total);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await fillIn(page);
      await name.fill('Asha www.pills.example');
      await accept.click();
      await expect(name).toHaveAccessibleDescription('Please write a name, without a link.');
      await name.fill('Asha Rao');
      await accept.click();
      await expect(heading).toHaveText('Quote accepted');
      await expect(page.getByRole('link', { name: 'Order Website Development' })).toHaveAttribute(
        'href',
        /\/services$/,
      );
      await page.reload();
      await expect(heading).toHaveText('Quote accepted');
      await expect(accept).toHaveCount(0);
      await expect(page.getByText('asha@client.example')).toHaveCount(0);
    });
  });
}

test('a selection on an empty page becomes a quote, too', async ({ page }) => {
  await page.goto('/estimate');
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  await page.locator('#estimate form[data-live]').waitFor();
  await page.getByLabel('Add a service').selectOption('logo-design');
  await page.getByRole('button', { name: 'Make this a quote' }).click();
  await page.waitForURL(/\/quote\//);
  await expect(quotePage(page).sheet).toContainText('Logo Design');
});

test('the page is accessible and fits a phone, open and accepted', async ({ page }) => {
  await makeQuote(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const state of ['Your quote', 'Quote accepted']) {
    await expect(quotePage(page).heading).toHaveText(state);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (state === 'Quote accepted') break;
    await fillIn(page);
    await quotePage(page).accept.click();
  }
});

test("printed, it is one page with the agency's name and without controls", async ({ page }) => {
  await makeQuote(page);
  await page.emulateMedia({ media: 'print' });
  const { sheet, accept } = quotePage(page);
  await expect(accept).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(sheet.getByText('WhatsApp')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 (?:594|595)[\d.]* (?:841|842)/);
});

test('an unknown URL shows nothing', async ({ page }) => {
  const response = await page.goto('/quote/AAAAAAAAAAAAAAAAAAAAAA');
  expect(response?.status()).toBe(404);
});

test('an unknown quote cannot be accepted', async ({ page }) => {
  await makeQuote(page);
  const token = await page.locator('form input[name="token"]').inputValue();
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', '€', 'a\r\nb: c']) {
    const form = { token, name: 'Asha Rao', email: 'asha@client.example', consent: 'yes' };
    const answer = await page.request.post(`/quote/${encodeURIComponent(id)}`, { form });
    expect(answer.status()).toBe(404);
  }
});
