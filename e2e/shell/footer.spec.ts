import { expect } from '@playwright/test';
import { orderStart } from '../../company/addresses.ts';
import { offices, socialProfiles } from '../../company/facts.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

test('the footer has the call to action, the links, the flags and the social links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Take Action Today');
  await expect(footer.getByRole('heading', { name: 'Boost Your Online Presence' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', orderStart);
  const pages = ['Services', 'Get a price', 'Portfolio', 'Testimonials', 'About', 'Contact', 'Careers'];
  const names = [...pages, 'Site Map', 'TOS', 'Privacy'];
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(names);
  for (const { country } of offices) await expect(footer.getByRole('img', { name: country })).toBeVisible();
  await expect(footer).toContainText('Serving Clients Worldwide');
  for (const { label, url } of socialProfiles) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url);
  }
});

test.describe('with another clock', () => {
  test.use({ ownContext: true });

  test('the copyright is up to date right after New Year, without a rebuild', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-01-01T00:00:05') });
    await openPage(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2016–2031');
  });
});
