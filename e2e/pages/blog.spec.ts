import { expect } from '@playwright/test';
import { test } from '../test.ts';

test('the list shows six posts per page, newest first, each post once', async ({ page }) => {
  await page.goto('/blog');
  const titles: string[] = [];
  const dates: string[] = [];
  const older = page.getByRole('link', { name: 'Older posts' });
  const posts = page.locator('main').getByRole('heading', { level: 2 });
  for (let number = 1; ; number++) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await posts.count()).toBeLessThanOrEqual(6);
    titles.push(...(await posts.allTextContents()));
    for (const time of await page.locator('main time').all()) dates.push((await time.getAttribute('datetime')) ?? '');
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(page).toHaveURL(new RegExp(`/blog/page/${number + 1}$`));
  }
  expect(titles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(titles).size).toBe(titles.length);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the newest post lists its sections where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const sections = page.getByRole('list', { name: 'In this post' });
  await expect(sections).toHaveCount(1);
  const last = sections.getByRole('link').last();
  const title = await last.innerText();
  const [, id] = (await last.getAttribute('href'))?.split('#') ?? [];
  await last.click();
  await expect(page.locator(`[id="${id}"]`)).toHaveText(title);
});

test("the first page of the list has one URL, and pages past the last don't exist", async ({ page, request }) => {
  await page.goto('/blog/page/1');
  await expect(page).toHaveURL(/\/blog$/);
  for (const address of ['/blog/page/99', '/blog/page/0', '/blog/page/02', '/blog/page/two', '/blog/tag/nothing']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('a tag links to its posts and is marked as current', async ({ page }) => {
  await page.goto('/blog');
  const subjects = page.getByRole('navigation', { name: 'Subjects' });
  await subjects.getByRole('link', { name: /^Budget/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts about Budget');
  await expect(subjects.getByRole('link', { name: /^Budget/ })).toHaveAttribute('aria-current', 'true');
});

test('a post has a table of contents, its facts, services and related posts', async ({ page }) => {
  await page.goto('/blog/what-a-website-costs');
  await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const link of await contents.all()) {
    const target = await link.getAttribute('href');
    await expect(page.locator(`h2${target}`)).toHaveCount(1);
  }
  await contents.last().click();
  await expect(page).toHaveURL(/#.+/);
  const services = page.getByRole('complementary', { name: 'Services this post speaks of' });
  await expect(services.getByRole('link', { name: 'Website Development' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
});

test('on a phone, table rows are stacked, every value with its heading, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blog/backlinks-without-regret');
  const table = page.getByRole('region', { name: 'Table' });
  expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  const label = (cell: Element) => getComputedStyle(cell, '::before').content.replace(/^"|".*$/g, '');
  const heading = await table.getByRole('columnheader').first().textContent();
  expect(await table.locator('tbody td').first().evaluate(label)).toBe(heading);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
