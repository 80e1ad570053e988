import { expect } from '@playwright/test';
import { categoryOf } from '../../catalogue/categories.ts';
import { sum } from '../../catalogue/fixture-figures.ts';
import { portfolio } from '../../content/portfolio.ts';
import { test } from '../test.ts';

function isUnder(category: string) {
  return (piece: (typeof portfolio)[number]) =>
    piece.services.some((service) => categoryOf(service).attributes.url === category);
}

function titleOf(holds: (piece: (typeof portfolio)[number]) => boolean): string {
  const piece = portfolio.find(holds);
  if (!piece) throw new Error('No piece of the portfolio is of this kind');
  return piece.title;
}

const isDesign = isUnder('graphic-design');
const isContent = isUnder('content-writing');

test('a portfolio piece links to an estimate of its packages', async ({ page }) => {
  await page.goto('/portfolio/bakery-leeds');
  await page.getByRole('main').getByRole('link', { name: 'Price work like this' }).click();
  await expect(page).toHaveURL(
    /\/estimate\?item=wordpress-development\.\w+\.1&item=website-copywriting\.[\w-]+\.1#estimate$/,
  );
  await expect(page.getByRole('main')).toContainText(
    sum('wordpress-development.basic', 'website-copywriting.500-words'),
  );
});

test('client quotes are next to their work, and work next to client quotes', async ({ page }) => {
  const piece = { name: 'A bakery in Leeds', path: '/portfolio/bakery-leeds' };
  await page.goto(piece.path);
  const words = page.getByRole('main').locator('blockquote');
  const quote = (await words.textContent()) ?? '';
  await page.goto('/testimonials');
  const sheet = page.getByRole('main').getByRole('listitem').filter({ hasText: quote }).first();
  await sheet.getByRole('link', { name: piece.name }).click();
  await expect(page).toHaveURL(piece.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(piece.name);
  await expect(words).toHaveText(quote);
});

test('choosing a kind of work filters the list at once and updates the URL', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/portfolio');
  const cards = page.locator('main').getByRole('heading', { level: 2 });
  const all = await cards.count();
  const filter = page.getByRole('navigation', { name: 'Kind of work' });
  await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  page.on('request', (request) => requests.push(request.url()));

  await filter.getByRole('link', { name: 'Design' }).click();
  await expect(page).toHaveURL(/\/portfolio\?service=graphic-design$/);
  await expect(filter.getByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(page.getByRole('heading', { name: titleOf(isDesign) })).toBeVisible();
  await expect(page.getByRole('heading', { name: titleOf((piece) => !isDesign(piece)) })).toHaveCount(0);
  expect(requests.filter((url) => url.includes('/portfolio.data?'))).toEqual([]);

  await page.goBack();
  await expect(cards).toHaveCount(all);
});

test('a shared URL opens with its filter applied', async ({ page }) => {
  await page.goto('/portfolio?service=content-writing');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d+ pieces of work$/);
});

test('an unknown filter shows everything', async ({ page }) => {
  await page.goto('/portfolio?service=juggling');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ pieces of work$/);
});

test('a sample has brief, contents and outcome, its label and a link to the next', async ({ page }) => {
  const [first, second] = portfolio;
  await page.goto(`/portfolio/${first?.slug}`);
  await expect(page.getByText('Sample work')).toHaveCount(first?.sample ? 1 : 0);
  for (const name of ['The brief', 'What the project contains', 'What it gives the business', 'Services in it']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Portfolio' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works as plain links', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('navigation', { name: 'Kind of work' }).getByRole('link', { name: 'Content' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d+ pieces of work$/);
    await expect(page.getByRole('heading', { name: titleOf((piece) => !isContent(piece)) })).toHaveCount(0);
  });
});
