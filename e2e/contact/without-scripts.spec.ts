import { expect } from '@playwright/test';
import { sum } from '../../catalogue/fixture-figures.ts';
import { test } from '../test.ts';
import { contactForm, fillIn, message, reference, sendPlainForm } from './contact-page.ts';

test.use({ javaScriptEnabled: false });

test('a message is posted and confirmed on a page that can be reloaded', async ({ page }) => {
  await page.goto('/contact?service=logo-design');
  const { service, thanks, region } = contactForm(page);
  await expect(service).toHaveValue('logo-design');
  await fillIn(page);
  await sendPlainForm(page);
  await expect(page).toHaveURL(/\/contact\?sent=/);
  await expect(thanks).toBeVisible();
  await expect(region).toContainText(reference);
  await page.reload();
  await expect(thanks).toBeVisible();
});

test('an error is next to its field, and everything typed is kept', async ({ page }) => {
  await page.goto('/contact?item=logo-design.basic.2');
  const { name, email, country, consent, message: field, send, notice, form, thanks } = contactForm(page);
  await fillIn(page);
  await name.fill('Asha www.pills.example');
  await send.click();
  await expect(notice.getByRole('link')).toHaveText(['Name: Please write a name, without a link.']);
  await expect(name).toHaveAccessibleDescription('Please write a name, without a link.');
  await expect(name).toHaveValue('Asha www.pills.example');
  await expect(email).toHaveValue('asha@client.example');
  await expect(country).toHaveValue('IN');
  await expect(field).toHaveValue(message);
  await expect(consent).toBeChecked();
  await expect(form.getByRole('listitem').filter({ hasText: 'Total' })).toHaveText(
    `Total: ${sum('2 logo-design.basic')}`,
  );
  await name.fill('Asha Rao');
  await send.click();
  await expect(thanks).toBeVisible();
});

test("the browser's own checks hold back a form with nothing in it", async ({ page }) => {
  await page.goto('/contact');
  await contactForm(page).send.click();
  await expect(page).toHaveURL('/contact');
  await expect(contactForm(page).notice).toHaveCount(0);
});
