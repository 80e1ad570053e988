import type { Page } from '@playwright/test';
import { openPage } from '../open-page.ts';

export const contactPath = '**/api/contact';

/** The form's fields, by their labels. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Write to us' });
  return {
    form,
    name: form.getByLabel('Name', { exact: true }),
    email: form.getByLabel('Email', { exact: true }),
    company: form.getByLabel('Company'),
    country: form.getByLabel('Country', { exact: true }),
    service: form.getByLabel('Service'),
    budget: form.getByLabel('Budget'),
    message: form.getByLabel('Message', { exact: true }),
    consent: form.getByLabel(/may use these details/),
    send: form.getByRole('button', { name: /^Send/ }),
    notice: form.getByRole('region'),
    thanks: page.getByRole('heading', { name: 'Thank you, your message has arrived' }),
    region: page.getByRole('region', { name: 'Write to us' }),
  };
}

export async function openForm(page: Page, address = '/contact') {
  await openPage(page, address);
  await page.locator('form[data-live]').waitFor();
  return contactForm(page);
}

export const message = 'We sell tea and need a shop that takes orders.';

/** Fills in all required fields. */
export async function fillIn(page: Page, text = message): Promise<void> {
  const { name, email, country, message: field, consent } = contactForm(page);
  await name.fill('Asha Rao');
  await email.fill('asha@client.example');
  await country.selectOption('India');
  await field.fill(text);
  await consent.check();
}

export const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Submits a form without scripts. If it was too fast for the server's bot check, presses again. */
export async function sendPlainForm(page: Page): Promise<void> {
  const { send } = contactForm(page);
  const tooQuick = page.getByText('Please press Send again.');
  do {
    await send.click();
    await page.waitForLoadState();
  } while (await tooQuick.isVisible());
}
