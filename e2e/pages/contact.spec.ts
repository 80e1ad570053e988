import { expect } from '@playwright/test';
import { offices as officeList } from '../../company/facts.ts';
import { test } from '../test.ts';

test('every prepared message opens WhatsApp and e-mail with its text', async ({ page }) => {
  await page.goto('/contact');
  const sheets = page.getByRole('region', { name: 'Start with a prepared message' }).getByRole('listitem');
  expect(await sheets.count()).toBeGreaterThan(3);
  for (const sheet of await sheets.all()) {
    const message = (await sheet.locator('p').first().textContent()) ?? '';
    expect(message).toMatch(/^Hello /);
    const whatsapp = new URL((await sheet.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '');
    expect(whatsapp.host).toBe('wa.me');
    expect(whatsapp.searchParams.get('text')).toBe(message);
    const email = new URL((await sheet.getByRole('link', { name: /^Email/ }).getAttribute('href')) ?? '');
    expect(email.protocol).toBe('mailto:');
    expect(email.searchParams.get('body')).toBe(message);
    expect(email.searchParams.get('subject')).not.toBe('');
  }
});

test('the offices are listed by country', async ({ page }) => {
  await page.goto('/contact');
  const offices = page.getByRole('region', { name: 'Offices' });
  for (const { country } of officeList) {
    await expect(offices.getByRole('heading', { name: country })).toBeVisible();
  }
});
