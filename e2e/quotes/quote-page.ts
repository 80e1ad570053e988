import type { Page } from '@playwright/test';

export const items = 'item=website-development.standard.1&item=article-writing.1000-words.4&discount=1';

export async function makeQuote(page: Page): Promise<void> {
  await page.goto(`/estimate?${items}`);
  await page.getByRole('button', { name: 'Make this a quote' }).click();
  await page.waitForURL(/\/quote\/[\w-]{22}#quote$/);
}

export function quotePage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1 }),
    sheet: page.getByRole('article'),
    name: page.getByLabel('Name'),
    email: page.getByLabel('Email'),
    consent: page.getByLabel('I accept the quote'),
    accept: page.getByRole('button', { name: 'Accept', exact: true }),
  };
}

export async function fillIn(page: Page): Promise<void> {
  const { name, email, consent } = quotePage(page);
  await name.fill('Asha Rao');
  await email.fill('asha@client.example');
  await consent.check();
}
