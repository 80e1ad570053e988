import { expect } from '@playwright/test';
import { contactForm, fillIn, message, reference, sendPlainForm } from '../contact/contact-page.ts';
import { test } from '../test.ts';
import { replyAsStaff, talkAsStaff } from './staff.ts';

test.use({ javaScriptEnabled: false });

test('the contact form starts a talk, which is read and continued at its own URL', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  const { region } = contactForm(page);
  await sendPlainForm(page);
  const [found = ''] = reference.exec((await region.textContent()) ?? '') ?? [];
  await region.getByRole('link', { name: 'a page of your own' }).click();
  await expect(page).toHaveURL(/\/talk\/[\w-]{22}$/);
  const log = page.getByRole('region', { name: 'What was said' });
  await expect(log.getByText(message)).toBeVisible();

  await replyAsStaff(found, 'Yes.\n<script>alert(1)</script>');
  const answer = await page.reload();
  const { 'cache-control': cache, 'x-robots-tag': robots, 'referrer-policy': referrer } = answer?.headers() ?? {};
  expect([cache, robots, referrer]).toEqual(['no-store', 'noindex, nofollow', 'strict-origin']);
  await expect(log.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(log.getByText('Noor', { exact: false })).toBeVisible();

  const form = page.getByRole('form', { name: 'Ask back' });
  await form.getByLabel('Message').fill('\u202e');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Please leave out invisible characters.');
  await form.getByLabel('Message').fill('And <i>when</i>?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(log.getByText('And <i>when</i>?')).toBeVisible();
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(3);
  expect((await talkAsStaff(found)).said).toEqual(['Yes.\n<script>alert(1)</script>', 'And <i>when</i>?']);
});

test('an unknown URL of a talk reveals nothing', async ({ page }) => {
  for (const key of ['0123456789abcdefghijkl', 'H7K2-9QMD', '%3Cscript%3E']) {
    expect((await page.goto(`/talk/${key}`))?.status()).toBe(404);
  }
});
